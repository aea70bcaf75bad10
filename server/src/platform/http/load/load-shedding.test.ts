import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { blockEventLoop } from '../../../../test/harness/block-event-loop.ts'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { type Customer, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../../test/harness/harness.ts'
import { startStopwatch } from '../../config/clock.ts'

// A high rate limit, because requests beyond the limit would get 429 instead of 503.
const world = useOwnWorld({ RATE_LIMIT_PER_CUSTOMER: '10000' })

/** Blocks the event loop for 400 ms at a time, as heavy work would, until `isOver` returns true. */
async function keepBusy(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    blockEventLoop(400)
    await nextTurn()
  }
}

// spec: P-14
test('while the event loop is overloaded, only the customer who causes the load gets 503, and health routes are served', {
  tags: ['long'],
  timeout: 60_000,
}, async () => {
  const heavy = await signUp(world)
  const light = await signUp(world)
  const refused: Awaited<ReturnType<typeof ask>>[] = []
  let asked = 0
  const ask = ({ token }: Pick<Customer, 'token'>) => {
    asked += 1
    // The query differs each time, so that no cached response is sent.
    return world.app.inject({
      url: `/v1/properties?turn=${asked}`,
      headers: { authorization: `Bearer ${token}` },
    })
  }

  const elapsedMs = startStopwatch()
  const isOver = () => refused.length > 0 || elapsedMs() > 30_000
  // Each client pauses for a different number of turns of the event loop. If all requests began in the same turn, none
  // would find another request in progress.
  const loop = async (_: unknown, turnsBetween: number) => {
    while (!isOver()) {
      const answer = await ask(heavy)
      if (answer.statusCode !== 200) refused.push(answer)
      for (let turn = 0; turn < turnsBetween; turn += 1) await nextTurn()
    }
  }
  const statuses = new Set<number>()
  const lightLoop = async () => {
    while (!isOver()) {
      statuses.add((await ask(light)).statusCode)
      statuses.add((await world.app.inject('/healthz')).statusCode)
      statuses.add((await world.app.inject('/readyz')).statusCode)
    }
  }
  await Promise.all([...Array.from({ length: 12 }, loop), lightLoop(), keepBusy(isOver)])

  const [first] = refused
  if (!first) throw new Error('The heavy customer was never refused.')
  expectProblem(first, 'unavailable')
  expect(first.headers['retry-after']).toBe('1')
  expect([...statuses]).toEqual([200])
})

import { expect, test } from 'vitest'
import { signUp } from '../../harness/factories.ts'
import { useWorld } from '../../harness/harness.ts'
import { scoreConversations } from './run.ts'
import { conversationDate } from './two-homes.ts'

const world = useWorld()

test('HomeBot answers whole conversations about two homes from their records', {
  timeout: 600_000,
}, async () => {
  world.clock.set(`${conversationDate}T15:00:00Z`)
  const { api } = await signUp(world)
  const { turns, right, followUpsRight } = await scoreConversations(api)
  const wrong = turns
    .filter(({ faults }) => faults.length > 0)
    .map(({ conversation, message, faults }) => `${conversation}: ${message}: ${faults.join('; ')}`)
  expect(turns.length).toBeGreaterThan(180)
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
  expect(followUpsRight, wrong.join('\n')).toBeGreaterThanOrEqual(0.85)
})

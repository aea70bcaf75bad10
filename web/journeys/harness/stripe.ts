import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../../../scripts/steps/free-port.mjs'

/** The running product with payments through Stripe, and the Stripe test server that the product calls. */
export interface PaidProduct {
  readonly url: string
  /**
   * Performs an action at the Stripe test server as if it had happened `daysAgo`. Stripe's events are sent to the
   * product.
   */
  perform(action: 'pay' | 'decline', sessionId: string, daysAgo?: number): Promise<void>
  close(): Promise<void>
}

function start(script: string[], env: Record<string, string>) {
  // The child process gets no other environment variables, because a developer's own variables could change the
  // journeys.
  const child = spawn(process.execPath, script, { env })
  child.stderr.pipe(process.stderr)
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, lines }
}

async function stop(child: ChildProcessWithoutNullStreams): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts the Stripe test server and the product, in the build that the other journeys use. */
export async function startPaidProduct(): Promise<PaidProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'home-pulse-stripe-'))
  const stripe = start(
    ['--conditions=@home-pulse/source', '--import', 'tsx', 'server/test/stripe/process.ts'],
    {},
  )
  const { url, secretKey, webhookSecret } = JSON.parse(String((await stripe.lines.next()).value))
  const port = String(await findFreePort())
  const origin = `http://127.0.0.1:${port}`
  const product = start(['server/dist/main.js'], {
    ...{ HOST: '127.0.0.1', PORT: port, PUBLIC_URL: origin, DATA_DIR: folder },
    ...{ STRIPE_API_URL: url, STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret },
  })
  let isReady = false
  while (!isReady) {
    const { value, done } = await product.lines.next()
    if (done) throw new Error('The product ended before it was ready.')
    isReady = value.includes('ready at ')
  }
  // Reads the rest of the output, because the product would block on a full pipe.
  void (async () => {
    for await (const _ of { [Symbol.asyncIterator]: () => product.lines });
  })()
  return {
    url: origin,
    async perform(action, sessionId, daysAgo = 0) {
      stripe.child.stdin.write(`${JSON.stringify({ action, sessionId, daysAgo, product: origin })}\n`)
      const { value } = await stripe.lines.next()
      if (value !== 'told') throw new Error(`Stripe did not tell of: ${action}.`)
    },
    async close() {
      await Promise.all([stop(product.child), stop(stripe.child)])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

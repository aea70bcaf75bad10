import { createInterface } from 'node:readline'
import Stripe from 'stripe'
import { systemClock } from '../../src/platform/config/clock.ts'
import type { StripeEvent } from './objects.ts'
import { secretKey, startStripeServer, webhookSecret } from './server.ts'

// This program runs the Stripe test server as a process for the browser tests. Each line of its input is an action that
// happened at Stripe some days ago, such as a payment. The program sends the events of this action to the product, and
// then writes a line to confirm it.
interface JourneyAction {
  readonly action: 'pay' | 'decline'
  readonly sessionId: string
  readonly daysAgo: number
  readonly product: string
}

let daysAgo = 0
const stripe = await startStripeServer(() => systemClock.nowMs() - daysAgo * 24 * 60 * 60_000)
const writeLine = (line: string) => void process.stdout.write(`${line}\n`)
writeLine(JSON.stringify({ url: stripe.url, secretKey, webhookSecret }))

async function deliver(product: string, event: StripeEvent): Promise<void> {
  const payload = JSON.stringify(event)
  const answer = await fetch(`${product}/v1/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
    },
    body: payload,
  })
  if (!answer.ok) throw new Error(`The product answered ${answer.status}.`)
}

for await (const line of createInterface(process.stdin)) {
  // The input comes only from `web/journeys/harness/stripe.ts`, so its type is not checked.
  const { action, sessionId, product, ...when } = JSON.parse(line) as JourneyAction
  daysAgo = when.daysAgo
  const bought = stripe.ledger.sessions.get(sessionId)?.subscription
  const events =
    action === 'pay' ? stripe.act.pay(sessionId).events : stripe.act.renew(bought ?? '', { isDeclined: true })
  daysAgo = 0
  for (const event of events) await deliver(product, event)
  writeLine('told')
}
await stripe.close()

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type StripeServer,
  secretKey,
  startStripeServer,
  webhookSecret,
} from '../../../../../test/stripe/server.ts'
import { systemClock } from '../../../config/clock.ts'
import { readConfig } from '../../../config/config.ts'
import { checkStripe } from './check.ts'
import { eventTypes } from './events.ts'

let stripe: StripeServer
beforeAll(async () => {
  stripe = await startStripeServer(systemClock.nowMs)
})
afterAll(() => stripe.close())

const url = 'https://pulse.example/v1/webhooks/stripe'
const price = {
  id: 'price_1',
  object: 'price',
  active: true,
  lookup_key: 'home_pulse_individual_monthly',
  unit_amount: 9900,
  currency: 'usd',
  recurring: { interval: 'month', interval_count: 1 },
  product: 'prod_1',
} as const
const endpoint = {
  id: 'we_1',
  object: 'webhook_endpoint',
  url,
  status: 'enabled',
  enabled_events: eventTypes,
} as const

beforeEach(() => {
  stripe.ledger.prices.set(price.id, price)
  stripe.ledger.endpoints.set(endpoint.id, endpoint)
  stripe.ledger.hasPortal = true
})

async function check(environment: Record<string, string> = {}, clock = systemClock) {
  const config = readConfig({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    PUBLIC_URL: 'https://pulse.example/',
    ...environment,
  })
  const findings = await checkStripe(config, clock)
  expect(JSON.stringify(findings)).not.toMatch(/sk_test|whsec_/)
  return {
    right: findings.filter(({ isRight }) => isRight).map(({ message }) => message),
    wrong: findings.filter(({ isRight }) => !isRight).map(({ message }) => message),
  }
}

describe('npm run stripe:check', () => {
  test('reports no fault if the key, price, webhook and billing portal are correct', async () => {
    const { right, wrong } = await check()
    expect(wrong).toEqual([])
    expect(right).toEqual([
      'The secret key is a test one: no card is charged.',
      'The price "home_pulse_individual_monthly" is 99 USD every month, and active.',
      `The webhook endpoint ${url} is enabled, and is sent all that is needed.`,
      expect.stringContaining('no event of the last three days shows whether it is that of the endpoint'),
      'The billing portal is set up: customers can change their card.',
    ])
  })

  test('accepts a missing price, and a webhook endpoint for all events', async () => {
    stripe.ledger.prices.clear()
    stripe.ledger.endpoints.set('we_1', { ...endpoint, enabled_events: ['*'] })
    const { right, wrong } = await check()
    expect(wrong).toEqual([])
    expect(right[1]).toMatch(/the first checkout makes it, 99 USD a month/)
  })

  test.each([
    [{ unit_amount: 990 }, 'is 9.9 USD every month'],
    [{ currency: 'eur' }, 'is 99 EUR every month'],
    [{ recurring: { interval: 'month', interval_count: 3 } }, 'is 99 USD every 3 months'],
    [{ recurring: { interval: 'year', interval_count: 1 } }, 'is 99 USD every year'],
    [{ recurring: null }, 'is 99 USD once'],
  ])('reports a fault if the price is %j', async (change, words) => {
    stripe.ledger.prices.set('price_1', { ...price, ...change })
    const { wrong } = await check()
    expect(wrong).toEqual([expect.stringContaining(`${words}, and active. The screens promise 99 USD`)])
  })

  test.each([
    [
      { url: 'https://elsewhere.example/v1/webhooks/stripe' },
      /^No webhook endpoint of this account is https/,
    ],
    [{ status: 'disabled' as const }, /is disabled\.$/],
    [
      { enabled_events: ['invoice.paid', 'charge.refunded'] },
      /is not sent checkout\.session\.completed, customer/,
    ],
  ])('reports a fault if the webhook endpoint has %j', async (change, words) => {
    stripe.ledger.endpoints.set('we_1', { ...endpoint, ...change })
    expect((await check()).wrong).toEqual([expect.stringMatching(words)])
  })

  test('reports a wrong webhook secret if Stripe could not deliver its newest event', async () => {
    const { ledger } = stripe
    const first = ledger.tell('invoice.paid', {})
    expect((await check()).right).toContainEqual(expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is that of/))
    ledger.undelivered.add(ledger.tell('charge.refunded', {}).id)
    expect((await check()).wrong).toEqual([
      expect.stringMatching(
        /could not deliver its newest event, charge\.refunded: STRIPE_WEBHOOK_SECRET is not/,
      ),
    ])
    ledger.undelivered.clear()
    expect((await check()).wrong).toEqual([])
    expect(ledger.events.delete(first.id)).toBe(true)
    ledger.events.clear()
  })

  test('reports, for a local URL, the Stripe CLI command that forwards webhooks to it', async () => {
    const { right, wrong } = await check({ PUBLIC_URL: 'http://localhost:3000' })
    expect(wrong).toEqual([])
    expect(right[2]).toMatch(/stripe listen --forward-to localhost:3000\/v1\/webhooks\/stripe$/)
  })

  test('reports a fault if the billing portal is missing, or if this machine’s clock is wrong', async () => {
    stripe.ledger.hasPortal = false
    expect((await check()).wrong).toEqual([expect.stringContaining('The billing portal is not set up')])
    const slow = { nowMs: () => systemClock.nowMs() - 7 * 60_000 }
    expect((await check({}, slow)).wrong).toEqual([
      'The clock of this machine is 7 minutes off: every webhook would be refused.',
    ])
  })

  test('reports only one fault if Stripe rejects the key or is overloaded', async () => {
    expect((await check({ STRIPE_SECRET_KEY: 'sk_test_another' })).wrong).toEqual([
      'Stripe does not accept this key. Copy it again from the dashboard, under Developers.',
    ])
    stripe.fail(/prices/, 'busy')
    expect((await check()).wrong).toEqual([expect.stringContaining('Stripe could not be asked')])
  })

  test('reports one fault if no Stripe key is set', async () => {
    expect(await checkStripe(readConfig({}), systemClock)).toMatchObject([{ isRight: false }])
  })
})

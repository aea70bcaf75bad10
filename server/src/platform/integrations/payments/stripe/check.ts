import { monthlyPriceCents } from '@home-pulse/contract/terms'
import Stripe from 'stripe'
import type { Clock } from '../../../config/clock.ts'
import type { Config, StripeConfig } from '../../../config/config.ts'
import { makeStripe } from './client.ts'
import { eventTypes } from './events.ts'
import { findPrice } from './prices.ts'

/** A result of the check of the Stripe account. */
export interface Finding {
  readonly isRight: boolean
  /** True if the check found no fault, but could not prove that the setting works. */
  readonly isUnproven?: true
  readonly message: string
}

const right = (message: string): Finding => ({ isRight: true, message })
const unproven = (message: string): Finding => ({ isRight: true, isUnproven: true, message })
const wrong = (message: string): Finding => ({ isRight: false, message })

const webhookPath = '/v1/webhooks/stripe'
const toleranceMs = 300_000

/** Checks if the configured Stripe account can accept payments. Changes nothing in the account. */
export async function checkStripe(config: Config, clock: Clock): Promise<Finding[]> {
  const { stripe: settings } = config
  if (!settings)
    return [wrong('STRIPE_SECRET_KEY is not set: payments use the sandbox, which charges no card.')]
  const stripe = makeStripe(settings)
  const keyFindings = await catchStripeErrors(() => checkKey(stripe, settings, clock))
  if (keyFindings.some(({ isRight }) => !isRight)) return keyFindings
  return [
    ...keyFindings,
    ...(await catchStripeErrors(() => checkPrice(stripe, settings))),
    ...(await catchStripeErrors(() => checkWebhook(stripe, config))),
    ...(await catchStripeErrors(() => checkDeliveries(stripe, clock))),
    ...(await catchStripeErrors(() => checkPortal(stripe))),
  ]
}

/**
 * Runs a check. Turns an error of Stripe into a finding, without Stripe's message, which may contain a part of the key.
 */
async function catchStripeErrors(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    const { errors } = Stripe
    if (error instanceof errors.StripeAuthenticationError)
      return [wrong('Stripe does not accept this key. Copy it again from the dashboard, under Developers.')]
    if (error instanceof errors.StripePermissionError)
      return [
        wrong(
          'This restricted key may not read what is looked at here. Give it read access, or use a secret key.',
        ),
      ]
    if (error instanceof errors.StripeError)
      return [
        wrong(
          `Stripe could not be asked (${error.type}${error.statusCode ? ` ${error.statusCode}` : ''}). Try again in a moment.`,
        ),
      ]
    throw error
  }
}

async function checkKey(
  stripe: Stripe,
  { isLive, secretKey }: StripeConfig,
  clock: Clock,
): Promise<Finding[]> {
  const { lastResponse } = await stripe.prices.list({ limit: 1 })
  const kind = secretKey.startsWith('rk_') ? 'restricted key' : 'secret key'
  const mode = isLive
    ? `The ${kind} is a live one: cards are charged for real.`
    : `The ${kind} is a test one: no card is charged.`
  const offMs = Math.abs(clock.nowMs() - Date.parse(new Headers(lastResponse.headers).get('date') ?? ''))
  if (offMs > toleranceMs)
    return [
      right(mode),
      wrong(
        `The clock of this machine is ${Math.round(offMs / 60_000)} minutes off: every webhook would be refused.`,
      ),
    ]
  return [right(mode)]
}

const dollars = (cents: number | null, currency: string) => `${(cents ?? 0) / 100} ${currency.toUpperCase()}`

async function checkPrice(stripe: Stripe, { priceLookupKey }: StripeConfig): Promise<Finding[]> {
  const price = await findPrice(stripe, priceLookupKey)
  const promised = dollars(monthlyPriceCents, 'usd')
  if (!price)
    return [
      right(
        `There is no active price "${priceLookupKey}" yet: the first checkout makes it, ${promised} a month.`,
      ),
    ]
  const interval = price.recurring
    ? `every ${price.recurring.interval_count > 1 ? `${price.recurring.interval_count} ${price.recurring.interval}s` : price.recurring.interval}`
    : 'once'
  const message = `The price "${priceLookupKey}" is ${dollars(price.unit_amount, price.currency)} ${interval}, and active.`
  const isPromised =
    price.unit_amount === monthlyPriceCents &&
    price.currency === 'usd' &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  return isPromised ? [right(message)] : [wrong(`${message} The screens promise ${promised} every month.`)]
}

async function checkWebhook(stripe: Stripe, { mail, stripe: stripeConfig }: Config): Promise<Finding[]> {
  const url = mail.origin + webhookPath
  const { protocol, hostname, host } = new URL(url)
  if (stripeConfig?.isLive && protocol !== 'https:')
    return [wrong(`${url} is not https: with a live key Stripe sends nothing there.`)]
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    return [
      unproven(
        `${url} is on this machine, where Stripe reaches it only while this runs: stripe listen --forward-to ${host}${webhookPath}`,
      ),
    ]
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const endpoint = data.find((candidate) => candidate.url.replace(/\/+$/, '') === url)
  if (!endpoint) return [wrong(`No webhook endpoint of this account is ${url}. Add one in the dashboard.`)]
  if (endpoint.status !== 'enabled') return [wrong(`The webhook endpoint ${url} is disabled.`)]
  const missing = endpoint.enabled_events.includes('*')
    ? []
    : eventTypes.filter((type) => !endpoint.enabled_events.includes(type))
  return missing.length > 0
    ? [wrong(`The webhook endpoint ${url} is not sent ${missing.join(', ')}.`)]
    : [right(`The webhook endpoint ${url} is enabled, and is sent all that is needed.`)]
}

const recentSeconds = 3 * 24 * 60 * 60

/**
 * Checks the webhook secret. Stripe does not reveal the secret. So this looks for events whose delivery to this server
 * failed or succeeded.
 */
async function checkDeliveries(stripe: Stripe, clock: Clock): Promise<Finding[]> {
  const created = { gte: Math.floor(clock.nowMs() / 1000) - recentSeconds }
  const newest = async (isDelivered: boolean) => {
    const { data } = await stripe.events.list({
      ...{ types: [...eventTypes], created, limit: 1 },
      delivery_success: isDelivered,
    })
    return data[0]
  }
  const [delivered, failed] = [await newest(true), await newest(false)]
  if (failed && (!delivered || failed.created >= delivered.created))
    return [
      wrong(
        `Stripe could not deliver its newest event, ${failed.type}: STRIPE_WEBHOOK_SECRET is not that of the endpoint, or the server was not reached. Its log says which.`,
      ),
    ]
  return delivered
    ? [right('STRIPE_WEBHOOK_SECRET is that of the endpoint: the newest event of Stripe was taken.')]
    : [
        unproven(
          'STRIPE_WEBHOOK_SECRET is set, and no event of the last three days shows whether it is that of the endpoint. Pay once with a test card, then ask again.',
        ),
      ]
}

async function checkPortal(stripe: Stripe): Promise<Finding[]> {
  const { data } = await stripe.billingPortal.configurations.list({
    is_default: true,
    active: true,
    limit: 1,
  })
  return data.length > 0
    ? [right('The billing portal is set up: customers can change their card.')]
    : [
        wrong(
          'The billing portal is not set up: save its settings once in the dashboard, under Settings, Billing.',
        ),
      ]
}

import Stripe from 'stripe'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentFault } from '../../../errors/payment-fault.ts'
import { readUntil } from '../../bounded-body.ts'

/** Retried with one idempotency key, as the SDK does by itself. Who waits, waits for all tries and half a second between. */
const retries = 1

/** A hundred subscriptions with their invoices, the most that is asked for at once, are a few hundred kilobytes. */
const wholeAnswer = {
  maxBytes: 8 * 1024 * 1024,
  tooLong: () => new Error('Stripe sent more than an answer.'),
}

/**
 * The SDK's own client for Node measures silence, so that a byte now and then is waited for without end, and it bounds no
 * bytes. The signal that it gives to a `fetch` measures a whole answer.
 */
const fetchWhole: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const { signal } = init ?? {}
  const { body } = response
  return new Response(signal && body ? readUntil(signal, body, wholeAnswer) : body, response)
}

/** The official SDK, with bounds on every call. */
export function makeStripe({ secretKey, apiUrl, limitMs }: StripeConfig): Stripe {
  const elsewhere = apiUrl ? new URL(apiUrl) : undefined
  return new Stripe(secretKey, {
    timeout: limitMs,
    httpClient: Stripe.createFetchHttpClient(fetchWhole),
    maxNetworkRetries: retries,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === 'https:' ? 443 : 80),
      protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/**
 * Whether Stripe does not have what was asked for, or has it no more. It answers so too where a subscription that is over
 * is cancelled again.
 */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404)

/** Asks Stripe; what goes wrong is told without a word of what was sent, and without its own sentence, which may repeat it. */
export async function ask<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toFault(what, error)
  }
}

/** What Stripe refused, as a fault; any other error as it is. */
export const toFault = (what: string, error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? faultOf(what, error) : error

function faultOf(what: string, error: Stripe.errors.StripeError): PaymentFault {
  const { errors } = Stripe
  const facts = [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ')
  const message = `Stripe could not be asked to ${what}: ${facts}`
  if (error instanceof errors.StripeConnectionError)
    return new PaymentFault('unavailable', message, { isAnswerLost: true })
  // The same key is at work in another request.
  if (error.statusCode === 409)
    return new PaymentFault('unavailable', message, { isAnswerLost: true, retryAfterSeconds: 1 })
  if (error instanceof errors.StripeRateLimitError || error.statusCode === 429)
    return new PaymentFault('unavailable', message, { retryAfterSeconds: waitOf(error) })
  // A 500 is the answer that the key now has: ask anew.
  if (error instanceof errors.StripeAPIError || (error.statusCode ?? 0) >= 500)
    return new PaymentFault('unavailable', message)
  return new PaymentFault('refused', message)
}

const longestWaitSeconds = 300

function waitOf({ headers }: Stripe.errors.StripeError): number {
  const seconds = Number(headers?.['retry-after'])
  return seconds >= 1 ? Math.min(Math.ceil(seconds), longestWaitSeconds) : 5
}

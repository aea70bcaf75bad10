import Stripe from 'stripe'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentFault } from '../../../errors/payment-fault.ts'
import { readUntil } from '../../bounded-body.ts'

/**
 * The number of retries of the SDK, which use one idempotency key. A request waits for all attempts and half
 * a second between them.
 */
const retries = 1

/**
 * The maximum size of a response. The largest one, a hundred subscriptions with their invoices, has a few
 * hundred kilobytes.
 */
const wholeAnswer = {
  maxBytes: 8 * 1024 * 1024,
  tooLong: () => new Error('The response of Stripe is too large.'),
}

/**
 * A `fetch` whose signal limits the whole response. The SDK's own HTTP client limits only silence: one byte
 * now and then keeps it waiting forever. It has no size limit.
 */
const fetchWhole: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const { signal } = init ?? {}
  const { body } = response
  return new Response(signal && body ? readUntil(signal, body, wholeAnswer) : body, response)
}

/** The official SDK, with limits on every call. */
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
 * Returns true if the object does not exist in Stripe or was deleted. Stripe answers the same when an ended
 * subscription is cancelled again.
 */
export const isMissingAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404)

/**
 * Calls Stripe. A thrown `PaymentFault` contains neither the request nor Stripe's message, which may repeat
 * the request.
 */
export async function ask<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toFault(what, error)
  }
}

/** Converts an error of Stripe to a `PaymentFault`. Other errors are returned unchanged. */
export const toFault = (what: string, error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? faultOf(what, error) : error

function faultOf(what: string, error: Stripe.errors.StripeError): PaymentFault {
  const { errors } = Stripe
  const facts = [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ')
  const message = `Stripe could not be asked to ${what}: ${facts}`
  if (error instanceof errors.StripeConnectionError)
    return new PaymentFault('unavailable', message, { isAnswerLost: true })
  // Another request with the same idempotency key is in progress.
  if (error.statusCode === 409)
    return new PaymentFault('unavailable', message, { isAnswerLost: true, retryAfterSeconds: 1 })
  if (error instanceof errors.StripeRateLimitError || error.statusCode === 429)
    return new PaymentFault('unavailable', message, { retryAfterSeconds: waitOf(error) })
  // Stripe stores a 500 under the idempotency key, so the retry needs a new key.
  if (error instanceof errors.StripeAPIError || (error.statusCode ?? 0) >= 500)
    return new PaymentFault('unavailable', message)
  return new PaymentFault('refused', message)
}

const maxWaitSeconds = 300

function waitOf({ headers }: Stripe.errors.StripeError): number {
  const seconds = Number(headers?.['retry-after'])
  return seconds >= 1 ? Math.min(Math.ceil(seconds), maxWaitSeconds) : 5
}

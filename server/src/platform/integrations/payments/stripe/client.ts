import Stripe from 'stripe'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentError } from '../../../errors/payment-error.ts'
import { readUntil } from '../../bounded-body.ts'

/**
 * The number of times that the SDK repeats a failed call, with the same idempotency key. Our request waits for all
 * attempts and half a second between two of them.
 */
const retries = 1

/**
 * The maximum size of a response. The largest response is a list of a hundred subscriptions with their invoices. It has
 * a few hundred kilobytes.
 */
const bodyLimit = {
  maxBytes: 8 * 1024 * 1024,
  tooLong: () => new Error('The response of Stripe is too large.'),
}

/**
 * Like `fetch`, but with a size limit, and with a time limit for the whole response. The SDK's own HTTP client limits
 * only the time without data. A server that sends a byte now and then could keep that client waiting forever.
 */
const fetchWhole: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const { signal } = init ?? {}
  const { body } = response
  return new Response(signal && body ? readUntil(signal, body, bodyLimit) : body, response)
}

/** Creates Stripe's official SDK with time and size limits for every call. */
export function makeStripe({ secretKey, apiUrl, limitMs }: StripeConfig): Stripe {
  const customUrl = apiUrl ? new URL(apiUrl) : undefined
  return new Stripe(secretKey, {
    timeout: limitMs,
    httpClient: Stripe.createFetchHttpClient(fetchWhole),
    maxNetworkRetries: retries,
    telemetry: false,
    ...(customUrl && {
      host: customUrl.hostname,
      port: customUrl.port || (customUrl.protocol === 'https:' ? 443 : 80),
      protocol: customUrl.protocol === 'https:' ? 'https' : 'http',
    }),
  })
}

/**
 * Returns true if Stripe reports that the object does not exist or was deleted. Stripe also reports this if a
 * subscription that has ended is cancelled again.
 */
export const isMissingAtStripe = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404)

/**
 * Calls Stripe. A failed call throws a `PaymentError`. That error contains neither the request nor Stripe's message,
 * which may repeat the request.
 */
export async function callStripe<T>(what: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toPaymentError(what, error)
  }
}

/** Converts an error of Stripe to a `PaymentError`. Returns other errors unchanged. */
export const toPaymentError = (what: string, error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError ? paymentErrorOf(what, error) : error

function paymentErrorOf(what: string, error: Stripe.errors.StripeError): PaymentError {
  const { errors } = Stripe
  const facts = [error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' ')
  const message = `Stripe could not be asked to ${what}: ${facts}`
  if (error instanceof errors.StripeConnectionError)
    return new PaymentError('unavailable', message, { isAnswerLost: true })
  // Stripe answers 409 if another request with the same idempotency key is in progress.
  if (error.statusCode === 409)
    return new PaymentError('unavailable', message, { isAnswerLost: true, retryAfterSeconds: 1 })
  if (error instanceof errors.StripeRateLimitError || error.statusCode === 429)
    return new PaymentError('unavailable', message, { retryAfterSeconds: waitOf(error) })
  // Stripe stores a response with status 500 under the idempotency key. So the retry needs a new key.
  if (error instanceof errors.StripeAPIError || (error.statusCode ?? 0) >= 500)
    return new PaymentError('unavailable', message)
  return new PaymentError('refused', message)
}

const maxWaitSeconds = 300

function waitOf({ headers }: Stripe.errors.StripeError): number {
  const seconds = Number(headers?.['retry-after'])
  return seconds >= 1 ? Math.min(Math.ceil(seconds), maxWaitSeconds) : 5
}

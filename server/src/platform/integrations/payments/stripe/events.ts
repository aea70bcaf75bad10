import Stripe from 'stripe'
import { z } from 'zod'
import type { Clock } from '../../../config/clock.ts'
import { EventRefused, type PaymentEvent } from '../payments.ts'
import { refOf } from './reports.ts'

/** The types of events that Stripe must send to our webhook. We acknowledge and ignore other types. */
export const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const

/** The maximum difference between our clock and the time of an event. Stripe recommends this value. */
const toleranceSeconds = 300

/**
 * Matches Stripe's signature header if it has exactly one timestamp. With several, Stripe's library uses the last one,
 * so an attacker could combine an old signature with a new time. https://docs.stripe.com/webhooks#verify-manually
 */
const signatureForm = /^t=([1-9]\d*)(?:,v\d+=[\da-f]+)+$/

const anyEvent = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
/** The fields of an event that concerns us. Its object has an id, by which the object is read from Stripe. */
const ourEvent = z.object({ data: z.object({ object: z.object({ id: z.string().min(1) }) }) })
const ourTypes: readonly string[] = eventTypes

function isEvent(value: unknown): boolean {
  const { success, data } = anyEvent.safeParse(value)
  return success && (!ourTypes.includes(data.type) || ourEvent.safeParse(value).success)
}

/**
 * Returns the event in a body. Throws if the signature is not Stripe's signature of exactly these bytes, or if its time
 * is too far from ours.
 */
export function openEvent(
  body: Buffer,
  signature: string | undefined,
  secret: string,
  clock: Clock,
): PaymentEvent {
  let event: Stripe.Event
  const [wellFormed = '', signedAt] = signature?.match(signatureForm) ?? []
  try {
    // Tolerance 0 skips the library's check of the time. The code below checks it, so that the error can tell a wrong
    // clock from a wrong secret.
    event = Stripe.webhooks.constructEvent(body, wellFormed, secret, 0)
  } catch (error) {
    if (error instanceof SyntaxError) throw new EventRefused('form', 'is signed, and is no JSON')
    throw new EventRefused('signature', 'is not signed with STRIPE_WEBHOOK_SECRET')
  }
  const ageSeconds = Math.round(clock.nowMs() / 1000) - Number(signedAt)
  if (!(Math.abs(ageSeconds) <= toleranceSeconds))
    throw new EventRefused(
      'clock',
      `was signed ${Math.abs(ageSeconds)} s ${ageSeconds < 0 ? 'in the future' : 'ago'}: the clock of this machine may be off`,
    )
  if (!isEvent(event)) throw new EventRefused('form', 'is signed, and is no event')
  return eventOf(event)
}

/** Returns the id, the type and the subject of an event. Its other content is not used. */
export function eventOf(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, about: subjectOf(event) }
}

/**
 * Returns the subscription of an invoice. The format of an event depends on the API version that is set for its webhook
 * endpoint. Before version 2025-03-31, the invoice had a field `subscription`.
 */
function subscriptionOf(invoice: Stripe.Invoice & { readonly subscription?: string | null }) {
  return invoice.parent?.subscription_details?.subscription ?? invoice.subscription
}

function subjectOf(event: Stripe.Event): PaymentEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed':
      return { kind: 'checkout', id: event.data.object.id }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return { kind: 'subscription', ref: event.data.object.id }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const ref = refOf(subscriptionOf(event.data.object))
      return ref ? { kind: 'subscription', ref } : { kind: 'nothing' }
    }
    case 'charge.refunded':
      return { kind: 'refund', id: event.data.object.id }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { kind: 'dispute', id: event.data.object.id }
    default:
      return { kind: 'nothing' }
  }
}

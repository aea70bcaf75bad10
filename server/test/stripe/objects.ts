/**
 * A price as Stripe's API sends it. This file declares Stripe's objects with only the fields that the product or a test
 * reads.
 */
export interface Price {
  readonly id: string
  readonly object: 'price'
  active: boolean
  readonly lookup_key: string
  readonly unit_amount: number
  readonly currency: string
  readonly recurring: { readonly interval: string; readonly interval_count: number } | null
  readonly product: string
}

export type Metadata = Record<string, string>

export interface Session {
  readonly id: string
  readonly object: 'checkout.session'
  readonly url: string
  readonly created: number
  readonly expires_at: number
  readonly metadata: Metadata
  readonly client_reference_id: string
  readonly success_url: string
  readonly cancel_url: string
  readonly customer_email: string | null
  customer: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  subscription: string | null
}

export interface Subscription {
  readonly id: string
  readonly object: 'subscription'
  readonly created: number
  readonly customer: string
  readonly metadata: Metadata
  status: 'active' | 'past_due' | 'unpaid' | 'canceled' | 'incomplete'
  cancel_at: number | null
  cancel_at_period_end: boolean
  ended_at: number | null
  latest_invoice: string
  readonly items: {
    object: 'list'
    data: { id: string; current_period_start: number; current_period_end: number }[]
  }
}

export interface Invoice {
  readonly id: string
  readonly object: 'invoice'
  readonly created: number
  readonly customer: string
  status: 'open' | 'paid' | 'uncollectible'
  readonly lines: { object: 'list'; data: { period: { start: number; end: number } }[] }
  readonly parent: {
    readonly type: 'subscription_details'
    readonly subscription_details: { readonly subscription: string; readonly metadata: Metadata }
  }
}

export interface InvoicePayment {
  readonly id: string
  readonly object: 'invoice_payment'
  readonly invoice: string
  readonly status: 'paid'
  readonly payment: { readonly type: 'payment_intent'; readonly payment_intent: string }
}

export interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly created: number
  readonly payment_intent: string
  amount_refunded: number
  refunded: boolean
}

export interface Dispute {
  readonly id: string
  readonly object: 'dispute'
  readonly amount: number
  readonly created: number
  readonly charge: string
  readonly payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly data: { readonly object: object }
}

export interface WebhookEndpoint {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly url: string
  readonly status: 'enabled' | 'disabled'
  readonly enabled_events: readonly string[]
}

/** All objects in a Stripe account, in order of creation. */
export class Ledger {
  readonly #nowMs: () => number
  #idCount = 0
  readonly prices = new Map<string, Price>()
  readonly products = new Map<string, { readonly id: string; readonly name: string }>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly payments = new Map<string, InvoicePayment>()
  readonly charges = new Map<string, Charge>()
  readonly disputes = new Map<string, Dispute>()
  readonly refunds = new Map<string, { readonly id: string; readonly payment_intent: string }>()
  readonly events = new Map<string, StripeEvent>()
  readonly endpoints = new Map<string, WebhookEndpoint>()
  /** The ids of events that no webhook endpoint accepted. */
  readonly undelivered = new Set<string>()
  /** Ids of customers that Stripe has deleted or does not know. */
  readonly unknownCustomers = new Set<string>()
  hasPortal = true

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs
  }

  /** Returns the current time in seconds since 1970. */
  now(): number {
    return Math.floor(this.#nowMs() / 1000)
  }

  id(prefix: string): string {
    this.#idCount += 1
    return `${prefix}_${String(this.#idCount).padStart(6, '0')}`
  }

  tell(type: string, object: object): StripeEvent {
    const event = {
      id: this.id('evt'),
      object: 'event',
      type,
      created: this.now(),
      data: { object: structuredClone(object) },
    } as const
    this.events.set(event.id, event)
    return event
  }
}

/** Returns an object of the Stripe account. Throws if there is none, because the test then has an error. */
export function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The Stripe test account has no such object.')
  return found
}

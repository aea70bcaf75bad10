/** The input for a new checkout. */
export interface CheckoutRequest {
  /** An unguessable id of this attempt. Two calls with one key give the same checkout. */
  readonly key: string
  readonly customerId: string
  readonly email: string
  /** The product's origin for this customer, `https://pulse.example`. */
  readonly origin: string
  /** The provider's id of the customer, if they paid before. */
  readonly customerRef?: string | null | undefined
}

export interface Checkout {
  /** Unguessable and never logged: once the checkout is paid, its id signs the customer in. */
  readonly id: string
  /** Absolute, or a path of this app. */
  readonly url: string
  /** The price of the first month in cents of US dollars. */
  readonly amountCents: number
  /** The time after which it cannot be paid. Null if it does not expire. */
  readonly expiresAt: Date | null
}

/** Our copy of the state of a subscription. */
export interface SubscriptionState {
  /** The provider's ids of the customer, the subscription and its last invoice. Null in the sandbox. */
  readonly customerRef: string | null
  readonly subscriptionRef: string | null
  readonly invoiceRef: string | null
  /** `cancelled` is final: the subscription is never charged again. */
  readonly status: 'active' | 'past_due' | 'cancelled'
  /** The end of the last paid period. */
  readonly paidUntil: Date
  /** The end of access, days of grace included. */
  readonly accessUntil: Date
  readonly cancelsAtPeriodEnd: boolean
}

/** The state of a subscription as reported by the provider. */
export interface ProviderState extends SubscriptionState {
  /** The time at which it ended. Null while it runs. */
  readonly endedAt: Date | null
}

/** A subscription as stored by the provider. */
export interface ProviderSubscription extends ProviderState {
  /** Our id of the customer. Undefined if another product on the same account sold it. */
  readonly customerId: string | undefined
  readonly startedAt: Date
}

/** The interface of all payment providers. A failed call throws a `PaymentFault`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Expires a checkout, so that it cannot be paid any more. */
  closeCheckout(id: string): Promise<void>
  /** Changes the e-mail to which the provider writes. `customer` is the provider's id. */
  changeEmail(customerRef: string, email: string): Promise<void>
  /** Deletes the customer's name, e-mail and cards at the provider. Payments are kept. Idempotent. */
  forgetCustomer(customerRef: string): Promise<void>
  /** Cancels a subscription at the end of the paid period. Idempotent. */
  cancel(held: SubscriptionState): Promise<ProviderState>
  /** Undoes the cancellation. Idempotent. */
  resume(held: SubscriptionState): Promise<ProviderState>
  /** Cancels a subscription immediately: it is never charged again. Idempotent. */
  end(held: SubscriptionState): Promise<ProviderState>
  /** Operations of a provider that stores subscriptions itself. The sandbox has none. */
  readonly books?: ProviderBooks
}

/** The provider's records decide which subscriptions are paid. Ours are a copy. */
export interface ProviderBooks {
  /** The current subscription. Undefined if it does not exist or its first payment is still due. */
  readSubscription(ref: string): Promise<ProviderSubscription | undefined>
  /**
   * Lists every subscription, ended ones too. For an unpaid one only `readSubscription` knows the end of the paid period.
   */
  listSubscriptions(): AsyncIterable<ProviderSubscription>
  readCheckout(id: string): Promise<CheckoutReport>
  readIncident(kind: Incident['kind'], id: string): Promise<FoundIncident | undefined>
  /** Refunds and cancels a duplicate subscription. Idempotent. */
  undo(surplus: ProviderSubscription): Promise<void>
  /** Returns a short-lived page at which a customer changes their card and nothing else. */
  openPortal(customerRef: string, returnUrl: string, purpose: 'card' | 'all'): Promise<string>
  /** Verifies an event's signature and returns its subject. Throws `EventRefused`. */
  openEvent(body: Buffer, signature: string | undefined): PaymentEvent
  /** Returns relevant events since an instant, as far back as the provider keeps them. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
}

export interface CheckoutReport {
  readonly status: 'open' | 'paid' | 'expired'
  /** The purchase, and its time. Null while it is not paid. */
  readonly subscriptionRef: string | null
  readonly paidAt: Date | null
}

/** A refund or a dispute. */
export interface Incident {
  /** The provider's id of the refunded charge or of the dispute. */
  readonly id: string
  readonly kind: 'refund' | 'dispute'
  readonly status: 'partial' | 'full' | 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** The invoice that the money had paid. */
  readonly invoiceRef: string | null
  readonly happenedAt: Date
}

export interface FoundIncident extends Incident {
  readonly subscriptionRef: string
  readonly customerId: string | undefined
}

/** An event of the provider. Its content is not trusted: it only names the object to read again. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly about:
    | { readonly kind: 'checkout'; readonly id: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    | { readonly kind: Incident['kind']; readonly id: string }
    | { readonly kind: 'nothing' }
}

/** The reason for refusing an event: a wrong signature, a wrong time, or an invalid body. */
export class EventRefused extends Error {
  readonly reason: 'signature' | 'clock' | 'form'
  constructor(reason: EventRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/**
 * The price of the Individual plan in cents of US dollars per month. The screens that the specification words repeat it (`$99`).
 * Stripe keeps an existing price under its lookup key: change `STRIPE_PRICE_LOOKUP_KEY` with it. `npm run stripe:check` compares.
 */
export const monthlyPriceCents = 9_900

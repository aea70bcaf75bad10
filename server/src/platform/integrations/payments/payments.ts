/** The input for a new checkout. */
export interface CheckoutRequest {
  /** An unguessable id of this attempt. Two calls with the same key give the same checkout. */
  readonly key: string
  readonly customerId: string
  readonly email: string
  /** The product's origin for this customer, `https://pulse.example`. */
  readonly origin: string
  /** The provider's id of the customer, if they paid before. */
  readonly customerRef?: string | null | undefined
}

export interface Checkout {
  /** Unguessable and never logged: after payment, the id of the checkout signs the customer in. */
  readonly id: string
  /** An absolute URL, or a path of this app. */
  readonly url: string
  /** The price of the first month in cents of US dollars. */
  readonly amountCents: number
  /** The time from which it cannot be paid. Null if it does not expire. */
  readonly expiresAt: Date | null
}

/** The state of a subscription as stored in our database. */
export interface SubscriptionState {
  /** The provider's ids of the customer, the subscription and its last invoice. Null in the sandbox. */
  readonly customerRef: string | null
  readonly subscriptionRef: string | null
  readonly invoiceRef: string | null
  /** `cancelled` is final: the subscription is never charged again. */
  readonly status: 'active' | 'past_due' | 'cancelled'
  /** The end of the last paid period. */
  readonly paidUntil: Date
  /** The end of access: `paidUntil`, or later by the days of grace. */
  readonly accessUntil: Date
  readonly cancelsAtPeriodEnd: boolean
}

/** The state of a subscription as reported by the provider. */
export interface ProviderState extends SubscriptionState {
  /** The time at which the subscription ended. Null while it runs. */
  readonly endedAt: Date | null
}

/** A subscription as stored by the provider. */
export interface ProviderSubscription extends ProviderState {
  /**
   * Our id of the customer. Undefined if the subscription belongs to another product on the same Stripe
   * account.
   */
  readonly customerId: string | undefined
  readonly startedAt: Date
}

/** The interface of all payment providers. A failed call throws a `PaymentFault`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Expires a checkout, so that it cannot be paid any more. */
  closeCheckout(id: string): Promise<void>
  /** Changes the e-mail to which the provider writes. `customerRef` is the provider's id of the customer. */
  changeEmail(customerRef: string, email: string): Promise<void>
  /** Deletes the customer's name, e-mail and cards at the provider. Payments are kept. Idempotent. */
  forgetCustomer(customerRef: string): Promise<void>
  /** Cancels a subscription at the end of the paid period. Idempotent. */
  cancel(held: SubscriptionState): Promise<ProviderState>
  /** Undoes the cancellation of a subscription. Idempotent. */
  resume(held: SubscriptionState): Promise<ProviderState>
  /** Cancels a subscription immediately: it is never charged again. Idempotent. */
  end(held: SubscriptionState): Promise<ProviderState>
  /** Operations of a provider that stores subscriptions itself. The sandbox has none. */
  readonly books?: ProviderBooks
}

/**
 * Reads and changes the provider's records, which decide which subscriptions are paid. Our records are a
 * copy.
 */
export interface ProviderBooks {
  /** The current subscription. Undefined if it does not exist or its first payment is still due. */
  readSubscription(ref: string): Promise<ProviderSubscription | undefined>
  /**
   * Lists every subscription, also those that ended. For an unpaid one, only `readSubscription` gives the
   * correct end of the paid period.
   */
  listSubscriptions(): AsyncIterable<ProviderSubscription>
  readCheckout(id: string): Promise<CheckoutReport>
  readIncident(kind: Incident['kind'], id: string): Promise<FoundIncident | undefined>
  /** Refunds and cancels a second subscription of the same customer. Idempotent. */
  undo(surplus: ProviderSubscription): Promise<void>
  /**
   * Returns the URL of a page of the provider that is valid for a short time. With purpose `card` the
   * customer can only change the card there.
   */
  openPortal(customerRef: string, returnUrl: string, purpose: 'card' | 'all'): Promise<string>
  /** Verifies the signature of an event and returns the event. Throws `EventRefused`. */
  openEvent(body: Buffer, signature: string | undefined): PaymentEvent
  /**
   * Returns relevant events since an instant. Older events may be missing, because the provider deletes them
   * after a while.
   */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
}

export interface CheckoutReport {
  readonly status: 'open' | 'paid' | 'expired'
  /** The subscription that was bought, and the time. Null while the checkout is not paid. */
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
  /** The invoice that was paid with the refunded or disputed money. */
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
 * The price of the Individual plan in cents of US dollars per month. Texts on screens repeat it as `$99`.
 * Stripe keeps an existing price under its lookup key, so change `STRIPE_PRICE_LOOKUP_KEY` together with this
 * price. `npm run stripe:check` compares the two.
 */
export const monthlyPriceCents = 9_900

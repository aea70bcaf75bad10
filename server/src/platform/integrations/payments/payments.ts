export interface CheckoutRequest {
  /** An unguessable id of this attempt to pay. Calls with the same key return the same checkout. */
  readonly key: string
  readonly customerId: string
  readonly email: string
  /** The product's origin for this customer, such as `https://pulse.example`. */
  readonly origin: string
  /** The payment provider's id of the customer. Absent if the customer never paid. */
  readonly customerRef?: string | null | undefined
}

export interface Checkout {
  /** The id of the checkout. It is unguessable and never logged, because after payment it signs the customer in. */
  readonly id: string
  /** The URL of the checkout page: an absolute URL, or a path of this app. */
  readonly url: string
  /** The price of the first month in cents of US dollars. */
  readonly amountCents: number
  /** The time after which the checkout cannot be paid. Null if it does not expire. */
  readonly expiresAt: Date | null
}

/** The state of a subscription as stored in our database. */
export interface SubscriptionState {
  /** The provider's id of the customer. Null in the sandbox. */
  readonly customerRef: string | null
  /** The provider's id of the subscription. Null in the sandbox. */
  readonly subscriptionRef: string | null
  /** The provider's id of the last invoice. Null in the sandbox. */
  readonly invoiceRef: string | null
  /** `cancelled` is final: the subscription is never charged again. */
  readonly status: 'active' | 'past_due' | 'cancelled'
  /** The end of the last paid period. */
  readonly paidUntil: Date
  /** The end of access: `paidUntil` plus the grace period, if there is one. */
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

/** The interface of all payment providers. A failed call throws a `PaymentError`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Makes a checkout expire, so that it cannot be paid any more. */
  closeCheckout(id: string): Promise<void>
  /**
   * Changes the email address to which the provider sends receipts and notices. `customerRef` is the provider's id of
   * the customer.
   */
  changeEmail(customerRef: string, email: string): Promise<void>
  /**
   * Deletes the customer's name, email address and cards at the provider. The payments stay stored there. Idempotent.
   */
  forgetCustomer(customerRef: string): Promise<void>
  /** Cancels a subscription at the end of the paid period. Idempotent. */
  cancel(subscription: SubscriptionState): Promise<ProviderState>
  /** Undoes the cancellation of a subscription. Idempotent. */
  resume(subscription: SubscriptionState): Promise<ProviderState>
  /** Cancels a subscription immediately: it is never charged again. Idempotent. */
  end(subscription: SubscriptionState): Promise<ProviderState>
  /** Access to the provider's own records. Undefined for the sandbox, which has none. */
  readonly records?: ProviderRecords
}

/**
 * Reads and changes the provider's records of subscriptions. These records decide what is paid; our database has only a
 * copy.
 */
export interface ProviderRecords {
  /**
   * Returns the current state of a subscription. Undefined if it does not exist or its first payment is not made yet.
   */
  readSubscription(ref: string): Promise<ProviderSubscription | undefined>
  /**
   * Lists all subscriptions, including ended ones. For an unpaid subscription, the end of its paid period may be wrong
   * here. `readSubscription` returns the correct end.
   */
  listSubscriptions(): AsyncIterable<ProviderSubscription>
  readCheckout(id: string): Promise<CheckoutReport>
  readIncident(kind: Incident['kind'], id: string): Promise<IncidentReport | undefined>
  /** Refunds and cancels a superfluous subscription, if a customer has paid for two. Idempotent. */
  refundSurplus(surplus: ProviderSubscription): Promise<void>
  /**
   * Returns a short-lived URL of the provider's page on which customers manage their payments. With the purpose `card`,
   * only the card can be changed there.
   */
  openPortal(customerRef: string, returnUrl: string, purpose: 'card' | 'all'): Promise<string>
  /** Verifies the signature of an event and returns the event. Throws `EventRefused` if it is invalid. */
  openEvent(body: Buffer, signature: string | undefined): PaymentEvent
  /**
   * Returns the events since an instant that concern us. Some may be missing, because the provider deletes events after
   * a while.
   */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
}

export interface CheckoutReport {
  readonly status: 'open' | 'paid' | 'expired'
  /** The subscription that was bought. Null while the checkout is not paid. */
  readonly subscriptionRef: string | null
  /** The time of the payment. Null while the checkout is not paid. */
  readonly paidAt: Date | null
}

/** A refund or a dispute of a payment. */
export interface Incident {
  /** The provider's id of the refunded charge or of the dispute. */
  readonly id: string
  readonly kind: 'refund' | 'dispute'
  readonly status: 'partial' | 'full' | 'open' | 'won' | 'lost'
  readonly amountCents: number
  /** The invoice whose payment was refunded or disputed. */
  readonly invoiceRef: string | null
  readonly happenedAt: Date
}

export interface IncidentReport extends Incident {
  readonly subscriptionRef: string
  readonly customerId: string | undefined
}

/**
 * An event that the provider sends. We do not trust its content. We only use its object's id, and read the object from
 * the provider again.
 */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly about:
    | { readonly kind: 'checkout'; readonly id: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    | { readonly kind: Incident['kind']; readonly id: string }
    | { readonly kind: 'nothing' }
}

/**
 * An event that we reject. `reason` is `signature` for a wrong signature, `clock` for a time too far from ours, and
 * `form` for an invalid body.
 */
export class EventRefused extends Error {
  readonly reason: 'signature' | 'clock' | 'form'
  constructor(reason: EventRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** What a payment provider is asked for. */
export interface CheckoutRequest {
  /** Names this attempt, unguessable: asked twice under one key, a provider answers one checkout. */
  readonly key: string
  readonly customerId: string
  readonly email: string
  /** Where this product lives for whoever pays, `https://pulse.example`. */
  readonly origin: string
  /** What the provider calls this customer, where they paid before. */
  readonly customerRef?: string | null | undefined
}

export interface Checkout {
  /** Unguessable: whoever knows it is signed in once it is paid. Never logged. */
  readonly id: string
  /** Absolute, or a path of this app. */
  readonly url: string
  /** What is paid for the first month, in cents of US dollars. */
  readonly amountCents: number
  /** When it can no longer be paid; null where that is never. */
  readonly expiresAt: Date | null
}

/** How a subscription stands, by the word of its provider: what is held of it here. */
export interface SubscriptionState {
  /** What the provider calls the customer, the subscription and its last invoice; null in the sandbox. */
  readonly customerRef: string | null
  readonly subscriptionRef: string | null
  readonly invoiceRef: string | null
  /** `cancelled` is over: it is never charged again. */
  readonly status: 'active' | 'past_due' | 'cancelled'
  /** The end of the last period that was paid. */
  readonly paidUntil: Date
  /** Until when the customer may work: days of grace included. */
  readonly accessUntil: Date
  readonly cancelsAtPeriodEnd: boolean
}

/** What a provider answers of it. */
export interface ProviderState extends SubscriptionState {
  /** When it was over; null while it is not. */
  readonly endedAt: Date | null
}

/** A standing out of the provider's books. */
export interface ProviderSubscription extends ProviderState {
  /** Whose it is, by our own id; undefined where it was sold by somebody else on the same account. */
  readonly customerId: string | undefined
  readonly startedAt: Date
}

/** The one interface behind which payment providers stand. A call that fails throws a `PaymentFault`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Nobody can pay this checkout any more. */
  closeCheckout(id: string): Promise<void>
  /** Writes to a customer, as the provider calls them, at this e-mail from now on. */
  changeEmail(customerRef: string, email: string): Promise<void>
  /** Deletes what a provider has of a customer and need not keep: name, e-mail and cards, not what was paid. Twice is once. */
  forgetCustomer(customerRef: string): Promise<void>
  /** Lets a subscription end with the period that is paid. Twice is once. */
  cancel(held: SubscriptionState): Promise<ProviderState>
  /** Takes that back. Twice is once. */
  resume(held: SubscriptionState): Promise<ProviderState>
  /** Ends a subscription now: it is never charged again. Twice is once. */
  end(held: SubscriptionState): Promise<ProviderState>
  /** What a provider has that keeps books of its own, elsewhere; the sandbox has none. */
  readonly books?: ProviderBooks
}

/** A provider's books are the truth of what was paid; ours are a copy of them. */
export interface ProviderBooks {
  /** The subscription as it stands now; undefined where there is none, or its first payment is still due. */
  readSubscription(ref: string): Promise<ProviderSubscription | undefined>
  /** Every subscription there is, ended ones too; of one that is not paid only `readSubscription` knows until when it was. */
  listSubscriptions(): AsyncIterable<ProviderSubscription>
  readCheckout(id: string): Promise<CheckoutReport>
  readIncident(kind: Incident['kind'], id: string): Promise<FoundIncident | undefined>
  /** Gives back what was paid for a subscription that is one too many, then ends it. Twice is once. */
  undo(surplus: ProviderSubscription): Promise<void>
  /** Where a customer changes their card, or only that, for a while. */
  openPortal(customerRef: string, returnUrl: string, purpose: 'card' | 'all'): Promise<string>
  /** What an event is about, once its signature is seen to be the provider's. Throws an `EventRefused`. */
  openEvent(body: Buffer, signature: string | undefined): PaymentEvent
  /** The events since an instant that concern us, as far back as the provider remembers. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>
}

export interface CheckoutReport {
  readonly status: 'open' | 'paid' | 'expired'
  /** What was bought, and when; null while it is not. */
  readonly subscriptionRef: string | null
  readonly paidAt: Date | null
}

/** Money that went back, or that a bank asks back. */
export interface Incident {
  /** The provider's, of the charge that was refunded or of the dispute. */
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

/** News of the provider. What it says is not believed: it tells only what to read again. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly about:
    | { readonly kind: 'checkout'; readonly id: string }
    | { readonly kind: 'subscription'; readonly ref: string }
    | { readonly kind: Incident['kind']; readonly id: string }
    | { readonly kind: 'nothing' }
}

/** Why an event was not taken: it was not signed by the provider, or not at about this time, or it is none. */
export class EventRefused extends Error {
  readonly reason: 'signature' | 'clock' | 'form'
  constructor(reason: EventRefused['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** The Individual plan, in cents of US dollars for a month. */
export const monthlyPriceCents = 9_900

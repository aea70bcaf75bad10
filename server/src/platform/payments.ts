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

/** How a subscription stands, by the word of its provider. */
export interface Standing {
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

/** The one interface behind which payment providers stand. A call that fails throws a `PaymentFault`. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
  /** Nobody can pay this checkout any more. */
  closeCheckout(id: string): Promise<void>
  /** Writes to a customer, as the provider calls them, at this e-mail from now on. */
  changeEmail(customerRef: string, email: string): Promise<void>
  /** Lets a subscription end with the period that is paid. Twice is once. */
  cancel(held: Standing): Promise<Standing>
  /** Takes that back. Twice is once. */
  resume(held: Standing): Promise<Standing>
  /** Ends a subscription now: it is never charged again. Twice is once. */
  end(held: Standing): Promise<Standing>
}

/**
 * A call to a provider that did not succeed: `unavailable` may do so in a moment; `refused` will not, whatever is waited.
 * Its message is for the log, and holds nothing that a person typed and no secret.
 */
export class PaymentFault extends Error {
  readonly outcome: 'unavailable' | 'refused'
  readonly retryAfterSeconds: number
  /** Whether what was asked may nevertheless have happened: the answer was lost. */
  readonly mayHaveHappened: boolean

  constructor(
    outcome: PaymentFault['outcome'],
    message: string,
    { retryAfterSeconds = 5, mayHaveHappened = false } = {},
  ) {
    super(message)
    this.name = 'PaymentFault'
    this.outcome = outcome
    this.retryAfterSeconds = retryAfterSeconds
    this.mayHaveHappened = mayHaveHappened
  }
}

/** The Individual plan, in cents of US dollars for a month. */
export const monthlyPriceCents = 9_900

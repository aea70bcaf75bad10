/** What a payment provider is asked for. */
export interface CheckoutRequest {
  readonly customerId: string
  readonly email: string
}

export interface Checkout {
  /** Unguessable: whoever knows it is signed in once it is paid. Never logged. */
  readonly id: string
  /** Absolute, or a path of this app. */
  readonly url: string
}

/** The one interface behind which payment providers stand. */
export interface PaymentProvider {
  readonly name: 'sandbox'
  openCheckout(request: CheckoutRequest): Promise<Checkout>
}

/** The Individual plan, in cents of US dollars for a month. */
export const monthlyPriceCents = 9_900

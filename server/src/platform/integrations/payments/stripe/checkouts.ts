import { screenPaths } from '@home-pulse/contract/screens'
import Stripe from 'stripe'
import { isMailAddress } from '../../../mail/mail.ts'
import type { CheckoutRequest } from '../payments.ts'
import { customerIdField } from './reports.ts'

type Payer = Pick<Stripe.Checkout.SessionCreateParams, 'customer' | 'customer_email'>

/**
 * Opens a checkout for the monthly subscription. Passes the Stripe id of a former customer, or the email address of a
 * new one. Stripe rejects the id of a deleted customer. It also rejects an invalid address, which is possible because
 * users may sign up with any text. After a rejection, the next attempt omits the value and uses another idempotency
 * key.
 */
export async function openStripeCheckout(
  stripe: Stripe,
  price: string,
  { key, customerId, email, origin, customerRef }: CheckoutRequest,
): Promise<Stripe.Checkout.Session> {
  const open = (payer: Payer, name: string) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        allowed_payment_method_types: ['card'],
        success_url: `${origin}${screenPaths.success}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${screenPaths.cancel}`,
        client_reference_id: customerId,
        metadata: { [customerIdField]: customerId },
        subscription_data: { metadata: { [customerIdField]: customerId } },
        ...payer,
      },
      { idempotencyKey: `checkout-${name}-${key}` },
    )

  const payers: [string, Payer][] = []
  if (customerRef) payers.push(['known', { customer: customerRef }])
  if (isMailAddress(email)) payers.push(['new', { customer_email: email }])
  for (const [name, payer] of payers)
    try {
      return await open(payer, name)
    } catch (error) {
      if (!isAboutPayer(error)) throw error
    }
  return open({}, 'any')
}

const isAboutPayer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ['customer', 'customer_email'].includes(error.param ?? '')

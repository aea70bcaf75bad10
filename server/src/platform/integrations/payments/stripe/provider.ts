import { monthlyPriceCents } from '@home-pulse/contract/terms'
import type { Clock } from '../../../config/clock.ts'
import type { StripeConfig } from '../../../config/config.ts'
import { PaymentError } from '../../../errors/payment-error.ts'
import { isMailAddress } from '../../../mail/mail.ts'
import type { PaymentProvider } from '../payments.ts'
import { openStripeCheckout } from './checkouts.ts'
import { callStripe, isMissingAtStripe, makeStripe, toPaymentError } from './client.ts'
import { makePrices } from './prices.ts'
import { makeStripeRecords } from './records.ts'
import { makeSubscriptionChanges } from './subscription-changes.ts'

/** Returns Stripe as the payment provider, with Stripe's official SDK. Customers pay on Stripe's own checkout page. */
export function stripeProvider(config: StripeConfig, clock: Clock): PaymentProvider {
  const stripe = makeStripe(config)
  const prices = makePrices(stripe, config.priceLookupKey, clock.nowMs)
  const records = makeStripeRecords(stripe, config, clock)

  return {
    name: 'stripe',
    records,
    openCheckout: (request) =>
      callStripe('open a checkout', async () => {
        const price = await prices.find()
        try {
          const session = await openStripeCheckout(stripe, price.id, request)
          if (!session.url) throw new PaymentError('refused', 'Stripe opened a checkout without an address')
          return {
            id: session.id,
            url: session.url,
            amountCents: price.unit_amount ?? monthlyPriceCents,
            expiresAt: new Date(session.expires_at * 1000),
          }
        } catch (error) {
          // The cached price may be outdated, so the next checkout reads it again.
          prices.clear()
          throw error
        }
      }),
    async closeCheckout(id) {
      await callStripe('close a checkout', () => stripe.checkout.sessions.expire(id))
    },
    async changeEmail(customerRef, email) {
      if (!isMailAddress(email)) return
      try {
        await stripe.customers.update(customerRef, { email })
      } catch (error) {
        // If Stripe has deleted the customer, it sends them no emails. So there is nothing to change.
        if (!isMissingAtStripe(error)) throw toPaymentError('change an e-mail', error)
      }
    },
    async forgetCustomer(customerRef) {
      try {
        await stripe.customers.del(customerRef)
      } catch (error) {
        if (!isMissingAtStripe(error)) throw toPaymentError('delete a customer', error)
      }
    },
    ...makeSubscriptionChanges(stripe, records, config.graceMs),
  }
}

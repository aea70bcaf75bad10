import { z } from 'zod'
import { id, timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/** The id must be the signed-in customer's user id. Any other id gets 404. */
const customerParams = z.object({ id })

/** A refund, or a payment that the customer's bank disputes. */
const incident = z.object({
  kind: z.enum(['refund', 'dispute']),
  /** A refund is `partial` or `full`. A dispute is `open` until the bank decides. Then it is `won` or `lost` by us. */
  status: z.enum(['partial', 'full', 'open', 'won', 'lost']),
  /** In dollars. */
  amount: z.number().min(0),
  happened_at: timestamp,
})

const subscription = z.object({
  /** The end of the paid period. A cancellation does not change it. Null before the first payment. */
  subscription_end: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  /** True if all features are available, including during the grace period. */
  is_paid: z.boolean(),
  /**
   * Before the first payment: `none` or `checkout_open`. A cancelled subscription stays `active` until its paid period
   * ends. `past_due`: a renewal payment failed. This status applies during the grace period and after it.
   */
  status: z.enum(['none', 'checkout_open', 'active', 'past_due', 'ended']),
  /** The day on which access ends if no further payment is made. Null before the first payment. */
  access_end: timestamp.nullable(),
  /** True if a cancellation can be undone. */
  can_resume: z.boolean(),
  /** True if there is a page to change the card and see invoices. */
  has_billing_portal: z.boolean(),
  /** Refunds and disputes, newest first. */
  incidents: z.array(incident),
})

export const retrieveSubscription = defineRoute({
  name: 'retrieveSubscription',
  method: 'GET',
  path: '/v1/customers/:id/retrieve-subscription-information',
  summary: 'Retrieve the subscription: whether it is active, and when the paid period ends',
  access: 'account',
  params: customerParams,
  status: 200,
  response: subscription,
})

export const cancelSubscription = defineRoute({
  name: 'cancelSubscription',
  method: 'DELETE',
  path: '/v1/customers/:id/cancel-subscription',
  summary: 'Cancel the subscription at the end of the paid period. Repeating it changes nothing',
  access: 'account',
  params: customerParams,
  status: 200,
  response: subscription,
})

export const resumeSubscription = defineRoute({
  name: 'resumeSubscription',
  method: 'POST',
  path: '/v1/customers/:id/resume-subscription',
  summary: 'Resume a cancelled subscription before the paid period ends. Repeating it changes nothing',
  access: 'account',
  params: customerParams,
  status: 200,
  response: subscription,
})

export const openCheckout = defineRoute({
  name: 'openCheckout',
  method: 'POST',
  path: '/v1/customers/:id/checkout-session',
  summary: 'Open a checkout for an outstanding payment',
  access: 'account',
  params: customerParams,
  status: 201,
  response: z.object({ customerCheckoutSession: z.url() }),
})

export const openBillingPortal = defineRoute({
  name: 'openBillingPortal',
  method: 'POST',
  path: '/v1/customers/:id/billing-portal',
  summary: 'Open the billing portal, where a customer changes the card and reads invoices',
  access: 'account',
  params: customerParams,
  status: 201,
  response: z.object({ url: z.url() }),
})

export const receiveStripeEvent = defineRoute({
  name: 'receiveStripeEvent',
  method: 'POST',
  path: '/v1/webhooks/stripe',
  summary:
    'Receive Stripe’s webhook events. Verifies the signature, then fetches the current state from Stripe',
  access: 'public',
  status: 200,
  response: z.object({ received: z.literal(true) }),
})

import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'
import { defineRoute } from '../route.ts'

/** The signed-in customer's own user id; any other is 404. */
const customerParams = z.object({ id })

const subscription = z.object({
  /** End of the paid period, cancelled or not; null before the first payment. */
  subscription_end: timestamp.nullable(),
  cancel_at_period_end: z.boolean(),
  is_paid: z.boolean(),
})

export const retrieveSubscription = defineRoute({
  name: 'retrieveSubscription',
  method: 'GET',
  path: '/v1/customers/:id/retrieve-subscription-information',
  summary: 'The subscription: whether it is active and when the paid period ends',
  access: 'account',
  params: customerParams,
  status: 200,
  response: subscription,
})

export const cancelSubscription = defineRoute({
  name: 'cancelSubscription',
  method: 'DELETE',
  path: '/v1/customers/:id/cancel-subscription',
  summary: 'Let the subscription end with the period that is paid; asked again it stays so',
  access: 'account',
  params: customerParams,
  status: 200,
  response: subscription,
})

export const openCheckout = defineRoute({
  name: 'openCheckout',
  method: 'POST',
  path: '/v1/customers/:id/checkout-session',
  summary: 'Open a checkout to finish an outstanding payment',
  access: 'account',
  params: customerParams,
  status: 201,
  response: z.object({ customerCheckoutSession: z.url() }),
})

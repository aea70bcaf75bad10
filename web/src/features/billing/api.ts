import type { postPaymentLogin } from '@home-pulse/contract/features/accounts/accounts'
import type * as billing from '@home-pulse/contract/features/billing/billing'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { accountKeys } from '../../platform/calls/query-keys.ts'
import { readList, type Unvalidated } from '../../platform/calls/wire-values.ts'

export type Subscription = CallData<typeof billing.retrieveSubscription>
type Incident = Subscription['incidents'][number]

const readSubscription = endpoint<typeof billing.retrieveSubscription>(
  'GET',
  '/v1/customers/:id/retrieve-subscription-information',
)
export const openCheckout = endpoint<typeof billing.openCheckout>(
  'POST',
  '/v1/customers/:id/checkout-session',
)

/** Cancels the subscription at the end of the paid period. */
export const cancelSubscription = endpoint<typeof billing.cancelSubscription>(
  'DELETE',
  '/v1/customers/:id/cancel-subscription',
)

/** Undoes the cancellation. Possible until the paid period ends. */
export const resumeSubscription = endpoint<typeof billing.resumeSubscription>(
  'POST',
  '/v1/customers/:id/resume-subscription',
)

/** Opens the page for changing the card and viewing invoices. */
export const openBillingPortal = endpoint<typeof billing.openBillingPortal>(
  'POST',
  '/v1/customers/:id/billing-portal',
)

/** Checks if a checkout was paid. If so, the response contains a token that signs its customer in. */
export const checkPayment = endpoint<typeof postPaymentLogin>('POST', '/v1/customers/post-payment-login')

/** The customer's subscription, with the end of the paid period. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.subscription(userId),
    queryFn: async ({ signal }) =>
      readAll(dataOf(await readSubscription({ params: { id: userId }, signal }))),
    staleTime: 60_000,
  })

/**
 * Reads a subscription. The specification requires only the end date, so a response without the other fields counts as
 * an active subscription.
 */
const readAll = (sent: Unvalidated<Subscription>): Subscription => ({
  subscriptionEnd: readTimestamp(sent.subscriptionEnd),
  accessEnd: readTimestamp(sent.accessEnd),
  cancelAtPeriodEnd: sent.cancelAtPeriodEnd === true,
  isPaid: sent.isPaid !== false,
  status: statuses.find((status) => status === sent.status) ?? 'active',
  canResume: sent.canResume === true,
  hasBillingPortal: sent.hasBillingPortal === true,
  // The cast is safe, because only our own server sends incidents, and it validates them.
  incidents: readList<Incident>(sent.incidents) as Incident[],
})

const statuses = ['none', 'checkout_open', 'active', 'past_due', 'ended'] as const

const readTimestamp = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null

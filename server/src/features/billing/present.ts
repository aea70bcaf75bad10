import type { retrieveSubscription } from '@home-pulse/contract/features/billing/billing'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { Incident } from '../../platform/integrations/payments/payments.ts'
import type { Subscription } from './queries.ts'

type SubscriptionResponse = RouteResponse<typeof retrieveSubscription>

/** The data from which the response about a subscription is made. */
export interface Account {
  readonly subscription: Subscription | undefined
  readonly hasOpenCheckout: boolean
  readonly incidents: readonly Incident[]
  /** True if the subscription has not ended at its provider. */
  readonly isRunning: boolean
  /** True if the payment provider has a page where the customer changes the card. */
  readonly hasPortal: boolean
}

export function presentSubscription(account: Account, now: Date): SubscriptionResponse {
  const { subscription, incidents, isRunning, hasPortal } = account
  return {
    subscription_end: subscription?.paidUntil.toISOString() ?? null,
    cancel_at_period_end: subscription?.cancelsAtPeriodEnd ?? false,
    is_paid: subscription !== undefined && subscription.accessUntil > now,
    status: statusOf(account, now),
    access_end: subscription?.accessUntil.toISOString() ?? null,
    can_resume: isRunning && subscription?.status === 'active' && subscription.cancelsAtPeriodEnd,
    has_billing_portal: hasPortal,
    incidents: incidents.map(({ kind, status, amountCents, happenedAt }) => ({
      kind,
      status,
      amount: amountCents / 100,
      happened_at: happenedAt.toISOString(),
    })),
  }
}

function statusOf({ subscription, hasOpenCheckout }: Account, now: Date): SubscriptionResponse['status'] {
  if (!subscription) return hasOpenCheckout ? 'checkout_open' : 'none'
  if (subscription.status === 'past_due') return 'past_due'
  return subscription.accessUntil > now ? 'active' : 'ended'
}

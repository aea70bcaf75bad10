import type { retrieveSubscription } from '@home-pulse/contract/features/billing'
import type { RouteResponse } from '@home-pulse/contract/route'
import type { Subscription } from './queries.ts'

export const presentSubscription = (
  subscription: Subscription | undefined,
  now: Date,
): RouteResponse<typeof retrieveSubscription> => ({
  subscription_end: subscription?.paidUntil.toISOString() ?? null,
  cancel_at_period_end: subscription?.cancelsAtPeriodEnd ?? false,
  is_paid: subscription !== undefined && subscription.accessUntil > now,
})

import type { Subscription } from '../queries.ts'

/**
 * Returns true if the subscription has not ended at its provider. A sandbox subscription is never charged again,
 * so it ends with its paid period.
 */
export const isRunning = ({ provider, status, paidUntil }: Subscription, now: Date): boolean =>
  status !== 'cancelled' && (provider !== 'sandbox' || paidUntil > now)

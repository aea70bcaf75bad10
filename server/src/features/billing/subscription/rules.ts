import type { Subscription } from '../queries.ts'

/**
 * Returns true if the subscription has not ended at its provider. A sandbox subscription ends with its paid period,
 * because it is never charged again.
 */
export const isRunning = ({ provider, status, paidUntil }: Subscription, now: Date): boolean =>
  status !== 'cancelled' && (provider !== 'sandbox' || paidUntil > now)

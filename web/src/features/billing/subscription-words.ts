import { formatReceipt } from '@home-pulse/contract/money'
import { formatTimestamp } from '../../platform/timestamp-format.ts'
import type { Subscription } from './api.ts'

/** The most important step that a customer can take next. */
export type NextStep = 'pay' | 'update-card' | 'resume' | 'subscribe-again'

export interface SubscriptionWords {
  status: string
  /** A warning with its deadline, if the customer must act. Absent otherwise. */
  warning?: string
  next?: NextStep
}

/** Describes a subscription to the customer, and names the next step. */
export function wordsFor(subscription: Subscription): SubscriptionWords {
  const { status, isPaid, accessEnd, cancelAtPeriodEnd, canResume } = subscription
  switch (status) {
    case 'none':
    case 'checkout_open':
      return { status: 'Waiting for the first payment', next: 'pay' }
    case 'active':
      if (!cancelAtPeriodEnd) return { status: 'Active' }
      return { status: 'Canceled, active until the end date', ...(canResume && { next: 'resume' }) }
    case 'past_due':
      return {
        status: 'Payment failed',
        next: 'update-card',
        warning:
          isPaid && accessEnd
            ? `Your card was declined. Everything works until ${formatTimestamp(accessEnd)}: update your card by then to keep it so.`
            : 'Your card was declined, and the time to update it is over. Update your card to continue.',
      }
    case 'ended':
      return { status: 'Ended', next: 'subscribe-again' }
  }
}

/** Describes a refund or a dispute in a sentence. */
export function wordsForIncident({
  kind,
  status,
  amount,
  happenedAt,
}: Subscription['incidents'][number]): string {
  const day = formatTimestamp(happenedAt)
  if (kind === 'refund') return `${formatReceipt(amount)} of your payment of ${day} was refunded.`
  if (status === 'open')
    return `Your bank asks for ${formatReceipt(amount)} back (${day}). If you did not mean that, please contact support.`
  return status === 'lost'
    ? `Your bank took ${formatReceipt(amount)} back (${day}), so the subscription was ended.`
    : `The dispute of ${formatReceipt(amount)} (${day}) is settled: your payment stands.`
}

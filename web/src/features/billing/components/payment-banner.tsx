import { useQuery } from '@tanstack/react-query'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { HeaderNotice } from '../../../ui/feedback/header-notice.tsx'
import { type Subscription, subscriptionQuery } from '../api.ts'
import { usePaymentPages } from '../use-payment-pages.ts'

/**
 * One line in the header while a payment is outstanding. Renders nothing if no payment is outstanding, or while that is
 * unknown.
 */
export function PaymentBanner({ userId }: { userId: string }) {
  const { data } = useQuery(subscriptionQuery(userId))
  const { isBusy, pay, manageBilling } = usePaymentPages(userId)
  if (!data) return null
  if (data.status === 'past_due' && data.hasBillingPortal)
    return (
      <HeaderNotice
        label="Outstanding payment"
        text={declinedText(data)}
        action="Update card"
        isBusy={isBusy}
        isWarning
        onAction={manageBilling}
      />
    )
  if (data.isPaid) return null
  const hasEnded = data.status === 'ended'
  return (
    <HeaderNotice
      label="Outstanding payment"
      text={hasEnded ? 'Your subscription has ended.' : 'Your subscription is waiting for its first payment.'}
      action={hasEnded ? 'Subscribe again' : 'Finish payment'}
      isBusy={isBusy}
      onAction={pay}
    />
  )
}

const declinedText = ({ isPaid, accessEnd }: Subscription) =>
  isPaid && accessEnd
    ? `Your card was declined. Update it by ${formatTimestamp(accessEnd)}.`
    : 'Your card was declined. Update it to continue.'

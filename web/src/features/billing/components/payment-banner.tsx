import { useQuery } from '@tanstack/react-query'
import { useLock } from '../../../platform/use-lock.ts'
import { HeaderNotice } from '../../../ui/header-notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { openCheckout, subscriptionQuery } from '../api.ts'

/** One quiet line while the first payment is outstanding; nothing otherwise, and nothing while that is unknown. */
export function PaymentBanner({ userId }: { userId: string }) {
  const subscription = useQuery(subscriptionQuery(userId))
  const { isBusy, hold } = useLock()

  async function pay() {
    const answer = await openCheckout({ params: { id: userId } })
    if (answer.ok) location.assign(answer.data.customerCheckoutSession)
    else toast.error('Payment could not be opened', answer.error.message)
  }

  if (subscription.data?.isPaid !== false) return null
  return (
    <HeaderNotice
      label="Outstanding payment"
      text="Your subscription is waiting for its first payment."
      action="Finish payment"
      isBusy={isBusy}
      onAction={() => hold(pay)}
    />
  )
}

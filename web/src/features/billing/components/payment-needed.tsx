import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { paths } from '../../../platform/paths.ts'
import { markPaid } from '../../../platform/session/session.ts'
import { useTitle } from '../../../platform/title.ts'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { QuietHouseDrawing } from '../../../ui/layout/drawings.tsx'
import { type Subscription, subscriptionQuery } from '../api.ts'
import { usePaymentPages } from '../use-payment-pages.ts'

/** Shown instead of every screen that requires a paid subscription. */
export function PaymentNeeded({ userId }: { userId: string }) {
  useTitle('Payment needed')
  // The subscription is fetched again when the user returns to the tab, because the user may have paid in another tab.
  const { data } = useQuery({ ...subscriptionQuery(userId), refetchOnMount: 'always', staleTime: 0 })
  const { isBusy, pay, manageBilling } = usePaymentPages(userId)
  const isPaid = data?.isPaid === true
  useEffect(() => {
    if (isPaid) markPaid()
  }, [isPaid])
  const { title, text, action } = wordsFor(data)
  const isCardAsked = data?.status === 'past_due' && data.hasBillingPortal
  return (
    <>
      <h1 className="visually-hidden">Payment needed</h1>
      <EmptyState
        drawing={<QuietHouseDrawing />}
        title={title}
        text={text}
        action={
          <>
            <Button variant="primary" disabled={isBusy} onClick={isCardAsked ? manageBilling : pay}>
              {isBusy ? 'Opening...' : action}
            </Button>
            <ButtonLink to={paths.profile} hash="data">
              Your data and account
            </ButtonLink>
          </>
        }
      />
    </>
  )
}

const kept = 'We keep your homes, tenants and notes. You can still download them, or delete your account.'

function wordsFor(subscription: Subscription | undefined): { title: string; text: string; action: string } {
  if (subscription?.status === 'past_due')
    return {
      title: 'Your card was declined',
      text: `The time to update it is over. A new card opens everything again. ${kept}`,
      action: 'Update card',
    }
  if (subscription?.status === 'ended')
    return {
      title: 'Your subscription has ended',
      text: `Everything opens again when you subscribe. ${kept}`,
      action: 'Subscribe again',
    }
  return {
    title: 'A payment is missing',
    text: 'Your account is ready and opens once you pay. You can use your settings until then.',
    action: 'Finish payment',
  }
}

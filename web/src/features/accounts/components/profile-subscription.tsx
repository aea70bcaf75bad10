import { monthlyPrice } from '@home-pulse/contract/terms'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailed } from '../../../platform/calls/api.ts'
import { useWrite } from '../../../platform/calls/use-write.ts'
import { config } from '../../../platform/config.ts'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { resumeSubscription, type Subscription, subscriptionQuery } from '../../billing/api.ts'
import { type NextStep, wordsFor, wordsForIncident } from '../../billing/subscription-words.ts'
import { usePaymentPages } from '../../billing/use-payment-pages.ts'
import styles from './profile.module.css'
import { ProfileCancelDialog } from './profile-cancel-dialog.tsx'

/** The settings section for the subscription: the end of the paid period, the next step, and the cancellation. */
export function ProfileSubscription({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery({ ...subscriptionQuery(userId), refetchOnMount: 'always' })
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    if (!error) return
    const isNetwork = error instanceof CallFailed && error.network
    toast.error(
      isNetwork
        ? 'Network error while loading subscription information'
        : 'Failed to load subscription information',
    )
  }, [error])
  const words = data && wordsFor(data)
  const canCancel =
    !data || data.status === 'past_due' || (data.status === 'active' && !data.cancelAtPeriodEnd)

  return (
    <Card title="Manage Subscription">
      <h3 className={styles.current}>Current Subscription</h3>
      <p className={styles.lead}>Manage your active subscription or cancel at any time</p>
      {data && words ? (
        <>
          {words.warning && <p className={styles.warning}>{words.warning}</p>}
          <Facts subscription={data} status={words.status} />
        </>
      ) : error ? (
        <p className={styles.failure}>
          <span>Your subscription did not load.</span>
          <Button size="small" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      ) : (
        <p role="status" className={styles.loading}>
          Loading subscription information...
        </p>
      )}
      <div className={styles.actions}>
        <Steps userId={userId} next={words?.next} hasPortal={data?.hasBillingPortal ?? false} />
        {canCancel && <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>}
        <Button onClick={() => location.assign(`mailto:${config.supportEmail}?subject=Subscription`)}>
          Contact Support
        </Button>
      </div>
      {isAsking && (
        <ProfileCancelDialog
          userId={userId}
          isDeclined={data?.status === 'past_due'}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function Facts({ subscription, status }: { subscription: Subscription; status: string }) {
  const { subscriptionEnd, incidents } = subscription
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Plan" value={`Individual, ${monthlyPrice} per month`} />
        <Fact name="Status" value={status} />
        {subscriptionEnd && <Fact name="Subscription End Date" value={formatTimestamp(subscriptionEnd)} />}
      </dl>
      {incidents.length > 0 && (
        <ul className={styles.incidents}>
          {incidents.map((incident) => (
            <li key={`${incident.kind} ${incident.happenedAt} ${incident.amount}`}>
              {wordsForIncident(incident)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const stepWords: Record<NextStep, readonly [label: string, busy: string]> = {
  pay: ['Complete Payment', 'Opening...'],
  'subscribe-again': ['Subscribe Again', 'Opening...'],
  'update-card': ['Update Card', 'Opening...'],
  resume: ['Resume Subscription', 'Resuming...'],
}

/** The button for the customer's next step, and the link to invoices and cards. */
function Steps({
  userId,
  next,
  hasPortal,
}: {
  userId: string
  next?: NextStep | undefined
  hasPortal: boolean
}) {
  const queries = useQueryClient()
  const pages = usePaymentPages(userId)
  const { isBusy: isResuming, run } = useWrite()
  const isBusy = pages.isBusy || isResuming

  const resume = () =>
    run(
      {
        done: 'Subscription resumed successfully. It will renew at the end of your current billing cycle.',
        failed: 'Failed to resume subscription',
        networkFailed: 'Network error while resuming subscription',
      },
      () => resumeSubscription({ params: { id: userId } }),
      (subscription) => queries.setQueryData(subscriptionQuery(userId).queryKey, subscription),
    )
  const steps: Record<NextStep, () => unknown> = {
    pay: pages.pay,
    'subscribe-again': pages.pay,
    'update-card': hasPortal ? pages.manageBilling : pages.pay,
    resume,
  }

  return (
    <>
      {next && (
        <Button variant="primary" disabled={isBusy} onClick={steps[next]}>
          {stepWords[next][isBusy ? 1 : 0]}
        </Button>
      )}
      {hasPortal && next !== 'update-card' && (
        <Button disabled={isBusy} onClick={pages.manageBilling}>
          Cards and Invoices
        </Button>
      )}
    </>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

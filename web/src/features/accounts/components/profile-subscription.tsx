import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallFailed } from '../../../platform/api.ts'
import { config } from '../../../platform/config.ts'
import { formatTimestamp } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.ts'
import { subscriptionQuery } from '../../billing/api.ts'
import styles from './profile.module.css'
import { ProfileCancelDialog } from './profile-cancel-dialog.tsx'

/** Until when the subscription is paid, and the way out of it. */
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
  const canCancel = !data || (data.isPaid && !data.cancelAtPeriodEnd)

  return (
    <Card title="Manage Subscription">
      <h3 className={styles.current}>Current Subscription</h3>
      <p className={styles.lead}>Manage your active subscription or cancel at any time</p>
      {data ? (
        <dl className={styles.facts}>
          <Fact name="Plan" value="Individual, $99 per month" />
          <Fact name="Status" value={statusOf(data)} />
          {data.subscriptionEnd && (
            <Fact name="Subscription End Date" value={formatTimestamp(data.subscriptionEnd)} />
          )}
        </dl>
      ) : error ? (
        <p className={styles.failure}>
          <span>Your subscription could not be read.</span>
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
        {canCancel && <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>}
        <Button onClick={() => location.assign(`mailto:${config.supportEmail}?subject=Subscription`)}>
          Contact Support
        </Button>
      </div>
      {isAsking && <ProfileCancelDialog userId={userId} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function statusOf({ isPaid, cancelAtPeriodEnd }: { isPaid: boolean; cancelAtPeriodEnd: boolean }): string {
  if (!isPaid) return 'Waiting for the first payment'
  return cancelAtPeriodEnd ? 'Canceled, active until the end date' : 'Active'
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallFailed } from '../../platform/api.ts'
import { config } from '../../platform/config.ts'
import { formatTimestamp } from '../../platform/format.ts'
import { paths } from '../../platform/paths.ts'
import { useCurrentUser } from '../../platform/session.ts'
import { useTitle } from '../../platform/title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { BackLink, PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { subscriptionQuery } from '../billing/api.ts'
import styles from './profile-screen.module.css'

export function ProfileScreen() {
  useTitle('Account Settings')
  const user = useCurrentUser()
  if (!user) return null
  return (
    <>
      <PageHeader
        back={<BackLink to={paths.dashboard}>Back to Dashboard</BackLink>}
        title="Account Settings"
      />
      <div className={styles.cards}>
        <Card title="Profile">
          <Facts
            facts={{ Email: user.email, Name: `${user.firstName} ${user.lastName}`.trim() || 'Not set' }}
          />
        </Card>
        <Subscription userId={user.userId} />
      </div>
    </>
  )
}

function Subscription({ userId }: { userId: string }) {
  const { data, error } = useQuery(subscriptionQuery(userId))
  useEffect(() => {
    if (!error) return
    const isNetwork = error instanceof CallFailed && error.network
    toast.error(
      isNetwork
        ? 'Network error while loading subscription information'
        : 'Failed to load subscription information',
    )
  }, [error])
  return (
    <Card title="Current Subscription">
      {data ? (
        <Facts
          facts={{
            Plan: 'Individual, $99 per month',
            Status: data.isPaid ? 'Active' : 'Waiting for the first payment',
            ...(data.subscriptionEnd && { 'Subscription End Date': formatTimestamp(data.subscriptionEnd) }),
          }}
        />
      ) : (
        <p role="status">{error ? 'Not available right now.' : 'Loading subscription information...'}</p>
      )}
      <Button
        className={styles.support}
        onClick={() => location.assign(`mailto:${config.supportEmail}?subject=Subscription`)}
      >
        Contact Support
      </Button>
    </Card>
  )
}

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { deletionGraceDays } from '@home-pulse/contract/terms'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import styles from './records.module.css'

/** Explains the account deletion, and opens the dialog that starts it. */
export function DeletionCard() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card
      title="Delete your account"
      subtitle={`After ${deletionGraceDays} days it is gone for good. Sign in before then to keep everything.`}
    >
      <ul className={styles.consequences}>
        <li>You are signed out everywhere, and we stop sending emails.</li>
        <li>Your subscription is canceled: you are not charged again.</li>
        <li>
          After {deletionGraceDays} days your homes, tenants, notes, photos and everything else are deleted.
        </li>
      </ul>
      <div className={styles.actions}>
        <Button className={styles.danger} onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}

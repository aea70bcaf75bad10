import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Modal } from '../../../ui/controls/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { cancelSubscription, subscriptionQuery } from '../../billing/api.ts'
import styles from './profile.module.css'

/**
 * The text of the dialog. A paid subscription lasts until the end of its period. A subscription whose renewal was
 * declined ends at once.
 */
const dialogTexts = {
  paid: {
    question:
      'Are you sure you want to cancel your subscription? Your subscription will remain active until the end of your current billing cycle.',
    done: 'Subscription canceled successfully. Your subscription will end at the end of your current billing cycle.',
  },
  declined: {
    question:
      'Are you sure you want to cancel your subscription? Your card was declined, so there is no paid time left: it ends now. You owe nothing, and your card is not tried again.',
    done: 'Subscription canceled successfully. It has ended, and you owe nothing.',
  },
}

/** Asks for confirmation before the subscription is canceled. Escape keeps the subscription. */
export function ProfileCancelDialog({
  userId,
  isDeclined,
  onClose,
}: {
  userId: string
  /** True if the renewal was declined. False until the subscription has loaded. */
  isDeclined: boolean
  onClose: () => void
}) {
  const words = isDeclined ? dialogTexts.declined : dialogTexts.paid
  const queries = useQueryClient()
  const { isPending: isBusy, mutateAsync } = useSingleMutation({ mutationFn: cancel })
  // The error is shown in the dialog too, because the toast disappears.
  const [failure, setFailure] = useState<string>()

  function showFailure(words: string) {
    setFailure(words)
    toast.error(words)
  }

  async function cancel() {
    setFailure(undefined)
    if (userId === '') return showFailure('User not found')
    const answer = await cancelSubscription({ params: { id: userId } })
    if (!answer.ok)
      return showFailure(
        answer.network ? 'Network error while canceling subscription' : 'Failed to cancel subscription',
      )
    onClose()
    toast.success(words.done)
    await queries.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey })
  }

  return (
    <Modal className={styles.dialog} aria-label="Cancel Subscription" onClose={onClose} isBusy={isBusy}>
      <h2>Cancel Subscription</h2>
      <p>{words.question}</p>
      <div role="alert">{failure && <p className={styles.error}>{failure}</p>}</div>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={onClose}>
          No, Keep Subscription
        </Button>
        <Button disabled={isBusy} onClick={() => mutateAsync()}>
          {isBusy ? 'Canceling...' : 'Yes, Cancel'}
        </Button>
      </div>
    </Modal>
  )
}

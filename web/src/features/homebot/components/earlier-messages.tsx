import { useState } from 'react'
import { useSingleMutation } from '../../../platform/calls/use-single-mutation.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { type Conversation, useConversationStore } from '../conversation.ts'
import { readEarlier, readHistory } from '../history.ts'
import styles from './earlier-messages.module.css'

/** A button that loads the messages before the shown ones. */
export function EarlierMessages({ conversation: { history, earlier } }: { conversation: Conversation }) {
  const store = useConversationStore()
  const [hasFailed, setFailed] = useState(false)

  const { isPending: isBusy, mutateAsync } = useSingleMutation({
    mutationFn: async () => {
      if (history === 'failed') await readHistory(store)
      else setFailed(!(await readEarlier(store)))
    },
  })

  const isFailed = history === 'failed' || hasFailed
  if (!isFailed && earlier === undefined) return null
  return (
    <div className={styles.earlier}>
      {isFailed && <p role="status">Earlier messages did not load.</p>}
      <Button variant="quiet" size="small" disabled={isBusy} onClick={() => mutateAsync()}>
        {isBusy ? 'Loading...' : isFailed ? 'Try again' : 'Show earlier messages'}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { outcomeOf, useWrite } from '../../../platform/calls/use-write.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx'
import { useConversationStore } from '../conversation.ts'
import { clearDeletedMessages, deleteHistory } from '../history.ts'
import styles from './delete-history.module.css'

/** A button that deletes all conversations permanently, after a confirmation. */
export function DeleteHistory({ isDisabled, onDeleted }: { isDisabled: boolean; onDeleted: () => void }) {
  const store = useConversationStore()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, run } = useWrite()
  const close = () => setAsking(false)

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label="Delete history"
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <Dialog title="Delete your chat history?" isBusy={isBusy} onClose={close}>
          <p className={styles.warning}>
            Everything you asked HomeBot and what it answered is deleted for good, in all conversations. Dates
            that you accepted stay.
          </p>
          <div role="alert">{problem && <p className={styles.warning}>{problem.message}</p>}</div>
          <DialogButtons>
            <Button disabled={isBusy} onClick={close}>
              Keep it
            </Button>
            <Button
              disabled={isBusy}
              onClick={() =>
                run(outcomeOf('remove', 'chat history'), deleteHistory, () => {
                  close()
                  clearDeletedMessages(store)
                  onDeleted()
                })
              }
            >
              {isBusy ? 'Deleting...' : 'Delete history'}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </>
  )
}

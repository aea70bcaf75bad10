import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { DialogButtons } from '../../../ui/controls/dialog-buttons.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** The label of the confirm button. */
  action: string
  isBusy: boolean
  /** Makes the change. Returns true if it succeeded. */
  onConfirm: () => Promise<boolean>
  onClose: () => void
}

/** Asks for confirmation before many homes are changed at once. */
export function ConfirmDialog({ title, text, action, isBusy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog title={title} isBusy={isBusy} onClose={onClose}>
      <p>{text}</p>
      <DialogButtons>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          disabled={isBusy}
          onClick={async () => {
            if (await onConfirm()) onClose()
          }}
        >
          {isBusy ? 'Working...' : action}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

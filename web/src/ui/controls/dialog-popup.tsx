import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classes } from '../layout/classes.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface Closable {
  onClose: () => void
  /** While true, neither Escape nor a click closes the dialog. */
  isBusy?: boolean
  children: ReactNode
}

export interface ModalProps extends Closable {
  id?: string
  className?: string | undefined
  /** The name of the dialog. Required unless a title names it. */
  'aria-label'?: string
  /** True if a click outside closes it. */
  closesOutside?: boolean
  /** The element that gets the focus first. By default, the first one that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
}

export interface DialogProps extends Closable {
  title: ReactNode
  /** True for a wide dialog, which has space for a drawing. */
  isWide?: boolean
}

/** The popup of a dialog without a title. */
export function ModalPopup({
  className,
  onClose,
  isBusy = false,
  closesOutside = false,
  ...popup
}: ModalProps) {
  return (
    <Dialog.Root
      open
      disablePointerDismissal={!closesOutside}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
    >
      <Dialog.Portal>
        {/* By default, Base UI shows only one backdrop for nested dialogs. */}
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup className={classes(styles.modal, className)} {...popup} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The popup of a dialog with a title and a close button. */
export function TitledPopup({ title, isWide = false, children, ...modal }: DialogProps) {
  return (
    <ModalPopup className={classes(styles.dialog, isWide && styles.wide)} {...modal}>
      <div className={styles.head}>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close
          disabled={modal.isBusy ?? false}
          render={<Button variant="quiet" className={styles.close} aria-label="Close" />}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
          </svg>
        </Dialog.Close>
      </div>
      {children}
    </ModalPopup>
  )
}

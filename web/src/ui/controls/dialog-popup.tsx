import { Dialog } from '@base-ui/react/dialog'
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { classes } from '../layout/classes.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface Closable {
  onClose: () => void
  /** While true, the user cannot close the dialog. */
  isBusy?: boolean
  children: ReactNode
}

export interface ModalProps extends Closable {
  id?: string
  className?: string | undefined
  /** The name of the dialog for screen readers. Required for a dialog without a title. */
  'aria-label'?: string
  /** True if a click outside the dialog closes it. */
  closesOutside?: boolean
  ref?: RefObject<HTMLDivElement | null>
  /** The element that gets the focus first. By default, the first element that can have the focus. */
  initialFocus?: ComponentProps<typeof Dialog.Popup>['initialFocus']
}

export interface DialogProps extends Closable {
  title: ReactNode
  /** True for a wider dialog, for example one with a chart. */
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
        {/* Without `forceRender`, Base UI shows only one backdrop for nested dialogs. */}
        <Dialog.Backdrop className={styles.backdrop} forceRender />
        <Dialog.Popup className={classes(styles.modal, className)} {...popup} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const firstField = 'form input, form select, form textarea'

/** The popup of a dialog with a title and a close button. In a dialog with a form, the first field gets the focus. */
export function TitledPopup({ title, isWide = false, children, ...modal }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <ModalPopup
      ref={popup}
      className={classes(styles.dialog, isWide && styles.wide)}
      // After a touch, the first field does not get the focus. Otherwise the on-screen keyboard would hide a part of
      // the dialog.
      initialFocus={(openedBy) =>
        openedBy === 'touch' || (popup.current?.querySelector<HTMLElement>(firstField) ?? true)
      }
      {...modal}
    >
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

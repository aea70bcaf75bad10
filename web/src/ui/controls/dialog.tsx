import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: ReactNode
  /** Called after the dialog has closed for any reason, when the focus is restored. */
  onClose: () => void
  /** While true, Escape and clicks outside do not close it. */
  isBusy?: boolean
  /** A wide dialog, for a drawing. */
  isWide?: boolean
  /** Needed if the content closes the dialog. */
  ref?: RefObject<HTMLDialogElement | null>
  children: ReactNode
}

/** The browser's own dialog, open from the start. It traps and restores the focus, and closes on Escape. */
export function Dialog({ title, onClose, isBusy = false, isWide = false, ref, children }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null)
  const dialog = ref ?? own
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [dialog])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <Button
          variant="quiet"
          className={styles.close}
          aria-label="Close"
          disabled={isBusy}
          onClick={() => dialog.current?.close()}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
            <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.750" strokeLinecap="round" />
          </svg>
        </Button>
      </div>
      {children}
    </dialog>
  )
}

import { lazy, Suspense } from 'react'
import type { DialogProps, ModalProps } from './dialog-popup.tsx'

// The code is loaded when the first dialog is opened, so that no screen waits for it.
const ModalPopup = lazy(() => import('./dialog-popup.tsx').then((module) => ({ default: module.ModalPopup })))
const TitledPopup = lazy(() =>
  import('./dialog-popup.tsx').then((module) => ({ default: module.TitledPopup })),
)

/**
 * A dialog without a title, open while it is rendered. It traps the focus, returns the focus when it closes, and closes
 * on Escape.
 */
export function Modal(props: ModalProps) {
  return (
    <Suspense fallback={null}>
      <ModalPopup {...props} />
    </Suspense>
  )
}

/** A dialog with a title and a close button, open while it is rendered. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <TitledPopup {...props} />
    </Suspense>
  )
}

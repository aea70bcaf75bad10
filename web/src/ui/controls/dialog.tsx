import { lazy, Suspense } from 'react'
import type { DialogProps, ModalProps } from './dialog-popup.tsx'

// The code is loaded when the first dialog is opened, so that no screen waits for it.
const ModalPopup = lazy(() => import('./dialog-popup.tsx').then((module) => ({ default: module.ModalPopup })))
const TitledPopup = lazy(() =>
  import('./dialog-popup.tsx').then((module) => ({ default: module.TitledPopup })),
)

/**
 * A dialog without a title. It is open while it is rendered, and Escape closes it. The focus stays inside it, and
 * returns to its earlier place when it closes.
 */
export function Modal(props: ModalProps) {
  return (
    <Suspense fallback={null}>
      <ModalPopup {...props} />
    </Suspense>
  )
}

/** A dialog with a title and a close button. It is open while it is rendered. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <TitledPopup {...props} />
    </Suspense>
  )
}

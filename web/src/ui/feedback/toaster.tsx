import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { classes } from '../layout/classes.ts'
import { currentToast, dismissToast, subscribeToToast, type Toast } from './toast.ts'
import { boxesToKeepClear, clearanceOf } from './toast-position.ts'
import styles from './toaster.module.css'

/**
 * The container of toasts. Both live regions are rendered from the start, because screen readers announce only changes
 * of an existing region. `aria-live` is set explicitly, because an open dialog of Base UI hides all other elements from
 * screen readers, except those with `aria-live`.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast)
  const card = toast?.isOpen && <ToastCard key={toast.id} toast={toast} />
  return (
    <section className={styles.region} aria-label="Notifications">
      <div role="status" aria-live="polite">
        {toast?.kind !== 'error' && card}
      </div>
      <div role="alert" aria-live="assertive">
        {toast?.kind === 'error' && card}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = ref.current
    if (!card) return
    const shift = clearanceOf(card.getBoundingClientRect(), boxesToKeepClear(), window.innerHeight)
    card.style.marginBlockStart = `${shift}px`
  }, [])
  return (
    <div ref={ref} className={classes(styles.toast, styles[toast.kind])}>
      <div className={styles.words}>
        <div>{toast.title}</div>
        {toast.description && <div className={styles.description}>{toast.description}</div>}
      </div>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={dismissToast}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}

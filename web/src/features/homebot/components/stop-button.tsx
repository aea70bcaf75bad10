import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { stop } from '../asking.ts'
import { useConversationStore } from '../conversation.ts'
import styles from './homebot.module.css'

/**
 * The button appears after this time. A faster answer does not need it, and a user who is still typing could stop the
 * answer by accident.
 */
const graceMs = 500

/** A button that stops waiting for an answer. The Escape key does the same. */
export function StopButton() {
  const store = useConversationStore()
  const ref = useRef<HTMLButtonElement>(null)

  // The input loses the focus while it is disabled, so this button takes the focus.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }, graceMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { target, key, defaultPrevented } = event
      const isInChat =
        target === document.body ||
        (target instanceof Node && ref.current?.closest('section')?.contains(target) === true)
      if (key === 'Escape' && isInChat && !defaultPrevented) stop(store)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store])

  return (
    <Button
      ref={ref}
      size="small"
      className={styles.stop}
      aria-keyshortcuts="Escape"
      onClick={() => stop(store)}
    >
      Stop
    </Button>
  )
}

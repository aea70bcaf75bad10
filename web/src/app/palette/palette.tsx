import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Mark } from '../../ui/layout/mark.tsx'
import { destinations } from '../destinations.tsx'
import { fetchOnce } from '../fetch-once.ts'
import styles from './palette.module.css'
import { belongsToField, hasSingleKeys, readCommand } from './shortcuts.ts'

// The dialog's code is loaded when it is first opened.
const PaletteDialog = lazy(
  fetchOnce(() => import('./palette-dialog.tsx').then((module) => ({ default: module.PaletteDialog }))),
)
const ShortcutSheet = lazy(
  fetchOnce(() => import('./shortcut-sheet.tsx').then((module) => ({ default: module.ShortcutSheet }))),
)

/** The maximum time between `g` and the second key of a shortcut. */
const prefixMs = 1_500

/** The search button of the header, and the keyboard shortcuts of every signed-in screen. */
export function Palette({ isPhone }: { isPhone: boolean }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const navigate = useNavigate()
  const prefixAtMs = useRef(Number.NEGATIVE_INFINITY)
  // A dialog may report that it closed after the other dialog has opened. That report must not close the other dialog.
  const close = (closed: 'palette' | 'help') => setOpen((now) => (now === closed ? null : now))

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = readCommand(event, {
        hasPrefix: event.timeStamp - prefixAtMs.current < prefixMs,
        isTyping: belongsToField(event.target),
        singleKeys: hasSingleKeys(),
      })
      prefixAtMs.current = Number.NEGATIVE_INFINITY
      if (!command) return
      event.preventDefault()
      if (command.kind === 'prefix') prefixAtMs.current = event.timeStamp
      else if (command.kind === 'go') {
        const destination = destinations.find(({ label }) => label === command.label)
        if (destination) void navigate(destination.link)
      } else setOpen(command.kind)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [navigate])

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen('palette')}
      >
        <Mark path="M9 14.500a5.500 5.500 0 1 0-.1 0ZM13 13l4 4" />
        {!isPhone && (
          <>
            <span className={styles.hint}>Search</span>
            <kbd className={styles.keys}>Ctrl K</kbd>
          </>
        )}
      </button>
      <Suspense fallback={null}>
        {open === 'palette' && (
          <PaletteDialog onClose={() => close('palette')} onHelp={() => setOpen('help')} />
        )}
        {open === 'help' && <ShortcutSheet onClose={() => close('help')} />}
      </Suspense>
    </>
  )
}

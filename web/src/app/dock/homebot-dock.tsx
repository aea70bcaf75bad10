import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { Modal } from '../../ui/controls/dialog.tsx'
import styles from './homebot-dock.module.css'
import { readShownItem } from './on-screen.ts'

interface HomebotDockProps {
  /** True if HomeBot is a panel beside the screen. False if it covers the screen as a sheet. */
  isBeside: boolean
  onClose: () => void
}

// The chat's code is loaded when the user first opens the chat. If that fails, the screen beside the chat still works.
const DockedHomebot = lazy(() =>
  import('./docked-homebot.tsx').then(
    ({ DockedHomebot }) => ({ default: DockedHomebot }),
    () => ({ default: DockLoadFailure }),
  ),
)

/** HomeBot beside or on top of any screen. A question can refer to the home or component that the screen shows. */
export function HomebotDock({ isBeside, onClose }: HomebotDockProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const shownItem = useMemo(() => readShownItem(pathname), [pathname])
  const content = (
    <Suspense fallback={<p className={styles.note}>HomeBot is coming...</p>}>
      <DockedHomebot shownItem={shownItem} onClose={onClose} />
    </Suspense>
  )
  return isBeside ? (
    <aside id={dockId} className={styles.beside} aria-label="HomeBot">
      {content}
    </aside>
  ) : (
    <Modal className={styles.sheet} aria-label="HomeBot" onClose={onClose}>
      {content}
    </Modal>
  )
}

/**
 * The id of the panel beside the screen, to which `aria-controls` of HomeBot's button refers. The sheet has no id:
 * `Modal` loads its code only when it opens, so the button would refer to an element that does not exist yet.
 */
export const dockId = 'homebot-dock'

function DockLoadFailure() {
  return (
    <p className={styles.note} role="alert">
      HomeBot did not load. Please reload the page.
    </p>
  )
}

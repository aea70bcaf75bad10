import { useCallback, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useIsNarrow, useSidebarState, useToggleKey } from '../profile-sidebar-state.ts'
import { PanelMark } from './profile-marks.tsx'
import { ProfileNavigation, type SidebarProps } from './profile-navigation.tsx'
import styles from './profile-sidebar.module.css'

/** A column beside the page, or a drawer where the page is narrow. */
export function ProfileSidebar(props: SidebarProps) {
  return useIsNarrow() ? <Drawer {...props} /> : <Column {...props} />
}

/** 16rem wide, or 3rem with its icons alone. */
function Column(props: SidebarProps) {
  const { isOpen, toggle } = useSidebarState()
  useToggleKey(toggle)
  return (
    <aside className={classes(styles.column, !isOpen && styles.collapsed)} aria-label="Settings">
      <ToggleButton isOpen={isOpen} onClick={toggle} />
      <ProfileNavigation {...props} />
    </aside>
  )
}

/** 18rem wide, over the page, until a section is chosen. */
function Drawer({ section, onSection }: SidebarProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const toggle = useCallback(() => {
    const drawer = ref.current
    if (drawer?.open) drawer.close()
    else drawer?.showModal()
  }, [])
  useToggleKey(toggle)
  return (
    <>
      <ToggleButton isOpen={false} onClick={toggle} />
      <dialog
        ref={ref}
        className={styles.drawer}
        aria-label="Settings"
        onPointerDown={(event) => event.target === ref.current && toggle()}
      >
        <div className={styles.drawerBody}>
          <ToggleButton isOpen onClick={toggle} />
          <ProfileNavigation
            section={section}
            onSection={(chosen) => {
              toggle()
              onSection(chosen)
            }}
          />
        </div>
      </dialog>
    </>
  )
}

function ToggleButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-label="Toggle Sidebar"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      title="Toggle Sidebar (Ctrl+B)"
      onClick={onClick}
    >
      <PanelMark />
    </button>
  )
}

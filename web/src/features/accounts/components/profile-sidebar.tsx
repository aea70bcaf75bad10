import { useCallback, useState } from 'react'
import { Modal } from '../../../ui/controls/dialog.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { useIsNarrow, useSidebarState, useToggleKey } from '../profile-sidebar-state.ts'
import { PanelMark } from './profile-marks.tsx'
import { ProfileNavigation, type SidebarProps } from './profile-navigation.tsx'
import styles from './profile-sidebar.module.css'

/** The sidebar of the settings: a column beside the page, or a drawer on a narrow screen. */
export function ProfileSidebar(props: SidebarProps) {
  return useIsNarrow() ? <Drawer {...props} /> : <Column {...props} />
}

/** The sidebar as a column: 16rem wide, or 3rem wide with icons and no labels. */
function Column(props: SidebarProps) {
  const { isOpen, toggle } = useSidebarState()
  useToggleKey(toggle)
  return (
    <aside className={classes(styles.column, !isOpen && styles.collapsed)} aria-label="Settings">
      <ToggleButton
        label={isOpen ? 'Narrow the sidebar' : 'Widen the sidebar'}
        isOpen={isOpen}
        onClick={toggle}
      />
      <ProfileNavigation {...props} />
    </aside>
  )
}

/** The sidebar as a drawer, 18rem wide. It covers the page until a section is selected. */
function Drawer({ section, onSection }: SidebarProps) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), [])
  useToggleKey(toggle)
  return (
    <>
      <ToggleButton label="Settings menu" isOpen={false} isLabelled onClick={toggle} />
      {isOpen && (
        <Modal className={styles.drawer} aria-label="Settings" onClose={toggle} closesOutside>
          <div className={styles.drawerBody}>
            <ToggleButton label="Close menu" isOpen isLabelled onClick={toggle} />
            <ProfileNavigation
              section={section}
              onSection={(chosen) => {
                toggle()
                onSection(chosen)
              }}
            />
          </div>
        </Modal>
      )}
    </>
  )
}

interface ToggleButtonProps {
  label: string
  isOpen: boolean
  /** True if the label is shown beside the icon. */
  isLabelled?: boolean
  onClick: () => void
}

function ToggleButton({ label, isOpen, isLabelled = false, onClick }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.toggle, isLabelled && styles.labelled)}
      aria-label={isLabelled ? undefined : label}
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+B Meta+B"
      title={`${label} (Ctrl+B)`}
      onClick={onClick}
    >
      <PanelMark />
      {isLabelled && label}
    </button>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { signOut } from '../features/accounts/api.ts'
import { paths } from '../platform/paths.ts'
import { type CurrentUser, endSession } from '../platform/session.ts'
import { toast } from '../ui/toast.ts'
import styles from './user-menu.module.css'

const panelId = 'account-menu'

/** The account's dropdown: the browser's own popover, which Escape and a click elsewhere close. */
export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const panel = useRef<HTMLDivElement>(null)

  async function leave() {
    panel.current?.hidePopover()
    // Signing out is the browser's to do: the server is told, and need not be reachable.
    await signOut({})
    await navigate({ to: paths.home })
    endSession()
    queries.clear()
    toast.success('Signed out successfully')
  }

  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={panelId} aria-label="Account menu">
        {user.firstName.charAt(0) || user.email.charAt(0).toUpperCase()}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <p className={styles.email}>{user.email}</p>
        <Link to={paths.profile} className={styles.item} onClick={() => panel.current?.hidePopover()}>
          Manage Account
        </Link>
        <button type="button" className={styles.item} onClick={leave}>
          Sign Out
        </button>
      </div>
    </>
  )
}

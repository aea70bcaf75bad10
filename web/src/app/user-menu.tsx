import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { revokeToken } from '../features/accounts/revoke-token.ts'
import { paths } from '../platform/paths.ts'
import { endSession } from '../platform/session/session.ts'
import type { CurrentUser } from '../platform/session/token.ts'
import { toast } from '../ui/feedback/toast.ts'
import { classes } from '../ui/layout/classes.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './user-menu.module.css'

const panelId = 'account-menu'

/** The account menu. It is the browser's own popover, which closes on Escape and on a click elsewhere. */
export function UserMenu({ user, isNamed = false }: { user: CurrentUser; isNamed?: boolean }) {
  const navigate = useNavigate()
  const panel = useRef<HTMLDivElement>(null)

  async function leave() {
    panel.current?.hidePopover()
    // The browser signs out without waiting for the server. The request that revokes the token runs in the background.
    // The navigation comes first, because the route guard would otherwise redirect to the sign-in.
    const revoked = revokeToken()
    void navigate({ to: paths.home, ignoreBlocker: true })
    endSession()
    if (await revoked) toast.success('Signed out successfully')
    else toast.error('Error signing out', 'You are signed out in this browser anyway.')
  }

  return (
    <>
      <button
        type="button"
        className={classes(styles.avatar, isNamed && styles.named)}
        popoverTarget={panelId}
        aria-label="Account menu"
      >
        <span className={styles.letter}>
          {user.firstName.charAt(0) || user.email.charAt(0).toUpperCase()}
        </span>
        {isNamed && <span className={styles.name}>{user.firstName || 'Account'}</span>}
      </button>
      <div ref={panel} id={panelId} popover="auto" className={styles.panel}>
        <p className={styles.email}>{user.email}</p>
        <ThemeSwitch />
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

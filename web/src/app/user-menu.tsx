import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { signOut } from '../features/accounts/api.ts'
import { paths } from '../platform/paths.ts'
import { type CurrentUser, endSession } from '../platform/session.ts'
import { toast } from '../ui/toast.ts'
import styles from './shell.module.css'

export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate()
  const queries = useQueryClient()

  async function leave() {
    // Signing out is the browser's to do: the server is told, and need not answer.
    await signOut({})
    await navigate({ to: paths.home })
    endSession()
    queries.clear()
    toast.success('Signed out successfully')
  }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <button type="button" className={styles.avatar} aria-label="Account menu">
          {user.firstName.charAt(0) || user.email.charAt(0).toUpperCase()}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.email}</Menu.Label>
        <Menu.Item onClick={() => navigate({ to: paths.profile })}>Manage Account</Menu.Item>
        <Menu.Item onClick={leave}>Sign Out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

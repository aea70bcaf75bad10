import { useTitle } from '../../platform/title.ts'

export function ProfileScreen() {
  useTitle('Account Settings')
  return <h1>Account Settings</h1>
}

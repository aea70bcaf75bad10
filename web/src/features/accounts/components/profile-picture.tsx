import { useRef } from 'react'
import type { CurrentUser } from '../../../platform/session/token.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/card.tsx'
import styles from './profile.module.css'

/**
 * Shows the first letter of the name instead of a picture. The upload button only announces the feature (specification,
 * row 04-38).
 */
export function ProfilePicture({ user }: { user: CurrentUser }) {
  const input = useRef<HTMLInputElement>(null)

  function announce() {
    toast.info('Profile picture upload functionality coming soon')
    // The input is cleared, so that the same image can be selected again.
    if (input.current) input.current.value = ''
  }

  return (
    <Card title="Profile Picture" subtitle="We show your initial.">
      <div className={styles.picture}>
        <span className={styles.avatar} role="img" aria-label={`Avatar of ${user.firstName || user.email}`}>
          {user.firstName.charAt(0) || user.email.charAt(0).toUpperCase()}
        </span>
        <Button onClick={() => input.current?.click()}>Upload Picture</Button>
        <input ref={input} type="file" accept="image/*" hidden aria-label="Picture" onChange={announce} />
      </div>
    </Card>
  )
}

import { isPasswordTooShort, tooShortPassword } from '@home-pulse/contract/features/accounts/password-rule'
import { useState } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { type RejectedPassword, tooShort } from './components/new-password-field.tsx'

/** The state of a new password field, with the last rejected password and the reason. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [rejected, setRejected] = useState<RejectedPassword>()
  const reject = (reason: string | undefined) => setRejected(reason ? { password, reason } : undefined)

  return {
    password,
    setPassword,
    reject,
    field: {
      value: password,
      rejected,
      onChange: (event: { currentTarget: { value: string } }) => setPassword(event.currentTarget.value),
    },
    /** Returns false and shows the reason if the server would reject the password. */
    isFitToSend(): boolean {
      if (password.trim() === '') {
        toast.error('Error', 'Please fill in all fields')
        return false
      }
      if (!isPasswordTooShort(password)) return true
      reject(tooShort)
      toast.error('Error', `The password ${tooShortPassword}.`)
      return false
    },
  }
}

import { isPasswordTooShort, minPasswordLength } from '@home-pulse/contract/features/accounts/password-rule'
import { useState } from 'react'
import { toast } from '../../ui/feedback/toast.ts'
import { type PasswordRefusal, tooShort } from './components/new-password-field.tsx'

/** The state of a new password field, with the reason for the last refusal. */
export function useNewPassword() {
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<PasswordRefusal>()
  const refuse = (reason: string | undefined) => setRefusal(reason ? { password, reason } : undefined)

  return {
    password,
    setPassword,
    refuse,
    field: {
      value: password,
      refusal,
      onChange: (event: { currentTarget: { value: string } }) => setPassword(event.currentTarget.value),
    },
    /** Returns false and shows the reason if the server would refuse the password. */
    isFitToSend(): boolean {
      if (password.trim() === '') {
        toast.error('Error', 'Please fill in all fields')
        return false
      }
      if (!isPasswordTooShort(password)) return true
      refuse(tooShort)
      toast.error('Error', `The password must have at least ${minPasswordLength} characters.`)
      return false
    },
  }
}

import {
  isPasswordTooShort,
  minPasswordLength,
  tooShortPassword,
} from '@home-pulse/contract/features/accounts/password-rule'
import { type ComponentProps, useState } from 'react'
import { capitalize } from '../../../platform/format.ts'
import { PasswordField } from '../../../ui/controls/password-field.tsx'

export const tooShort = `${capitalize(tooShortPassword)}.`

/** A rejected password with the reason, which is shown at the field until the password is edited. */
export interface RejectedPassword {
  readonly password: string
  readonly reason: string
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'error' | 'serverError' | 'hint' | 'autoComplete'> & {
  value: string
  rejected: RejectedPassword | undefined
}

/**
 * A field for a new password. It shows why the password is too short or why the server rejected it, until the user
 * corrects it.
 */
export function NewPasswordField({ value, rejected, onBlur, ...field }: Props) {
  const [hasLeft, setLeft] = useState(false)
  const isShort = hasLeft && value !== '' && isPasswordTooShort(value)
  const serverError = rejected?.password === value ? rejected.reason : undefined
  return (
    <PasswordField
      {...field}
      value={value}
      autoComplete="new-password"
      hint={`At least ${minPasswordLength} characters.`}
      error={serverError ?? (isShort ? tooShort : undefined)}
      onBlur={(event) => {
        setLeft(true)
        onBlur?.(event)
      }}
    />
  )
}

import {
  isPasswordTooShort,
  minPasswordLength,
  tooShortPassword,
} from '@home-pulse/contract/features/accounts/password-rule'
import { type ComponentProps, useState } from 'react'
import { capitalize } from '../../../platform/format.ts'
import { PasswordField } from '../../../ui/controls/password-field.tsx'

export const tooShort = `${capitalize(tooShortPassword)}.`

/** A rejected password and the reason. The field shows the reason until the user edits the password. */
export interface RejectedPassword {
  readonly password: string
  readonly reason: string
}

type Props = Omit<ComponentProps<typeof PasswordField>, 'error' | 'serverError' | 'hint' | 'autoComplete'> & {
  value: string
  rejected: RejectedPassword | undefined
}

/**
 * A field for a new password. It shows an error while the password is too short, or while it is the password that the
 * server rejected.
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

export const minPasswordLength = 8

/** The reason in `issues` for a new password that is too short. */
export const tooShortPassword = `must have at least ${minPasswordLength} characters`

/**
 * Returns true if a new password is too short. Counts code points of the composed form, which is the form that is hashed. A
 * sign-in does not check this, because older passwords may be shorter.
 */
export const isPasswordTooShort = (password: string): boolean =>
  [...password.normalize('NFC')].length < minPasswordLength

export const minPasswordLength = 8

/** The reason that stands in `issues` when a new password is too short. */
export const tooShortPassword = `must have at least ${minPasswordLength} characters`

/**
 * Returns true if a new password is too short. Counts code points of the composed form, which is the form that is hashed.
 * Sign-in does not ask: passwords set under an older rule may be shorter.
 */
export const isPasswordTooShort = (password: string): boolean =>
  [...password.normalize('NFC')].length < minPasswordLength

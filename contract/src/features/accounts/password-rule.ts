export const minPasswordLength = 8

/** The message in `issues` of a response that rejects a new password as too short. */
export const tooShortPassword = `must have at least ${minPasswordLength} characters`

/**
 * Returns true if a new password is too short. The length is the number of code points of the password in NFC form,
 * because that form is hashed. A sign-in does not call this function, because older passwords may be shorter.
 */
export const isPasswordTooShort = (password: string): boolean =>
  [...password.normalize('NFC')].length < minPasswordLength

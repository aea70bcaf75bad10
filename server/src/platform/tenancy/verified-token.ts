/**
 * One sign-in. Its renewed tokens have the same id, so a logout ends all of them. They expire seven days after the
 * sign-in.
 */
export interface SignInSession {
  readonly id: string
  readonly signedInAtMs: number
}

/** A token with a valid signature and expiry. */
export interface VerifiedToken {
  readonly userId: string
  readonly tokenVersion: number
  readonly expiresAtMs: number
  readonly signIn: SignInSession
  /** SHA-256 of the session's id. A logout stores this hash to revoke the session's tokens. */
  readonly hash: Buffer
}

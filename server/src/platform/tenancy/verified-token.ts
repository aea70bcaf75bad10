/**
 * A sign-in and the session that follows it. All tokens of the session have its id, so a logout ends all of them. They
 * expire seven days after the sign-in.
 */
export interface SignInSession {
  readonly id: string
  readonly signedInAtMs: number
}

/** The content of a token whose signature and expiry were checked. */
export interface VerifiedToken {
  readonly userId: string
  readonly tokenVersion: number
  readonly expiresAtMs: number
  readonly signIn: SignInSession
  /** The SHA-256 hash of the session's id. A logout stores this hash, and so revokes all tokens of the session. */
  readonly hash: Buffer
}

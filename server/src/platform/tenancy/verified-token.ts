/** One sign-in. Every renewal of its token carries it on, so a logout ends them all and none outlives the seven days. */
export interface SignInSession {
  readonly id: string
  readonly signedInAtMs: number
}

/** A token whose signature and expiry are right. */
export interface VerifiedToken {
  readonly userId: string
  readonly tokenVersion: number
  readonly expiresAtMs: number
  readonly signIn: SignInSession
  /** SHA-256 of the session's id, which a logout revokes. */
  readonly hash: Buffer
}

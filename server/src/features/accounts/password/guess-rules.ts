import type { Attempts } from '../../../platform/auth/attempt-limiter.ts'

/** The error after too many attempts. */
export type TooManyAttempts = { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

export const guessWindowSeconds = 15 * 60

/**
 * A password hash costs about 20 ms of CPU time, also for the right password. So hashes are counted by network for all
 * purposes together, and a right password does not subtract its own.
 */
const maxHashesByNetwork = 1_000
export const hashSubject = (network: string): string[] => ['password-hash', network]
export const isTooManyHashes = (hashes: Attempts | undefined): hashes is Attempts =>
  hashes !== undefined && hashes.count > maxHashesByNetwork

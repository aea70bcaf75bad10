import type { Attempts } from '../../../platform/auth/attempt-limiter.ts'

/** The result of an attempt that exceeds a limit. */
export type TooManyAttempts = { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

export const guessWindowSeconds = 15 * 60

/**
 * The maximum number of passwords that are hashed for one network within the window. All purposes, such as sign-ins,
 * share this limit. Correct passwords count as well, because each hash costs about 20 ms of CPU time.
 */
const maxHashesPerNetwork = 1_000
export const hashSubject = (network: string): string[] => ['password-hash', network]
export const isTooManyHashes = (hashes: Attempts | undefined): hashes is Attempts =>
  hashes !== undefined && hashes.count > maxHashesPerNetwork

import type { Attempts } from '../../../platform/auth/attempt-limiter.ts'

/** The outcome when a limit of attempts is exceeded. */
export type TooManyAttempts = { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

export const guessWindowSeconds = 15 * 60

/**
 * Limits the password hashes per network within the window, for all purposes together. Each hash costs about
 * 20 ms of CPU time, so hashes of correct passwords are counted as well.
 */
const maxHashesPerNetwork = 1_000
export const hashSubject = (network: string): string[] => ['password-hash', network]
export const isTooManyHashes = (hashes: Attempts | undefined): hashes is Attempts =>
  hashes !== undefined && hashes.count > maxHashesPerNetwork

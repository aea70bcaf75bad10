import type { Attempts } from '../../../platform/auth/attempt-limiter.ts'

/** The outcome when a limit of attempts is exceeded. */
export type TooManyAttempts = { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

export const guessWindowSeconds = 15 * 60

/**
 * Limits the password hashes per network, for all purposes together. Each costs about 20 ms of CPU time, so
 * correct passwords count as well.
 */
const maxHashesByNetwork = 1_000
export const hashSubject = (network: string): string[] => ['password-hash', network]
export const isTooManyHashes = (hashes: Attempts | undefined): hashes is Attempts =>
  hashes !== undefined && hashes.count > maxHashesByNetwork

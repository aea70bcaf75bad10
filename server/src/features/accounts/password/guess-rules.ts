import type { Attempts } from '../../../platform/auth/attempt-limiter.ts'

/** Guessed, or asked, too often. */
export type TooMany = { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

export const guessWindowSeconds = 15 * 60

/**
 * A password hash costs about 20 ms of a core, also with the right password. So hashes are counted by network, whatever they
 * are for, and a right password does not take its own off the count.
 */
const maxHashesByNetwork = 1_000
export const hashSubject = (network: string): string[] => ['password-hash', network]
export const isTooManyHashes = (hashes: Attempts | undefined): hashes is Attempts =>
  hashes !== undefined && hashes.count > maxHashesByNetwork

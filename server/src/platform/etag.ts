import { keyedHash } from './secrets.ts'

/** What an answer depends on, besides the code that made it. */
export interface EtagParts {
  readonly customerId: string
  readonly dataVersion: number
  readonly url: string
  /** The customer's calendar date: ages and overdue days change at their midnight. */
  readonly today: string
}

export interface Etags {
  mint(parts: EtagParts): string
  /** The version that a client says its copy has. Only a hint until the whole tag is compared. */
  claimedVersion(ifNoneMatch: string | undefined): number | undefined
  /** Whether one of the client's tags is this one. Weak tags count: a proxy that compresses makes them so (RFC 9110). */
  isAmong(etag: string, ifNoneMatch: string): boolean
}

/**
 * Entity tags: a data version in the open, so that it can be handed to the authenticating query, then a keyed hash
 * over everything the answer depends on, so that nobody can make one up.
 */
export function makeEtags(key: Buffer, buildId: string): Etags {
  return {
    mint({ customerId, dataVersion, url, today }) {
      const hash = keyedHash(key, customerId, String(dataVersion), url, today, buildId)
      return `"${dataVersion}.${hash.toString('base64url', 0, 18)}"`
    },
    claimedVersion(ifNoneMatch) {
      const digits = ifNoneMatch?.match(/"(\d{1,15})\./)?.[1]
      return digits === undefined ? undefined : Number(digits)
    },
    isAmong: (etag, ifNoneMatch) =>
      ifNoneMatch === etag || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag),
  }
}

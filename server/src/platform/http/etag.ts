import { keyedHash } from '../config/secrets.ts'

/** The inputs that determine a response, except the code. */
export interface EtagParts {
  readonly customerId: string
  readonly dataVersion: number
  readonly url: string
  /** The current date in the customer's time zone, because ages and overdue days change at midnight. */
  readonly today: string
}

export interface Etags {
  /** Returns the ETag of a response with these inputs. */
  mint(parts: EtagParts): string
  /**
   * Returns the data version in the client's ETag. It may be forged, so the whole ETag must be compared later.
   */
  claimedVersion(ifNoneMatch: string | undefined): number | undefined
  /**
   * Returns true if one of the client's ETags equals `etag`. Weak ones match, because a compressing proxy
   * makes ETags weak (RFC 9110).
   */
  isAmong(etag: string, ifNoneMatch: string): boolean
  /**
   * Returns true if one of the client's ETags belongs to this customer and this data version, for any URL, day and
   * build. Weak ETags match too: our compression makes them weak, and they still change with every
   * change of the data.
   */
  isMintedAt(state: Pick<EtagParts, 'customerId' | 'dataVersion'>, ifMatch: string): boolean
}

/**
 * Returns functions that create and compare ETags. An ETag has three parts. The first is the data version in clear
 * text. The second is a keyed hash of customer and version, for If-Match. The third is a keyed hash of everything that
 * determines the response, for If-None-Match. Clients cannot forge the hashes.
 */
export function makeEtags(key: Buffer, buildId: string): Etags {
  const beginningOf = (customerId: string, dataVersion: number) => {
    const hash = keyedHash(key, customerId, String(dataVersion))
    return `"${dataVersion}.${hash.toString('base64url', 0, 9)}.`
  }
  return {
    mint({ customerId, dataVersion, url, today }) {
      const hash = keyedHash(key, customerId, String(dataVersion), url, today, buildId)
      return `${beginningOf(customerId, dataVersion)}${hash.toString('base64url', 0, 18)}"`
    },
    claimedVersion(ifNoneMatch) {
      const digits = ifNoneMatch?.match(/"(\d{1,15})\./)?.[1]
      return digits === undefined ? undefined : Number(digits)
    },
    isAmong: (etag, ifNoneMatch) => ifNoneMatch === etag || strongTagsOf(ifNoneMatch).includes(etag),
    isMintedAt({ customerId, dataVersion }, ifMatch) {
      const beginning = beginningOf(customerId, dataVersion)
      return strongTagsOf(ifMatch).some((tag) => tag.startsWith(beginning) && tag.endsWith('"'))
    },
  }
}

/** Returns the ETags in a header without the prefix `W/`. Splits at commas, because our ETags contain no comma. */
const strongTagsOf = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

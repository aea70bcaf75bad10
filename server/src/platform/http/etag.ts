import { keyedHash } from '../config/secrets.ts'

/** The inputs that determine a response, apart from the code of the server. */
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
   * Returns the data version that the client's ETag contains. A client can invent an ETag, so compare the whole ETag
   * later.
   */
  claimedVersion(ifNoneMatch: string | undefined): number | undefined
  /**
   * Returns true if one of the client's ETags equals `etag`. The prefix `W/` is ignored, because a proxy that
   * compresses responses adds it (RFC 9110).
   */
  isAmong(etag: string, ifNoneMatch: string): boolean
  /**
   * Returns true if one of the client's ETags has this customer and this data version. Its URL, day and build may
   * differ. The prefix `W/` is ignored: our compression adds it, and such an ETag still changes with every change of
   * the data.
   */
  isMintedAt(state: Pick<EtagParts, 'customerId' | 'dataVersion'>, ifMatch: string): boolean
}

/**
 * Returns functions that create and compare ETags. An ETag has three parts. The first is the data version in clear
 * text. The second is a hash of customer and version, which is compared with If-Match. The third is a hash of
 * everything that determines the response, for If-None-Match. Both hashes need a secret key, so clients cannot forge
 * them.
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

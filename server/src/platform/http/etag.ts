import { keyedHash } from '../config/secrets.ts'

/** The inputs of a response, besides the code that made it. */
export interface EtagParts {
  readonly customerId: string
  readonly dataVersion: number
  readonly url: string
  /** The current date in the customer's time zone. Ages and overdue days change at midnight. */
  readonly today: string
}

export interface Etags {
  mint(parts: EtagParts): string
  /** Returns the data version in the client's tag. It is a hint until the whole tag is compared. */
  claimedVersion(ifNoneMatch: string | undefined): number | undefined
  /**
   * Returns true if one of the client's tags equals `etag`. Weak tags match, because a compressing proxy makes tags weak
   * (RFC 9110).
   */
  isAmong(etag: string, ifNoneMatch: string): boolean
  /**
   * Returns true if one of the client's tags was minted for this customer at this data version, for any URL, day and build.
   * Weak tags count: our compression makes them so, and each still names every change of the data.
   */
  isMintedAt(state: Pick<EtagParts, 'customerId' | 'dataVersion'>, ifMatch: string): boolean
}

/**
 * An ETag has three parts: the data version in clear text, for the authenticating query; a keyed hash of customer
 * and version, for If-Match; a keyed hash of all inputs of the response, for If-None-Match. No client can forge a hash.
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

/** The tags of a header, without weak markers. None of our tags contains a comma. */
const strongTagsOf = (header: string): string[] =>
  header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

import { LRUCache } from 'lru-cache'
import type { Etags } from './etag.ts'

/** The inputs that determine a response, except its URL and the code. */
export interface ResponseInputs {
  readonly customerId: string
  readonly dataVersion: number
  /** The current date in the customer's time zone. */
  readonly today: string
}

type Headers = Record<string, number | string | string[] | undefined>

export interface Answer {
  /** The headers of this response, without the ones that every response has. */
  readonly headers: Headers
  readonly body: Buffer
}

/** The cache entry of one URL for one user. */
export interface CachedAnswer {
  readonly basis: ResponseInputs
  readonly etag: string
  /** Undefined if only the ETag is known. */
  readonly answer: Answer | undefined
}

/**
 * Caches responses while their inputs are unchanged. Each request first looks up its user's current data version, so no
 * response is older than a write that was acknowledged before the request.
 */
export interface ResponseCache {
  /** Returns true if a response is cached for this URL, even if it is outdated. */
  has(userId: string, url: string): boolean
  /** Returns the entry for these inputs. An entry has an ETag, and also the response if that is cached. */
  current(userId: string, url: string, basis: ResponseInputs): CachedAnswer
  /** The total size of all entries. */
  readonly bytes: number
  store(userId: string, url: string, basis: ResponseInputs, answer: Answer): void
}

/** The assumed size of an entry's URL, ETag and headers. */
const entryOverheadBytes = 1_000
/** A body is counted as 1.5 times its size, because compressed copies of it may be stored as well. */
const bodyWeight = 1.5
/**
 * The maximum share of the cache that one response may use. So responses with whole portfolios do not evict all others.
 */
const maxShare = 1 / 8

/**
 * Creates a cache. It stores only the newest response of each URL, because data versions only rise.
 */
export function makeResponseCache(etags: Pick<Etags, 'mint'>, megabytes: number): ResponseCache {
  const maxSize = Math.max(1, megabytes * 1024 * 1024)
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize,
    sizeCalculation: ({ answer }) => Math.ceil(entryOverheadBytes + (answer?.body.length ?? 0) * bodyWeight),
  })
  // All user ids have the same length, so two different pairs of user and URL never have the same key.
  const keyOf = (userId: string, url: string) => userId + url

  function lookUp(
    userId: string,
    url: string,
    basis: ResponseInputs,
    answer: Answer | undefined,
  ): CachedAnswer {
    const key = keyOf(userId, url)
    const known = entries.get(key)
    const isCurrent = known !== undefined && isSame(known.basis, basis)
    if (isCurrent && !answer) return known
    const etag = isCurrent ? known.etag : etags.mint({ ...basis, url })
    const fresh = { basis, etag, answer }
    // A request that read the data version before a change must not replace a newer entry.
    if (!known || known.basis.dataVersion <= basis.dataVersion) entries.set(key, fresh)
    return fresh
  }

  return {
    get bytes() {
      return entries.calculatedSize
    },
    has: (userId, url) => entries.peek(keyOf(userId, url))?.answer !== undefined,
    current: (userId, url, basis) => lookUp(userId, url, basis, undefined),
    store(userId, url, basis, answer) {
      if (answer.body.length <= maxSize * maxShare) lookUp(userId, url, basis, answer)
    },
  }
}

const isSame = (one: ResponseInputs, other: ResponseInputs): boolean =>
  one.dataVersion === other.dataVersion && one.today === other.today && one.customerId === other.customerId

import { LRUCache } from 'lru-cache'
import type { Etags } from './etag.ts'

/** The inputs that determine the response to a URL, apart from the code of the server. */
export interface ResponseInputs {
  readonly customerId: string
  readonly dataVersion: number
  /** The current date in the customer's time zone. */
  readonly today: string
}

type Headers = Record<string, number | string | string[] | undefined>

export interface Answer {
  /** The headers that only this response has. Headers that every response has are not stored. */
  readonly headers: Headers
  readonly body: Buffer
}

/** The cache entry for one URL and one user. */
export interface CachedAnswer {
  readonly basis: ResponseInputs
  readonly etag: string
  /** The cached response. Undefined if only its ETag is known. */
  readonly answer: Answer | undefined
}

/**
 * Caches responses as long as their inputs are unchanged. Each request first looks up its user's current data version.
 * So once a write is acknowledged, no later request gets a response from before that write.
 */
export interface ResponseCache {
  /** Returns true if a response is cached for this URL. It may be outdated. */
  has(userId: string, url: string): boolean
  /**
   * Returns the entry for these inputs, and creates it if there is none. An entry always has an ETag, but not always a
   * response.
   */
  current(userId: string, url: string, basis: ResponseInputs): CachedAnswer
  readonly bytes: number
  store(userId: string, url: string, basis: ResponseInputs, answer: Answer): void
}

/** The assumed size of the URL, ETag and headers of a cache entry. */
const entryOverheadBytes = 1_000
/** A body is counted as 1.5 times its size, because compressed copies of it may be stored as well. */
const bodyWeight = 1.5
/**
 * The maximum share of the cache for one response. Without it, one response with a whole portfolio could evict all
 * others.
 */
const maxShare = 1 / 8

/** Creates a cache. Data versions only rise, so it stores only the newest response of each URL and user. */
export function makeResponseCache(etags: Pick<Etags, 'mint'>, megabytes: number): ResponseCache {
  const maxSize = Math.max(1, megabytes * 1024 * 1024)
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize,
    sizeCalculation: ({ answer }) => Math.ceil(entryOverheadBytes + (answer?.body.length ?? 0) * bodyWeight),
  })
  // The key is unique, because all user ids have the same length.
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
    // A slow request may have an older data version than the entry. It must not replace the newer entry.
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

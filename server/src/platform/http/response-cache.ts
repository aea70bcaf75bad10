import { LRUCache } from 'lru-cache'
import type { Etags } from './etag.ts'

/** The inputs of a response, except its URL and the code that makes it. */
export interface AnswerBasis {
  readonly customerId: string
  readonly dataVersion: number
  /** The current date in the customer's time zone. */
  readonly today: string
}

type Headers = Record<string, number | string | string[] | undefined>

/** A response with the headers and the body that are sent. */
export interface Answer {
  /** The headers that this response has in addition to those of every response. */
  readonly headers: Headers
  readonly body: Buffer
}

/** The cache entry of one URL for one user. */
export interface CachedAnswer {
  readonly basis: AnswerBasis
  readonly etag: string
  /** Absent if only the ETag is known. */
  readonly answer: Answer | undefined
}

/**
 * Caches responses as long as their inputs are unchanged, like ETags. Each request looks up its user's
 * current data version first, so no response is older than a write that was acknowledged before the request.
 */
export interface ResponseCache {
  /** Returns true if a response is cached for this URL, current or not. */
  has(userId: string, url: string): boolean
  /** Returns the entry for these inputs. It contains at least the ETag, and the response if it is cached. */
  current(userId: string, url: string, basis: AnswerBasis): CachedAnswer
  /** The total size of all entries in bytes. */
  readonly bytes: number
  /** Stores a response. */
  keep(userId: string, url: string, basis: AnswerBasis, answer: Answer): void
}

/** The size of an entry without its body, in bytes: the URL, the ETag, the headers. */
const bytesOfEntry = 1_000
/** A body counts one and a half times, because compressed copies of it may be stored, too. */
const weightOfPressed = 1.5
/**
 * The maximum part of the cache for one response, so that a few whole portfolios do not evict all other
 * responses.
 */
const maxShare = 1 / 8

/**
 * Makes a cache that stores only the newest response of each URL, because a data version never comes back.
 */
export function makeResponseCache(etags: Pick<Etags, 'mint'>, megabytes: number): ResponseCache {
  const maxSize = Math.max(1, megabytes * 1024 * 1024)
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize,
    sizeCalculation: ({ answer }) => Math.ceil(bytesOfEntry + (answer?.body.length ?? 0) * weightOfPressed),
  })
  // All user ids have the same length, so different users and URLs give different keys.
  const keyOf = (userId: string, url: string) => userId + url

  function know(userId: string, url: string, basis: AnswerBasis, answer: Answer | undefined): CachedAnswer {
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
    current: (userId, url, basis) => know(userId, url, basis, undefined),
    keep(userId, url, basis, answer) {
      if (answer.body.length <= maxSize * maxShare) know(userId, url, basis, answer)
    },
  }
}

const isSame = (one: AnswerBasis, other: AnswerBasis): boolean =>
  one.dataVersion === other.dataVersion && one.today === other.today && one.customerId === other.customerId

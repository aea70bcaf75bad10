import { LRUCache } from 'lru-cache'
import type { Etags } from './etag.ts'

/** The inputs of a response, besides its URL and the code that made it. */
export interface AnswerBasis {
  readonly customerId: string
  readonly dataVersion: number
  /** The current date in the customer's time zone. */
  readonly today: string
}

type Headers = Record<string, number | string | string[] | undefined>

/** A response as it is sent. */
export interface Answer {
  /** The headers of this response that not every response has. */
  readonly headers: Headers
  readonly body: Buffer
}

/** The cache entry of one URL for one user. */
export interface CachedAnswer {
  readonly basis: AnswerBasis
  readonly etag: string
  /** Absent if only the tag is known. */
  readonly answer: Answer | undefined
}

/**
 * Caches responses while their inputs are unchanged; an ETag makes the same promise. The user was looked up first,
 * so no response is older than a write that was acknowledged before the request.
 */
export interface ResponseCache {
  /** Returns true if a response is cached for this URL, current or not. */
  has(userId: string, url: string): boolean
  /** Returns the entry for these inputs. It holds at least the tag. */
  current(userId: string, url: string, basis: AnswerBasis): CachedAnswer
  /** The total size of all entries. */
  readonly bytes: number
  /** Stores a response. */
  keep(userId: string, url: string, basis: AnswerBasis, answer: Answer): void
}

/** The size of an entry besides its body: the URL, the tag, the headers. */
const bytesOfEntry = 1_000
/** A body may be kept in up to two compressed forms, too. */
const weightOfPressed = 1.5
/** The maximum share of the cache for one response, so that a few whole portfolios do not evict all others. */
const maxShare = 1 / 8

/** Only the newest response of each URL is kept, because old data versions never return. */
export function makeResponseCache(etags: Pick<Etags, 'mint'>, megabytes: number): ResponseCache {
  const maxSize = Math.max(1, megabytes * 1024 * 1024)
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize,
    sizeCalculation: ({ answer }) => Math.ceil(bytesOfEntry + (answer?.body.length ?? 0) * weightOfPressed),
  })
  // All ids have the same length, so different pairs give different keys.
  const keyOf = (userId: string, url: string) => userId + url

  function know(userId: string, url: string, basis: AnswerBasis, answer: Answer | undefined): CachedAnswer {
    const key = keyOf(userId, url)
    const known = entries.get(key)
    const isCurrent = known !== undefined && isSame(known.basis, basis)
    if (isCurrent && !answer) return known
    const etag = isCurrent ? known.etag : etags.mint({ ...basis, url })
    const fresh = { basis, etag, answer }
    // A request that was looked up before a change must not replace a newer entry.
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

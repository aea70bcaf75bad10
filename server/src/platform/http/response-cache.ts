import { LRUCache } from 'lru-cache'
import type { Etags } from './etag.ts'

/** What an answer depends on, besides its address and the code that made it. */
export interface AnswerBasis {
  readonly customerId: string
  readonly dataVersion: number
  /** The customer's calendar date. */
  readonly today: string
}

type Headers = Record<string, number | string | string[] | undefined>

/** An answer as it goes out. */
export interface Answer {
  /** What was set for this answer, and not for every one. */
  readonly headers: Headers
  readonly body: Buffer
}

/** What is known of one address as one person asks it. */
export interface KeptAnswer {
  readonly basis: AnswerBasis
  readonly etag: string
  /** Absent where only the tag is known. */
  readonly answer: Answer | undefined
}

/**
 * Answers ready to be sent again while what they rest on is what it was: the same that an entity tag promises. Whoever asks
 * has been looked up first, so that none is older than what was acknowledged before the question.
 */
export interface ResponseCache {
  /** Whether an answer is kept for this address, current or not. */
  has(userId: string, url: string): boolean
  /** What is known of the answer on this basis: at least its tag. */
  current(userId: string, url: string, basis: AnswerBasis): KeptAnswer
  /** What all that is kept weighs. */
  readonly bytes: number
  /** Keeps an answer for the next who asks the same. */
  keep(userId: string, url: string, basis: AnswerBasis, answer: Answer): void
}

/** What an entry weighs besides its body: the address, the tag, the headers. */
const bytesOfEntry = 1_000
/** Beside a body lies what it is when it is pressed, by one way or two. */
const weightOfPressed = 1.5
/** No answer takes more than its share: a few whole portfolios would push everything else out. */
const largestShare = 1 / 8

/** Of each address only the newest answer is kept: a version that has passed is never asked for again. */
export function makeResponseCache(etags: Pick<Etags, 'mint'>, megabytes: number): ResponseCache {
  const maxSize = Math.max(1, megabytes * 1024 * 1024)
  const entries = new LRUCache<string, KeptAnswer>({
    maxSize,
    sizeCalculation: ({ answer }) => Math.ceil(bytesOfEntry + (answer?.body.length ?? 0) * weightOfPressed),
  })
  // Ids have one length: no two pairs make one key.
  const keyOf = (userId: string, url: string) => userId + url

  function know(userId: string, url: string, basis: AnswerBasis, answer: Answer | undefined): KeptAnswer {
    const key = keyOf(userId, url)
    const known = entries.get(key)
    const isCurrent = known !== undefined && isSame(known.basis, basis)
    if (isCurrent && !answer) return known
    const etag = isCurrent ? known.etag : etags.mint({ ...basis, url })
    const fresh = { basis, etag, answer }
    // Whoever was looked up before it changed must not push out what is newer.
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
      if (answer.body.length <= maxSize * largestShare) know(userId, url, basis, answer)
    },
  }
}

const isSame = (one: AnswerBasis, other: AnswerBasis): boolean =>
  one.dataVersion === other.dataVersion && one.today === other.today && one.customerId === other.customerId

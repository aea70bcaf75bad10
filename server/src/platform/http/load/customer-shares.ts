import { startStopwatch } from '../../config/clock.ts'

/**
 * Measures how much server time each customer used recently, so that the server can reject only heavy customers during
 * overload.
 */
export interface CustomerShares {
  /** Starts to count the time of a customer's request. Call the returned function when the request has ended. */
  begin(customerId: string): () => void
  /**
   * Returns true if the customer recently used clearly more time than the average customer, and has a request in
   * progress. So a customer who sends one request after another, each after the last response, is never above the
   * share.
   */
  isAboveShare(customerId: string): boolean
}

/** The time in which used time loses half of its weight. */
const halfLifeMs = 5_000
/** A customer who used less than this is never above the share, even if all others used less. */
const minUseMs = 2_000
/** A customer without requests who used less than this is dropped, so that they do not lower the average. */
const negligibleMs = 1
const cleanupIntervalMs = 60_000
/**
 * A customer is above the share if they used more than this multiple of the average. Random variation stays below it.
 */
const maxMultiple = 1.5

interface Use {
  /** The used time, in which older time counts less. */
  ms: number
  requestCount: number
  atMs: number
}

/** Creates the measurement. `elapsedMs` is a stopwatch: it returns the milliseconds since some fixed moment. */
export function makeCustomerShares(elapsedMs: () => number = startStopwatch()): CustomerShares {
  const uses = new Map<string, Use>()

  /** Updates a customer's used time to now. Older time gets less weight, and requests in progress add their time. */
  function update(use: Use, nowMs: number): void {
    const passedMs = nowMs - use.atMs
    use.ms = use.ms * 0.5 ** (passedMs / halfLifeMs) + use.requestCount * passedMs
    use.atMs = nowMs
  }

  /** Updates every customer's used time to now, and drops customers with almost none. Returns the total used time. */
  function updateAll(nowMs: number): number {
    let total = 0
    for (const [id, use] of uses) {
      update(use, nowMs)
      total += use.ms
      if (use.requestCount === 0 && use.ms < negligibleMs) uses.delete(id)
    }
    updatedAllAtMs = nowMs
    return total
  }
  let updatedAllAtMs = elapsedMs()

  return {
    begin(customerId) {
      const nowMs = elapsedMs()
      if (nowMs - updatedAllAtMs > cleanupIntervalMs) updateAll(nowMs)
      const use = uses.get(customerId) ?? { ms: 0, requestCount: 0, atMs: nowMs }
      uses.set(customerId, use)
      update(use, nowMs)
      use.requestCount += 1
      return () => {
        update(use, elapsedMs())
        use.requestCount -= 1
      }
    },
    isAboveShare(customerId) {
      const total = updateAll(elapsedMs())
      const own = uses.get(customerId)
      if (!own || own.requestCount === 0 || own.ms < minUseMs || uses.size < 2) return false
      return own.ms > (maxMultiple * total) / uses.size
    },
  }
}

import { startStopwatch } from '../../config/clock.ts'

/**
 * Measures the server time that each customer used recently, so that only heavy customers are refused under
 * overload.
 */
export interface CustomerShares {
  /** Starts to count a request of a customer. Call the returned function when the request has ended. */
  begin(customerId: string): () => void
  /**
   * Returns true if the customer has a request in progress and used clearly more time than the average
   * customer recently. A customer who waits for each response before the next request is never above the
   * share.
   */
  isAboveShare(customerId: string): boolean
}

/** After this time, recorded use counts half. */
const halfLifeMs = 5_000
/** A customer with less use is never above the share, however little the others use. */
const minUseMs = 2_000
/** Less use than this counts as none, so that customers who left do not lower the average. */
const forgottenMs = 1
/** How often customers without use are dropped. */
const cleaningMs = 60_000
/** A customer is above the share at this multiple of the average. Random variation stays below it. */
const tolerance = 1.5

interface Use {
  ms: number
  underWay: number
  atMs: number
}

/** `elapsedMs` returns the milliseconds since any fixed moment. */
export function makeCustomerShares(elapsedMs: () => number = startStopwatch()): CustomerShares {
  const uses = new Map<string, Use>()

  /** Updates a customer's use to now: older use decays, and requests in progress add their time. */
  function settle(use: Use, nowMs: number): void {
    const passedMs = nowMs - use.atMs
    use.ms = use.ms * 0.5 ** (passedMs / halfLifeMs) + use.underWay * passedMs
    use.atMs = nowMs
  }

  /** Updates every customer's use to now, and drops customers without use. Returns the total use. */
  function updateAll(nowMs: number): number {
    let total = 0
    for (const [id, use] of uses) {
      settle(use, nowMs)
      total += use.ms
      if (use.underWay === 0 && use.ms < forgottenMs) uses.delete(id)
    }
    settledAllAtMs = nowMs
    return total
  }
  let settledAllAtMs = elapsedMs()

  return {
    begin(customerId) {
      const nowMs = elapsedMs()
      if (nowMs - settledAllAtMs > cleaningMs) updateAll(nowMs)
      const use = uses.get(customerId) ?? { ms: 0, underWay: 0, atMs: nowMs }
      uses.set(customerId, use)
      settle(use, nowMs)
      use.underWay += 1
      return () => {
        settle(use, elapsedMs())
        use.underWay -= 1
      }
    },
    isAboveShare(customerId) {
      const total = updateAll(elapsedMs())
      const own = uses.get(customerId)
      if (!own || own.underWay === 0 || own.ms < minUseMs || uses.size < 2) return false
      return own.ms > (tolerance * total) / uses.size
    },
  }
}

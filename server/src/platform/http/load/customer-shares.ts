import { startStopwatch } from '../../config/clock.ts'

/** Measures how much of the server each customer used lately, so that only heavy customers are slowed. */
export interface CustomerShares {
  /** Counts a request of a customer from now on; call the result when it is over. */
  begin(customerId: string): () => void
  /**
   * Returns true if the customer has a request under way and used clearly more than an even share of what all customers used
   * lately. A customer who waits for each answer before the next request is never above the share.
   */
  isAboveShare(customerId: string): boolean
}

/** The half-life of recorded use. */
const halfLifeMs = 5_000
/** A customer with less use is never heavy, however little the others use. */
const minUseMs = 2_000
/** Use below this is forgotten, so that customers who left do not lower the even share. */
const forgottenMs = 1
/** How often forgotten customers are dropped. */
const cleaningMs = 60_000
/** Random variation exceeds an even share by less than this factor. */
const tolerance = 1.5

interface Use {
  ms: number
  underWay: number
  atMs: number
}

/** `elapsedMs` counts from any fixed moment. */
export function makeCustomerShares(elapsedMs: () => number = startStopwatch()): CustomerShares {
  const uses = new Map<string, Use>()

  /** Updates a customer's use to now: older use decays, and requests in progress add their time. */
  function settle(use: Use, nowMs: number): void {
    const passedMs = nowMs - use.atMs
    use.ms = use.ms * 0.5 ** (passedMs / halfLifeMs) + use.underWay * passedMs
    use.atMs = nowMs
  }

  /** Updates every customer's use to now and drops forgotten ones. Returns the sum. */
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

import type { Clock } from '../config/clock.ts'
import { type ApiError, apiError } from '../errors/api-error.ts'

/**
 * While fewer requests than this wait, no request is rejected at once. A slow machine or one long task can cause such a
 * short queue.
 */
export const overloadQueueLength = 64
/**
 * If more `new` requests than this are queued during overload, a `new` request gets 503 after it has waited for
 * `maxOverloadWaitMs`.
 */
const maxQueuedNew = 16
/** The queue is overloaded if its expected wait exceeds this time. If it is also long, `new` requests get 503. */
export const maxOverloadWaitMs = 1_000
/** A `new` request gets 503 after waiting this long, even in a short queue. */
const maxNewWaitMs = 5_000
/** A `begun` request gets 503 only after waiting this long, because a rejection would waste the work it has done. */
const maxBegunWaitMs = 30_000

/**
 * The weight of the latest duration in the moving average of permit durations. It is small, so that one long use does
 * not look like overload.
 */
const averageWeight = 0.05
/** The assumed time for which a request holds a permit, before any was measured. */
const initialUseMs = 20

export const overloadError = (): ApiError => apiError('unavailable', { retryAfterSeconds: 1 })

/**
 * The priority of a request that waits for a permit. It decides the request's position in the queue and its time limit.
 * - `new`: the request has done no work yet. It gets 503 at once if the queue is long and overloaded. It may wait
 * only a short time.
 * - `begun`: the request has done some work. It goes before new requests and may wait a long time.
 * - `for new`: one query on behalf of several new requests. It goes before them, but has their short time limit.
 * - `over-share`: the request has already read for a long time. It queues with the new requests before each further
 * read, but may wait a long time.
 */
export type Priority = 'new' | 'for new' | 'begun' | 'over-share'

/** Grants a limited number of permits, each to one request at a time. A request waits in a queue if none is free. */
export interface PrioritySemaphore {
  /** Waits for a permit. Returns the function that releases it. */
  enter(priority: Priority): Promise<() => void>
  expectedWaitMs(): number
  /** Resolves when no permit is held and the queue is empty. */
  empty(): Promise<void>
}

interface Waiter {
  grant(): void
}

export function makePrioritySemaphore(
  clock: Clock,
  permits: number,
  newMs = maxNewWaitMs,
): PrioritySemaphore {
  const [begun, newRequests] = [new Set<Waiter>(), new Set<Waiter>()]
  let free = permits
  let holds = 1
  let meanHoldMs = initialUseMs
  let emptyListeners: (() => void)[] = []

  const expectedWaitMs = () => ((begun.size + newRequests.size) * meanHoldMs) / permits
  const isTooLong = () => expectedWaitMs() > maxOverloadWaitMs

  function hold(): () => void {
    const sinceMs = clock.nowMs()
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      holds += 1
      meanHoldMs += (clock.nowMs() - sinceMs - meanHoldMs) * Math.max(1 / holds, averageWeight)
      const [next = newRequests.values().next().value] = begun
      if (next) next.grant()
      else free += 1
      if (free < permits) return
      for (const resolve of emptyListeners) resolve()
      emptyListeners = []
    }
  }

  const waitIn = (queue: Set<Waiter>, limits: readonly Limit[]) =>
    new Promise<() => void>((resolve, reject: (error: ApiError) => void) => {
      const end = () => {
        queue.delete(waiter)
        for (const timer of timers) clearTimeout(timer)
      }
      const waiter: Waiter = {
        grant() {
          end()
          resolve(hold())
        },
      }
      queue.add(waiter)
      const timers = limits.map(({ afterMs, isOver }) =>
        setTimeout(() => {
          if (!isOver()) return
          end()
          reject(overloadError())
        }, afterMs),
      )
    })

  const always = () => true
  const limitsOfBegun = [{ afterMs: maxBegunWaitMs, isOver: always }]
  const limitsForNew = [{ afterMs: newMs, isOver: always }]
  const limitsOfNew = [
    { afterMs: maxOverloadWaitMs, isOver: () => newRequests.size > maxQueuedNew && isTooLong() },
    ...limitsForNew,
  ]

  return {
    async enter(priority) {
      if (free > 0) {
        free -= 1
        return hold()
      }
      if (priority === 'begun') return waitIn(begun, limitsOfBegun)
      if (priority === 'for new') return waitIn(begun, limitsForNew)
      if (priority === 'over-share') return waitIn(newRequests, limitsOfBegun)
      if (newRequests.size >= overloadQueueLength && isTooLong()) throw overloadError()
      return waitIn(newRequests, limitsOfNew)
    },
    expectedWaitMs,
    empty: async () => {
      if (free < permits) await new Promise<void>((resolve) => emptyListeners.push(resolve))
    },
  }
}

interface Limit {
  readonly afterMs: number
  readonly isOver: () => boolean
}

import type { Clock } from '../config/clock.ts'
import { type ApiError, apiError } from '../errors/api-error.ts'

/** A shorter queue is not overload: it comes from a slow machine or one long task, so its requests wait. */
export const overloadQueueLength = 64
/**
 * In overload, requests with priority `newcomer` are refused after `maxOverloadWaitMs` while more than this
 * many are queued.
 */
const maxNewcomersKept = 16
/**
 * The queue is overloaded if its expected wait exceeds this. Long queues then refuse `newcomer` requests with
 * 503.
 */
export const maxOverloadWaitMs = 1_000
/** A `newcomer` request gets 503 after waiting this long, however short the queue is. */
const maxNewcomerWaitMs = 5_000
/** A `begun` request may wait this long, so that the work it has done is not wasted. */
const maxBegunWaitMs = 30_000

/**
 * The weight of one use of a permit in the moving average of durations. A single long use must not look like
 * overload.
 */
const averageWeight = 0.05
/** The assumed duration of a use before any was measured. */
const initialUseMs = 20

/** The error for a request that is refused because of the queue. */
export const tooMany = (): ApiError => apiError('unavailable', { retryAfterSeconds: 1 })

/**
 * The state of a request that waits for a permit, which decides its place in the queue and its time limit.
 * - `newcomer`: it has done no work yet. It is refused on arrival if the queue is overloaded, and never waits
 * for long.
 * - `begun`: it has done some work. It goes before newcomers and may wait for long.
 * - `for newcomers`: a query on behalf of several newcomers. It goes before them, but waits no longer than
 * they may.
 * - `above its share`: it has read for long. It queues among newcomers before each further read, but may wait
 * for long.
 */
export type Priority = 'newcomer' | 'for newcomers' | 'begun' | 'above its share'

/** Grants a number of permits, each to one holder at a time, and estimates the wait for the next one. */
export interface PrioritySemaphore {
  /** Waits for a permit. Returns the function that releases it. */
  enter(who: Priority): Promise<() => void>
  expectedWaitMs(): number
  /** Resolves when no permit is held and the queue is empty. */
  empty(): Promise<void>
}

interface Waiter {
  grant(): void
}

export function makePrioritySemaphore(
  clock: Clock,
  places: number,
  newcomerMs = maxNewcomerWaitMs,
): PrioritySemaphore {
  const [begun, newcomers] = [new Set<Waiter>(), new Set<Waiter>()]
  let free = places
  let holds = 1
  let meanHoldMs = initialUseMs
  let tellEmpty: (() => void)[] = []

  const expectedWaitMs = () => ((begun.size + newcomers.size) * meanHoldMs) / places
  const isTooLong = () => expectedWaitMs() > maxOverloadWaitMs

  function hold(): () => void {
    const sinceMs = clock.nowMs()
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      holds += 1
      meanHoldMs += (clock.nowMs() - sinceMs - meanHoldMs) * Math.max(1 / holds, averageWeight)
      const [next = newcomers.values().next().value] = begun
      if (next) next.grant()
      else free += 1
      if (free < places) return
      for (const tell of tellEmpty) tell()
      tellEmpty = []
    }
  }

  const stand = (line: Set<Waiter>, limits: readonly Limit[]) =>
    new Promise<() => void>((resolve, reject: (refusal: ApiError) => void) => {
      const end = () => {
        line.delete(waiter)
        for (const timer of timers) clearTimeout(timer)
      }
      const waiter: Waiter = {
        grant() {
          end()
          resolve(hold())
        },
      }
      line.add(waiter)
      const timers = limits.map(({ afterMs, isOver }) =>
        setTimeout(() => {
          if (!isOver()) return
          end()
          reject(tooMany())
        }, afterMs),
      )
    })

  const always = () => true
  const limitsOfBegun = [{ afterMs: maxBegunWaitMs, isOver: always }]
  const limitsForNewcomers = [{ afterMs: newcomerMs, isOver: always }]
  const limitsOfNewcomers = [
    { afterMs: maxOverloadWaitMs, isOver: () => newcomers.size > maxNewcomersKept && isTooLong() },
    ...limitsForNewcomers,
  ]

  return {
    async enter(who) {
      if (free > 0) {
        free -= 1
        return hold()
      }
      if (who === 'begun') return stand(begun, limitsOfBegun)
      if (who === 'for newcomers') return stand(begun, limitsForNewcomers)
      if (who === 'above its share') return stand(newcomers, limitsOfBegun)
      if (newcomers.size >= overloadQueueLength && isTooLong()) throw tooMany()
      return stand(newcomers, limitsOfNewcomers)
    },
    expectedWaitMs,
    empty: async () => {
      if (free < places) await new Promise<void>((resolve) => tellEmpty.push(resolve))
    },
  }
}

interface Limit {
  readonly afterMs: number
  readonly isOver: () => boolean
}

import type { Clock } from '../config/clock.ts'
import { type ApiError, apiError } from '../errors/api-error.ts'

/** A queue shorter than this is not overload: a slow machine or one long task explains it, and waiting is worth it. */
export const overloadQueueLength = 64
/** When an overloaded queue is cut, this many newcomers may stay in it. */
const maxNewcomersKept = 16
/** In a queue of at least `overloadQueueLength`, requests that would wait longer than this get 503 with Retry-After. */
export const maxOverloadWaitMs = 1_000
/** Requests that wait longer than this get 503, however short the queue is. */
const maxNewcomerWaitMs = 5_000
/** Started requests wait longer, so that their work is not wasted. They fail only after this time. */
const maxBegunWaitMs = 30_000

/** The weight of one use in the moving average. A single long use must not look like overload. */
const averageWeight = 0.05
/** The assumed duration of a use before the first one was measured. */
const initialUseMs = 20

/** The error for a request that is refused because of the queue. */
export const tooMany = (): ApiError => apiError('unavailable', { retryAfterSeconds: 1 })

/**
 * A newcomer has done no work yet, so it is refused rather than served late: on arrival, or after waiting too long. A
 * request that has begun goes first. A batch on behalf of newcomers goes first, too, but waits for a shorter time. A request
 * that has read for long waits among the newcomers before each further read, and is not refused.
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

export function makePrioritySemaphore(clock: Clock, places: number): PrioritySemaphore {
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
  const limitsForNewcomers = [{ afterMs: maxNewcomerWaitMs, isOver: always }]
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

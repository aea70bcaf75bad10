import type { Clock } from '../config/clock.ts'
import { type ApiError, apiError } from '../errors/api-error.ts'

/** Fewer are no crowd: where they wait, it is for a slow machine or for one long piece of work, and it is worth it. */
export const crowd = 64
/** Of a crowd, so many may wait on when it turns out that they were too many. */
const few = 16
/** Whoever of a crowd would wait longer, or has, is told to come again. */
export const longestInCrowdMs = 1_000
/** Where somebody holds on to what others wait for, those others are told in the end. */
const longestMs = 5_000
/** What was begun is not left half done for others: only what never comes is given up. */
const longestBegunMs = 30_000

/** How much one hold counts among those before it: a single long one must not look like a crowd. */
const weightOfOne = 0.05
/** What a hold is taken to last before one was seen: the first crowd comes to a process that knows nothing of itself. */
const firstGuessMs = 20

/** What whoever is told to come again is told. */
export const tooMany = (): ApiError => apiError('unavailable', { retryAfterSeconds: 1 })

/**
 * For a newcomer nothing has been done yet, and so they are refused rather than served late: when they come, or where they
 * have stood too long. Whoever has begun goes ahead, and so does who asks for many newcomers at once, for a shorter time.
 */
export type Priority = 'newcomer' | 'for newcomers' | 'begun'

/** Lends so many things, each to one at a time, and knows how long whoever comes now will wait. */
export interface PrioritySemaphore {
  /** Waits for one of them; what comes back gives it up. */
  enter(who: Priority): Promise<() => void>
  expectedWaitMs(): number
  /** Comes when nobody has one, and nobody waits. */
  empty(): Promise<void>
}

interface Waiter {
  lend(): void
}

export function makePrioritySemaphore(clock: Clock, places: number): PrioritySemaphore {
  const [begun, newcomers] = [new Set<Waiter>(), new Set<Waiter>()]
  let free = places
  let holds = 1
  let meanHoldMs = firstGuessMs
  let tellEmpty: (() => void)[] = []

  const expectedWaitMs = () => ((begun.size + newcomers.size) * meanHoldMs) / places
  const isTooLong = () => expectedWaitMs() > longestInCrowdMs

  function hold(): () => void {
    const sinceMs = clock.nowMs()
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      holds += 1
      meanHoldMs += (clock.nowMs() - sinceMs - meanHoldMs) * Math.max(1 / holds, weightOfOne)
      const [next = newcomers.values().next().value] = begun
      if (next) next.lend()
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
        lend() {
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
  const limitsOfBegun = [{ afterMs: longestBegunMs, isOver: always }]
  const limitsForNewcomers = [{ afterMs: longestMs, isOver: always }]
  const limitsOfNewcomers = [
    { afterMs: longestInCrowdMs, isOver: () => newcomers.size > few && isTooLong() },
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
      if (newcomers.size >= crowd && isTooLong()) throw tooMany()
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

import type { Clock } from './clock.ts'

/** How much one hold counts among those before it: a single long one must not look like a crowd. */
const weightOfOne = 0.05

/** Knows how long whoever comes now will wait for one of so many things, each held by one at a time. */
export interface WaitingLine {
  /** Somebody comes; to be told when they have it. */
  come(): void
  /** Somebody got it; call what comes back when they give it up. */
  get(): () => void
  /** Somebody left without it. */
  leave(): void
  expectedWaitMs(): number
}

export function makeWaitingLine(clock: Clock, places: number): WaitingLine {
  let waiting = 0
  let meanHoldMs = 0
  return {
    come() {
      waiting += 1
    },
    get() {
      waiting -= 1
      const sinceMs = clock.nowMs()
      return () => {
        meanHoldMs += (clock.nowMs() - sinceMs - meanHoldMs) * weightOfOne
      }
    },
    leave() {
      waiting -= 1
    },
    expectedWaitMs: () => (waiting * meanHoldMs) / places,
  }
}

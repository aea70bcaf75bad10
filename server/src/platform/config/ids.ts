import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

export type MakeId = () => string

/**
 * Returns a function that creates UUIDs of version 7, which ascend in the order of creation even within a
 * millisecond.
 */
export function makeIds(clock: Clock): MakeId {
  let lastMs = 0
  let sequence = 0
  return () => {
    const nowMs = clock.nowMs()
    if (nowMs > lastMs) {
      lastMs = nowMs
      // The sequence starts at a random number that leaves room for three billion ids in one millisecond.
      sequence = randomBytes(4).readUInt32BE() >>> 2
    } else {
      sequence += 1
    }
    return v7({ msecs: lastMs, seq: sequence })
  }
}

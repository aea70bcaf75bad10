import { randomFillSync } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

export type MakeId = () => string

const bytesPerId = 16
/**
 * The number of ids for which random bytes are requested at once. One request per id would be the slowest part of
 * creating an id.
 */
const idsPerRequest = 256

/**
 * Returns a function that creates UUIDs of version 7. Each id of a process is larger than the ids before it, even
 * within one millisecond or after the clock was set back.
 */
export function makeIds(clock: Clock): MakeId {
  const pool = Buffer.alloc(bytesPerId * idsPerRequest)
  let used = pool.length
  let lastMs = 0
  let sequence = 0
  return () => {
    if (used === pool.length) {
      randomFillSync(pool)
      used = 0
    }
    const random = pool.subarray(used, used + bytesPerId)
    used += bytesPerId
    const nowMs = clock.nowMs()
    if (nowMs > lastMs) {
      lastMs = nowMs
      // The sequence starts at a random number below 2^30. This leaves room for three billion ids in one millisecond.
      // The last bytes of `random` become the other random bits of the UUID.
      sequence = random.readUInt32BE() >>> 2
    } else {
      sequence += 1
    }
    return v7({ msecs: lastMs, seq: sequence, random })
  }
}

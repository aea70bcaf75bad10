import type { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../config/clock.ts'

/** A new connection is accepted in one tick of the event loop and read in the next. */
const quietTurns = 2
/** Under load a tick is long, and one tick is enough. */
const longestHearingMs = 10

/** Await before each database operation. `isHere` is true if the operation runs on the event loop itself. */
export type YieldHook = (isHere: boolean) => Promise<void>

/**
 * Lets the server accept and read new connections between database operations. The embedded database runs on the event
 * loop: without a pause, clients would wait in the socket queue, where load shedding cannot see them. A remote database
 * can answer faster than connections are accepted, with the same effect. The pause comes before an operation, and again
 * only after the operations took as long as the last pause. So half of the time stays for accepted requests while others
 * are refused. Without new connections the cost is close to zero.
 */
export function makeYieldHook(door: TcpServer): YieldHook {
  let come = 0
  door.on('connection', () => {
    come += 1
  })
  let heard = 0
  let shareMs = 0
  let workedMs = () => 0
  let hearing: Promise<void> | undefined

  async function hear(): Promise<void> {
    const heardMs = startStopwatch()
    for (let quiet = 0; quiet < quietTurns && heardMs() < longestHearingMs; quiet += 1) {
      heard = come
      await nextTurn()
      if (come > heard) quiet = 0
    }
    shareMs = heardMs()
    workedMs = startStopwatch()
    hearing = undefined
  }

  return async (isHere) => {
    if (!hearing && workedMs() >= shareMs && (isHere || come > heard)) hearing = hear()
    await hearing
  }
}

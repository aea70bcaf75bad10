import type { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../config/clock.ts'

/** A turn of the event loop takes one new connection, and reads it in the next. */
const quietTurns = 2
/** Where many come, a turn is long: then one is enough. */
const longestHearingMs = 10

/** To be waited for before each piece of work; `isHere` says that the work itself is done on the event loop. */
export type YieldHook = (isHere: boolean) => Promise<void>

/**
 * Work that is done on the event loop itself, one piece after the other, would let nobody else have it until all is done:
 * no connection would be taken meanwhile, and a crowd would wait in its sockets, where nobody sees it. Work that is done
 * elsewhere leaves the loop as busy, where its answers come faster than connections are taken. So before a piece those are
 * heard who are at the door, or after as many pieces as took no longer than hearing them did: while a crowd is sent away,
 * half of the time is left for those who were let in. Where nobody comes it costs next to nothing.
 */
export function makeFairShare(door: TcpServer): YieldHook {
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

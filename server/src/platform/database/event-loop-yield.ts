import type { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../config/clock.ts'

/**
 * A pause ends after this many turns of the event loop without a new connection. A connection needs two turns: Node
 * accepts it in the first turn and reads its request in the second.
 */
const quietTurns = 2
/**
 * The maximum length of a pause while connections keep arriving. In the first turns of a pause, earlier operations end,
 * so these turns are long. Most connections are accepted in the later, short turns. So the limit must leave time for
 * the later turns.
 */
const maxPauseMs = 500

/**
 * Await this before each database operation. `isOnEventLoop` is true if the operation itself runs on the event loop, as
 * in the embedded database.
 */
export type YieldHook = (isOnEventLoop: boolean) => Promise<void>

/**
 * Returns a hook that pauses before a database operation, so that the server accepts and reads new connections. Without
 * pauses, connections would wait unread in the operating system, and load shedding would not count them. The reason is
 * that the embedded database blocks the event loop, and a remote one can answer faster than connections are accepted.
 * After a pause, operations run for at least as long as the pause took. So accepted requests get half of the time under
 * overload. Without new connections the pauses take almost no time.
 */
export function makeYieldHook(listener: TcpServer): YieldHook {
  let connectionCount = 0
  listener.on('connection', () => {
    connectionCount += 1
  })
  let seenCount = 0
  let pauseMs = 0
  let workedMs = () => 0
  let pause: Promise<void> | undefined

  async function pauseForConnections(): Promise<void> {
    const elapsedMs = startStopwatch()
    for (let quiet = 0; quiet < quietTurns && elapsedMs() < maxPauseMs; quiet += 1) {
      seenCount = connectionCount
      await nextTurn()
      if (connectionCount > seenCount) quiet = 0
    }
    pauseMs = elapsedMs()
    workedMs = startStopwatch()
    pause = undefined
  }

  return async (isOnEventLoop) => {
    if (!pause && workedMs() >= pauseMs && (isOnEventLoop || connectionCount > seenCount))
      pause = pauseForConnections()
    await pause
  }
}

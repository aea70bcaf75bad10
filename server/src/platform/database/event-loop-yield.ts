import type { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { startStopwatch } from '../config/clock.ts'

/**
 * A pause ends after this many ticks without a new connection: one tick accepts a connection, the next one
 * reads it.
 */
const quietTicks = 2
/**
 * A pause ends after this time, however many connections arrive. Under load a tick is long, and one tick is
 * enough.
 */
const maxPauseMs = 10

/** Await before each database operation. `isOnEventLoop` is true if the operation runs on the event loop itself. */
export type YieldHook = (isOnEventLoop: boolean) => Promise<void>

/**
 * Lets the server accept and read new connections between database operations. The embedded database runs on the event
 * loop: without a pause, clients would wait in the socket queue, where load shedding cannot see them. A remote database
 * can answer faster than connections are accepted, with the same effect. The pause comes before an operation, and again
 * only after the operations took as long as the last pause. So half of the time stays for accepted requests while others
 * are refused. Without new connections the cost is close to zero.
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
    for (let quiet = 0; quiet < quietTicks && elapsedMs() < maxPauseMs; quiet += 1) {
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

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { portOf } from '../../../test/harness/peers/ports.ts'
import { startStopwatch } from '../config/clock.ts'
import { makeYieldHook } from './event-loop-yield.ts'

const operationMs = 5

let sockets: Socket[] = []
let server = createServer()
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  await once(server, 'close')
})

/**
 * Opens connections while ten requests repeat a database operation. Returns the number of operations that ran until all
 * connections were accepted.
 */
async function countOperations(connectionCount: number): Promise<number> {
  let acceptedCount = 0
  server = createServer((socket) => {
    acceptedCount += 1
    sockets.push(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  const yieldHook = makeYieldHook(server)
  sockets = Array.from({ length: connectionCount }, () => connect(port, '127.0.0.1'))
  let operationCount = 0
  const repeatOperation = async () => {
    while (acceptedCount < connectionCount) {
      await yieldHook(false)
      // The operation's result arrives in a later turn of the event loop. After that, the request computes for a while.
      await nextTurn()
      const elapsedMs = startStopwatch()
      while (elapsedMs() < operationMs);
      operationCount += 1
    }
  }
  await Promise.all(Array.from({ length: 10 }, repeatOperation))
  return operationCount
}

// spec: P-17
test('a burst of connections is accepted after few database operations, even if turns of the event loop are long', async () => {
  // Node accepts one connection in each turn of the event loop. With ten operations in each turn, 60 connections
  // would take 600 operations.
  expect(await countOperations(60)).toBeLessThan(100)
})

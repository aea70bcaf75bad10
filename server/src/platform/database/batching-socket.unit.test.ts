import { once } from 'node:events'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { portOf } from '../../../test/harness/peers/ports.ts'
import { BatchingSocket } from './batching-socket.ts'

/**
 * Writes one statement to the socket as the database driver does: between `cork` and `uncork`, so that its messages are
 * sent together.
 */
function sendStatement(socket: BatchingSocket, text: string): void {
  socket.cork()
  socket.write(`${text}(`)
  socket.write(')')
  socket.uncork()
}

test('statements of one turn of the event loop are sent with one system call, in their order', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = new BatchingSocket()
  const accepted = once(server, 'connection')
  socket.connect(portOf(server), '127.0.0.1')
  const [peer] = await accepted
  const received = buffer(peer)
  const sent = vi.spyOn(socket, '_writev')

  sendStatement(socket, 'begin')
  await Promise.resolve()
  sendStatement(socket, 'select')
  await new Promise(setImmediate)
  expect(sent).toHaveBeenCalledTimes(1)

  sendStatement(socket, 'commit')
  await new Promise(setImmediate)
  expect(sent).toHaveBeenCalledTimes(2)
  socket.end()
  expect(String(await received)).toBe('begin()select()commit()')
})

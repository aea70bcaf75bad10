import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** What waits for the end of an exchange, by the connection that it is on. */
const waitingOn = new WeakMap<Socket, Set<() => void>>()

/**
 * Does something once when an exchange is over: the answer went, or whoever asked has hung up, also where they had done so
 * before this is called. Fastify's `onResponse` does not come for one who hung up first; and an answer that stands behind
 * another on its connection (HTTP/1.1 pipelining) is not closed with it, so the connection is listened to as well.
 */
export function onFinished({ raw, request }: FastifyReply, work: () => void): void {
  const { socket } = request.raw
  if (raw.destroyed || raw.closed || socket.destroyed) {
    work()
    return
  }
  const waiting = waitingOn.get(socket) ?? listenTo(socket)
  const end = () => {
    if (waiting.delete(end)) work()
  }
  waiting.add(end)
  raw.once('close', end)
}

function listenTo(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>()
  waitingOn.set(socket, waiting)
  socket.once('close', () => {
    for (const end of waiting) end()
  })
  return waiting
}

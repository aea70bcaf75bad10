import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** The callbacks for unfinished requests, by connection. */
const waitingOn = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `work` once, when the response was sent or the client has disconnected. Works even if that happened before this
 * call. Fastify's `onResponse` does not run if the client disconnects first. With HTTP/1.1 pipelining, a response
 * behind another one gets no close event, so this also listens to the connection.
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

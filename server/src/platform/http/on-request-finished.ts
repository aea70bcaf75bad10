import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** The callbacks waiting for a request to finish, by connection. */
const waitingOn = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls the function once when a request is finished: the response was sent or the client disconnected, also if it
 * disconnected before this call. Fastify's `onResponse` does not fire for a client that disconnected first. A response
 * that is queued behind another on its connection (HTTP/1.1 pipelining) gets no close event, so the connection is watched
 * as well.
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

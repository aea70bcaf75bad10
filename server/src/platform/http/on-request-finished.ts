import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** For each connection, the callbacks of requests that are not finished. */
const waitingOn = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls the function once when the request is finished: its response was sent, or its client disconnected,
 * possibly before this call. Fastify's `onResponse` does not fire if the client disconnected first. With
 * HTTP/1.1 pipelining, a response queued behind another gets no close event, so the connection is watched,
 * too.
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

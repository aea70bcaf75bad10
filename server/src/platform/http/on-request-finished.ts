import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'

/** The callbacks of unfinished requests, by the connection of the request. */
const waitingOn = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `work` once, when the response was sent or the client has disconnected. If that has already happened, calls it
 * at once. Fastify's `onResponse` is not enough, because it does not run after a disconnect. Nor is the response's
 * close event: with HTTP/1.1 pipelining, a response that waits behind another one does not get it. So this also listens
 * to the connection.
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

import { PassThrough } from 'node:stream'
import type { Route, RouteEvents } from '@home-pulse/contract/route'
import type { FastifyReply } from 'fastify'
import { onFinished } from './on-request-finished.ts'

/** Sends one event. Does nothing if the client did not request events. */
export type SendEvent<R extends Route> = <N extends keyof RouteEvents<R>>(
  name: N,
  data: RouteEvents<R>[N],
) => void

/**
 * A response that is streamed as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html).
 */
export interface EventStream {
  /** True once the response headers are sent. After that an error cannot change the status. */
  readonly hasBegun: boolean
  send(name: string, data: unknown): void
  end(): void
}

const eventStreamType = /^\s*text\/event-stream\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i

/**
 * Returns true if the Accept header contains `text/event-stream`. Returns false for a header that accepts every type,
 * so that its client gets JSON.
 */
export const acceptsEvents = (accept: string | undefined): boolean =>
  accept?.split(',').some((range) => eventStreamType.test(range)) ?? false

/**
 * Opens a stream. Its headers are sent with the first event, so an error before that event still gets its normal status
 * and body.
 */
export function openEvents(reply: FastifyReply, events: NonNullable<Route['events']>): EventStream {
  const body = new PassThrough()
  let hasBegun = false
  return {
    get hasBegun() {
      return hasBegun
    },
    send(name, data) {
      const checked = events[name]?.parse(data)
      if (!hasBegun) {
        hasBegun = true
        // This header tells proxies not to buffer the response.
        reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store')
        reply.type('text/event-stream; charset=utf-8').send(body)
      }
      if (!body.destroyed) body.write(`event: ${name}\ndata: ${JSON.stringify(checked)}\n\n`)
    },
    end: () => {
      body.end()
    },
  }
}

/** Returns a signal that is aborted when the client disconnects before the response is complete. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onFinished(reply, () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

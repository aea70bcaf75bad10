import { PassThrough } from 'node:stream'
import type { Route, RouteEvents } from '@home-pulse/contract/route'
import type { FastifyReply } from 'fastify'
import { onFinished } from './on-request-finished.ts'

/** Sends one event of a route; to a client that did not ask for events it sends nothing. */
export type SendEvent<R extends Route> = <N extends keyof RouteEvents<R>>(
  name: N,
  data: RouteEvents<R>[N],
) => void

/** An answer that is sent piece by piece, as server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export interface EventStream {
  /** Whether the head of the answer has gone out, after which no status can refuse any more. */
  readonly hasBegun: boolean
  say(name: string, data: unknown): void
  end(): void
}

const wanted = /^\s*text\/event-stream\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i

/** Whether a client asks for events by name: whoever takes anything is given JSON. */
export const acceptsEvents = (accept: string | undefined): boolean =>
  accept?.split(',').some((range) => wanted.test(range)) ?? false

/** Begins with the first event, so that what is refused before it has its status and its problem as ever. */
export function openEvents(reply: FastifyReply, events: NonNullable<Route['events']>): EventStream {
  const body = new PassThrough()
  let hasBegun = false
  return {
    get hasBegun() {
      return hasBegun
    },
    say(name, data) {
      const checked = events[name]?.parse(data)
      if (!hasBegun) {
        hasBegun = true
        // A proxy that gathers an answer before it sends it would undo the stream.
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

/** Aborted where the client goes before it has its whole answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onFinished(reply, () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

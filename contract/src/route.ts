import type { z } from 'zod'

/**
 * The clients that may call a route. `public`: all clients. `account`: signed-in customers. `paid`: signed-in customers
 * with an active subscription, if the server enforces payment.
 */
export type Access = 'public' | 'account' | 'paid'

interface Events {
  readonly [name: string]: z.ZodType
  readonly answer: z.ZodType
  readonly problem: z.ZodType
}

/** One operation of the API, declared once for server and client. */
export interface Route {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path with `:name` parameters, as Fastify and the browser client use it. */
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * False if clients must not cache the response of a GET. The response then depends on more than the customer's data
   * and the date. An example is a link that expires.
   */
  readonly isCacheable?: false
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The names of the file fields, if the body is a multipart form. */
  readonly formFiles?: readonly string[]
  /** The maximum body size in bytes. The default is 1 MiB. */
  readonly bodyLimit?: number
  /** 201 for a route that creates something, else 200. */
  readonly status: 200 | 201
  readonly response: z.ZodType
  /**
   * The types of the events that are sent to a client that accepts `text/event-stream`. The last event is `answer` with
   * the response, or `problem` with the error.
   */
  readonly events?: Events
  /** The content type of a response that is not JSON. */
  readonly mediaType?: 'text/csv' | 'text/calendar' | 'application/pdf'
}

/** Declares a route and keeps its exact types. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** The types of a request as it is sent, before validation and conversion. */
export type RouteRequest<R extends Route> = {
  params: Input<R['params']>
  query: Input<R['query']>
  body: Input<R['body']>
}
/** The type of a response as it is sent. */
export type RouteResponse<R extends Route> = Input<R['response']>
/** The data type of each event of a route. */
export type RouteEvents<R extends Route> = R extends { readonly events: infer E }
  ? { readonly [name in keyof E]: Input<E[name]> }
  : Readonly<Record<never, never>>

/** The handler's input, after validation and conversion. */
export type RouteInput<R extends Route> = {
  params: Output<R['params']>
  query: Output<R['query']>
  body: Output<R['body']>
}

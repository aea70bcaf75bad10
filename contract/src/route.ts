import type { z } from 'zod'

/**
 * Who may call a route: anyone, a signed-in customer, or a signed-in customer whose subscription is active
 * (where payment is enforced).
 */
export type Access = 'public' | 'account' | 'paid'

interface Events {
  readonly [name: string]: z.ZodType
  readonly answer: z.ZodType
  readonly problem: z.ZodType
}

/** One call of the API: everything both sides must agree on, declared once. */
export interface Route {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With Fastify's and the browser client's `:name` parameters. */
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly access: Access
  /**
   * False where the answer of a GET rests on more than the customer's data and date, such as a link that expires: no
   * client may keep it.
   */
  readonly isKept?: false
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The fields of a multipart form that hold files, where the body is such a form and no JSON. */
  readonly formFiles?: readonly string[]
  /** The largest body in bytes, where it is not the usual 1 MiB. */
  readonly bodyLimit?: number
  /** 201 where something is created, else 200. */
  readonly status: 200 | 201
  readonly response: z.ZodType
  /**
   * What a client that accepts `text/event-stream` is sent instead, by the names of the events: `answer` is the last and
   * holds the response, unless a `problem` takes its place.
   */
  readonly events?: Events
  /** What the answer is where it is no JSON. */
  readonly mediaType?: 'text/csv' | 'text/calendar' | 'application/pdf'
}

/** Declares a route and keeps its exact types. */
export const defineRoute = <const R extends Route>(route: R): R => route

type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Output<S> = S extends z.ZodType ? z.output<S> : undefined

/** What a client sends and receives: the shapes on the wire. */
export type RouteRequest<R extends Route> = {
  params: Input<R['params']>
  query: Input<R['query']>
  body: Input<R['body']>
}
export type RouteResponse<R extends Route> = Input<R['response']>
/** What each event of a route carries, by its name. */
export type RouteEvents<R extends Route> = R extends { readonly events: infer E }
  ? { readonly [name in keyof E]: Input<E[name]> }
  : Readonly<Record<never, never>>

/** What a handler is given after the schemas have checked and translated it. */
export type RouteInput<R extends Route> = {
  params: Output<R['params']>
  query: Output<R['query']>
  body: Output<R['body']>
}

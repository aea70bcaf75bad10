import { problem } from '@home-pulse/contract/errors'
import type { Route, RouteInput, RouteResponse } from '@home-pulse/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, presentApiError } from '../errors/api-error.ts'
import { convertAndLogError } from './error-handler.ts'
import type { CustomerShares } from './load/customer-shares.ts'
import { onFinished } from './on-request-finished.ts'
import type { Answer } from './response-cache.ts'
import { isLong, serializeYielding } from './serializer.ts'
import {
  acceptsEvents,
  disconnectSignal,
  type EventStream,
  openEvents,
  type SendEvent,
} from './server-sent-events.ts'
import {
  isCacheable,
  openSession,
  responseInputsOf,
  type Session,
  type SessionServices,
  verifyToken,
} from './session.ts'
import { addToVary, varyOfCacheable } from './vary.ts'

type WithSession<R extends Route> = R['access'] extends 'public' ? object : { readonly session: Session }

/**
 * The additional arguments of a handler whose route can send events. `send` sends one event. The signal `gone` is
 * aborted when the client disconnects.
 */
type WithEvents<R extends Route> = R extends { readonly events: object }
  ? { readonly send: SendEvent<R>; readonly gone: AbortSignal }
  : object

/** The handler's arguments: the validated input, the session if the route needs one, and the raw request and reply. */
export type Call<R extends Route> = RouteInput<R> &
  WithSession<R> &
  WithEvents<R> & { readonly request: FastifyRequest; readonly reply: FastifyReply }

export type Handler<R extends Route> = (call: Call<R>) => Promise<RouteResponse<R> | ApiError>

/** Connects the routes of the API contract to their handlers. The routes' schemas validate input and output. */
export interface Binder {
  /**
   * Registers the handler of a route. `scope` is the part of the app whose plugins the route needs. The default is the
   * whole app.
   */
  readonly bind: <R extends Route>(route: R, handler: Handler<R>, scope?: FastifyInstance) => void
  /** The routes that have a handler so far, by name. */
  readonly bound: ReadonlyMap<string, Route>
}

export interface BinderServices extends SessionServices {
  readonly requestsPerSecondPerCustomer: number
  readonly shares: CustomerShares
}

export function makeBinder(app: FastifyInstance, services: BinderServices): Binder {
  const bound = new Map<string, Route>()
  const rateLimit = customerRateLimit(services.requestsPerSecondPerCustomer)
  app.decorateRequest('verifiedToken', undefined)
  app.decorateRequest('session', undefined)
  app.decorateRequest('cachedAnswer', undefined)
  const enter = async (route: Route, request: FastifyRequest, reply: FastifyReply) => {
    const sent = await openSession(services, route, request, reply)
    const { session } = request
    if (session) onFinished(reply, services.shares.begin(session.userId))
    // A database connection is kept for the handler's first read. If the request ends before that read, with an error
    // or a disconnect, this releases the connection.
    if (session && services.gate.hasConnection(session.owner))
      onFinished(reply, () => services.gate.releaseConnection(session.owner))
    return sent
  }

  function bind<R extends Route>(route: R, handler: Handler<R>, scope = app): void {
    if (bound.has(route.name)) throw new Error(`The route ${route.name} has two handlers.`)
    bound.set(route.name, route)
    const needsSession = route.access !== 'public'
    scope.route({
      method: route.method,
      url: route.path,
      schema: {
        operationId: route.name,
        summary: route.summary,
        ...(needsSession && { security: [{ bearer: [] }] }),
        ...(route.params && { params: route.params }),
        ...(route.query && { querystring: route.query }),
        ...(route.body && { body: route.body }),
        response: { [route.status]: route.response, '4xx': problem, '5xx': problem },
      },
      ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
      ...(needsSession && {
        onRequest: (request) => verifyToken(services.tokens, request),
        preValidation: (request, reply) => enter(route, request, reply),
        config: { rateLimit: rateLimit },
      }),
      async handler(request, reply) {
        const known = request.cachedAnswer?.answer
        if (known) return sendAnswer(reply, known)
        const { events } = route
        const stream = events && acceptsEvents(request.headers.accept) ? openEvents(reply, events) : undefined
        const eventArguments = events && { send: stream?.send ?? ignoreEvent, gone: disconnectSignal(reply) }
        // The cast is safe: all values were validated against the route's schemas. The compiler cannot derive the types
        // of the arguments from a generic route.
        const call = { ...requestParts(request), request, reply, ...eventArguments } as unknown as Call<R>
        if (stream) return answerInEvents(stream, () => handler(call), request, reply)
        const headersOfAll = isCacheable(route) ? reply.getHeaders() : undefined
        const result = await handler(call)
        if (result instanceof ApiError) throw result
        reply.code(route.status)
        const { session } = request
        if (session && headersOfAll) {
          const body = await bodyOf(route, reply, result)
          return sendAndCache(services, session, reply, headersOfAll, body)
        }
        if (session) reply.header('cache-control', 'no-store')
        return result
      },
    })
  }

  return { bind, bound }
}

const ignoreEvent = () => {}

/**
 * Sends the handler's result as the last event. If the handler throws, sends an error event, or a normal error response
 * if no event was sent before.
 */
async function answerInEvents(
  stream: EventStream,
  answer: () => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const result = await answer()
    if (result instanceof ApiError) throw result
    stream.send('answer', result)
  } catch (error) {
    if (!stream.hasBegun) throw error
    stream.send('problem', presentApiError(convertAndLogError(error, request)))
  }
  stream.end()
  return reply
}

const requestParts = ({ params, query, body, session }: FastifyRequest) => ({ params, query, body, session })

/** Serializes a handler's result. Other requests run in between if the result contains a long list. */
async function bodyOf({ response }: Route, reply: FastifyReply, result: unknown): Promise<Buffer> {
  if (typeof result === 'string' || result instanceof Uint8Array) return Buffer.from(result)
  if (!isLong(result)) return Buffer.from(String(reply.serialize(result)))
  const { method, url } = reply.request
  return serializeYielding(response, result, { method, url })
}

/**
 * Sends a handler's result and caches it. Only the customer's own client may store the response, and must revalidate it
 * before each use. `headersOfAll` are the headers that every response has. They are not stored in the cache.
 */
function sendAndCache(
  { responseCache }: SessionServices,
  session: Session,
  reply: FastifyReply,
  headersOfAll: Answer['headers'],
  body: Buffer,
): FastifyReply {
  const { url } = reply.request
  const basis = responseInputsOf(session)
  const { etag } = responseCache.current(session.userId, url, basis)
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  addToVary(reply, varyOfCacheable)
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name, value]) => headersOfAll[name] !== value),
  )
  responseCache.store(session.userId, url, basis, { headers, body })
  return reply.send(body)
}

const sendAnswer = (reply: FastifyReply, { headers, body }: Answer): FastifyReply =>
  reply.headers(headers).send(body)

/**
 * Returns the rate limit of one customer: `perSecond` requests per second on average. Requests are counted over 2.5
 * seconds, so a short burst may exceed the rate.
 */
const customerRateLimit = (perSecond: number) => ({
  hook: 'preHandler' as const,
  max: Math.round(perSecond * 2.5),
  timeWindow: 2_500,
  keyGenerator: ({ session }: FastifyRequest) => session?.owner.customerId ?? '',
})

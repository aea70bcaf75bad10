import { problem } from '@home-pulse/contract/errors'
import type { Route, RouteInput, RouteResponse } from '@home-pulse/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, presentApiError } from '../errors/api-error.ts'
import { reportFault } from './error-handler.ts'
import type { CustomerShares } from './load/customer-shares.ts'
import { onFinished } from './on-request-finished.ts'
import type { Answer } from './response-cache.ts'
import { isLong, serializeInTurns } from './serializer.ts'
import {
  acceptsEvents,
  type EventStream,
  goneSignal,
  openEvents,
  type SendEvent,
} from './server-sent-events.ts'
import { basisOf, isKept, openSession, type Session, type SessionServices, verifyToken } from './session.ts'
import { addToVary, varyOfKept } from './vary.ts'

type WithSession<R extends Route> = R['access'] extends 'public' ? object : { readonly session: Session }

/** Where a route has events: the way to send one before the answer, and the signal that nobody waits for it any more. */
type WithEvents<R extends Route> = R extends { readonly events: object }
  ? { readonly say: SendEvent<R>; readonly gone: AbortSignal }
  : object

/** What a handler is given: the checked input, the session where the route asks for one, and the raw exchange. */
export type Call<R extends Route> = RouteInput<R> &
  WithSession<R> &
  WithEvents<R> & { readonly request: FastifyRequest; readonly reply: FastifyReply }

export type Handler<R extends Route> = (call: Call<R>) => Promise<RouteResponse<R> | ApiError>

/** Binds contract routes to handlers: the schemas check what comes in and what goes out. */
export interface Binder {
  /** `scope` is the part of the app that has the plugins this route needs; without it the app itself. */
  readonly bind: <R extends Route>(route: R, handler: Handler<R>, scope?: FastifyInstance) => void
  /** The routes bound so far, by name. */
  readonly bound: ReadonlyMap<string, Route>
}

export interface BinderServices extends SessionServices {
  readonly requestsPerSecondPerCustomer: number
  readonly shares: CustomerShares
}

export function makeBinder(app: FastifyInstance, services: BinderServices): Binder {
  const bound = new Map<string, Route>()
  const ceiling = customerCeiling(services.requestsPerSecondPerCustomer)
  app.decorateRequest('verifiedToken', undefined)
  app.decorateRequest('session', undefined)
  app.decorateRequest('keptAnswer', undefined)
  const enter = async (route: Route, request: FastifyRequest, reply: FastifyReply) => {
    const sent = await openSession(services, route, request, reply)
    const { session } = request
    if (session) onFinished(reply, services.shares.begin(session.userId))
    // A request that ends before its handler reads, by a 4xx or a client gone, gives its connection back here.
    if (session && services.gate.holds(session.owner))
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
        config: { rateLimit: ceiling },
      }),
      async handler(request, reply) {
        const known = request.keptAnswer?.answer
        if (known) return sendAnswer(reply, known)
        const { events } = route
        const stream = events && acceptsEvents(request.headers.accept) ? openEvents(reply, events) : undefined
        const ways = events && { say: stream?.say ?? sayNothing, gone: goneSignal(reply) }
        // What a route makes of its parts the compiler cannot follow for a route it does not know yet: each was checked
        // against that route's schemas before it came here.
        const call = { ...requestParts(request), request, reply, ...ways } as unknown as Call<R>
        if (stream) return answerInEvents(stream, () => handler(call), request, reply)
        const headersOfAll = isKept(route) ? reply.getHeaders() : undefined
        const result = await handler(call)
        if (result instanceof ApiError) throw result
        reply.code(route.status)
        const { session } = request
        if (session && headersOfAll) {
          const body = await bodyOf(route, reply, result)
          return keepAnswer(services, session, reply, headersOfAll, body)
        }
        if (session) reply.header('cache-control', 'no-store')
        return result
      },
    })
  }

  return { bind, bound }
}

const sayNothing = () => {}

/** The last event is the answer; once the stream has begun, a refusal is an event too. */
async function answerInEvents(
  stream: EventStream,
  answer: () => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    const result = await answer()
    if (result instanceof ApiError) throw result
    stream.say('answer', result)
  } catch (error) {
    if (!stream.hasBegun) throw error
    stream.say('problem', presentApiError(reportFault(error, request)))
  }
  stream.end()
  return reply
}

const requestParts = ({ params, query, body, session }: FastifyRequest) => ({ params, query, body, session })

/** The bytes of what a handler answered. A long list is checked and written in turns. */
async function bodyOf({ response }: Route, reply: FastifyReply, result: unknown): Promise<Buffer> {
  if (typeof result === 'string' || result instanceof Uint8Array) return Buffer.from(result)
  if (!isLong(result)) return Buffer.from(String(reply.serialize(result)))
  const { method, url } = reply.request
  return serializeInTurns(response, result, { method, url })
}

/**
 * Sends what a handler answered, and keeps it. A customer's answers are theirs alone; a client may keep one if it asks again
 * whether it still holds. What the handler set on the reply belongs to the answer, what was there before does not.
 */
function keepAnswer(
  { answers }: SessionServices,
  session: Session,
  reply: FastifyReply,
  headersOfAll: Answer['headers'],
  body: Buffer,
): FastifyReply {
  const { url } = reply.request
  const basis = basisOf(session)
  const { etag } = answers.current(session.userId, url, basis)
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  addToVary(reply, varyOfKept)
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([name, value]) => headersOfAll[name] !== value),
  )
  answers.keep(session.userId, url, basis, { headers, body })
  return reply.send(body)
}

const sendAnswer = (reply: FastifyReply, { headers, body }: Answer): FastifyReply =>
  reply.headers(headers).send(body)

/** A generous bound on one customer's calls: so many a second on average, bursts of two and a half seconds' worth. */
const customerCeiling = (perSecond: number) => ({
  hook: 'preHandler' as const,
  max: Math.round(perSecond * 2.5),
  timeWindow: 2_500,
  keyGenerator: ({ session }: FastifyRequest) => session?.owner.customerId ?? '',
})

import type { Route } from '@home-pulse/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Tokens } from '../auth/session-tokens.ts'
import { type Clock, todayIn } from '../config/clock.ts'
import { apiError } from '../errors/api-error.ts'
import type { Actor, Authenticated, Gate, Owner } from '../tenancy/gate.ts'
import type { VerifiedToken } from '../tenancy/verified-token.ts'
import type { Etags } from './etag.ts'
import { requireMatch } from './precondition.ts'
import type { CachedAnswer, ResponseCache, ResponseInputs } from './response-cache.ts'
import { addToVary, varyOfCacheable } from './vary.ts'

/** The signed-in user during one request. */
export interface Session {
  readonly owner: Owner
  readonly actor: Actor
  readonly userId: string
  readonly email: string
  readonly token: VerifiedToken
  readonly timeZone: string
  /** The current date in the customer's time zone. */
  readonly today: string
  readonly isPaid: boolean
  readonly dataVersion: number
}

export interface SessionServices {
  readonly gate: Gate
  readonly tokens: Tokens
  readonly etags: Etags
  readonly responseCache: ResponseCache
  readonly clock: Clock
  readonly enforcePayment: boolean
  /** Returns the absolute URL of the checkout that an unpaid customer must complete. */
  readonly findOrOpenCheckout: (
    owner: Owner,
    actor: Actor,
    person: Pick<Authenticated, 'email' | 'tokenVersion'>,
    request: FastifyRequest,
  ) => Promise<string>
}

declare module 'fastify' {
  interface FastifyRequest {
    verifiedToken: VerifiedToken | undefined
    session: Session | undefined
    /** The entry of the response cache that was found before the handler runs. */
    cachedAnswer: CachedAnswer | undefined
  }
}

/** Matches an Authorization header with one token and nothing else (RFC 6750, 2.1). */
const bearer = /^bearer ([\w.~+/=-]+)$/i

/** Verifies the request's token before its body is read. Throws if the token is missing, forged or expired. */
export async function verifyToken(tokens: Tokens, request: FastifyRequest): Promise<void> {
  // Load shedding may have verified the token already.
  if (request.verifiedToken) return
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  const verified = token ? await tokens.verify(token) : undefined
  if (!verified) throw apiError('unauthenticated')
  request.verifiedToken = verified
}

/**
 * Opens the session of a request with at most one query for its user. If the client's copy is current, sends 304.
 * Otherwise, if the response is cached, sets `cachedAnswer`.
 * A read that is probably not cached keeps the query's connection for its handler. All other requests share the query
 * with each other.
 */
export async function openSession(
  services: SessionServices,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { gate, etags, responseCache, clock } = services
  const token = request.verifiedToken
  if (!token) throw apiError('unauthenticated')
  const isCacheableRoute = isCacheable(route)
  const copies = isCacheableRoute ? copiesOf(request, etags) : undefined
  const isLikelyKnown =
    copies !== undefined || (isCacheableRoute && responseCache.has(token.userId, request.url))
  const isRead = route.method === 'GET'
  const person = await (isRead && !isLikelyKnown ? gate.authenticate(token) : gate.resolvePrincipal(token))
  if (!person) throw apiError('unauthenticated')
  try {
    if (person.isRevoked || person.tokenVersion !== token.tokenVersion) throw apiError('unauthenticated')
    const actor = { userId: token.userId, action: route.name, requestId: request.id }
    const isPaid = isPaidUp(person, clock)
    if (!isPaid && route.access === 'paid' && services.enforcePayment)
      await rejectUnpaid(services, actor, person, request)
    requireMatch(services, route, person.owner, request.headers['if-match'])

    const today = todayIn(person.timeZone, clock)
    request.session = {
      owner: person.owner,
      actor,
      userId: token.userId,
      email: person.email,
      token,
      timeZone: person.timeZone,
      today,
      isPaid,
      dataVersion: person.dataVersion,
    }
    if (!isLikelyKnown) return undefined
    const known = responseCache.current(token.userId, request.url, responseInputsOf(request.session))
    if (copies !== undefined && etags.isAmong(known.etag, copies)) {
      addToVary(reply, varyOfCacheable)
      return reply.code(304).headers({ etag: known.etag, 'cache-control': 'private, no-cache' }).send()
    }
    request.cachedAnswer = known
    return undefined
  } catch (error) {
    gate.releaseConnection(person.owner)
    throw error
  }
}

/**
 * Returns true if responses of this route may be cached: they depend only on the data version, the date and the code.
 * Routes that are open to unpaid customers are not cached, because they return the payment state, which changes with
 * time.
 */
export const isCacheable = ({ method, access, isCacheable }: Route): boolean =>
  method === 'GET' && access === 'paid' && isCacheable !== false

export const responseInputsOf = ({ owner, dataVersion, today }: Session): ResponseInputs => ({
  ...{ customerId: owner.customerId, dataVersion, today },
})

/** Returns the request's If-None-Match header if it contains an ETag in our format, otherwise undefined. */
const copiesOf = ({ headers }: FastifyRequest, { claimedVersion }: Etags): string | undefined => {
  const tags = headers['if-none-match']
  return claimedVersion(tags) === undefined ? undefined : tags
}

const isPaidUp = ({ paidUntil }: Authenticated, clock: Clock): boolean =>
  paidUntil !== null && paidUntil.getTime() > clock.nowMs()

async function rejectUnpaid(
  services: SessionServices,
  actor: Actor,
  person: Authenticated,
  request: FastifyRequest,
): Promise<never> {
  const customerCheckoutSession = await services.findOrOpenCheckout(person.owner, actor, person, request)
  throw apiError('payment_required', { customerCheckoutSession })
}

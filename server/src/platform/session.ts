import type { Access, Route } from '@home-pulse/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, todayIn } from './clock.ts'
import type { Etags } from './etag.ts'
import type { Actor, Authenticated, Gate, Owner } from './gate.ts'
import { refuse } from './refusal.ts'
import type { Tokens, VerifiedToken } from './tokens.ts'

/** The signed-in person for the length of one request. */
export interface Session {
  readonly owner: Owner
  readonly actor: Actor
  readonly userId: string
  readonly email: string
  readonly token: VerifiedToken
  readonly timeZone: string
  /** The customer's calendar date, by their time zone. */
  readonly today: string
  readonly isPaid: boolean
  readonly dataVersion: number
}

export interface SessionServices {
  readonly gate: Gate
  readonly tokens: Tokens
  readonly etags: Etags
  readonly clock: Clock
  readonly enforcePayment: boolean
  /** The checkout that an unpaid customer is sent to finish. */
  readonly outstandingCheckout: (
    owner: Owner,
    actor: Actor,
    email: string,
    request: FastifyRequest,
  ) => Promise<string>
}

declare module 'fastify' {
  interface FastifyRequest {
    verifiedToken: VerifiedToken | undefined
    session: Session | undefined
  }
}

/** Before a byte of the body is read: refuses whoever has no token, or one that is forged or expired. */
export async function verifyToken(tokens: Tokens, request: FastifyRequest): Promise<void> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  const verified = token && scheme?.toLowerCase() === 'bearer' ? await tokens.verify(token) : undefined
  if (!verified) throw refuse('unauthenticated')
  request.verifiedToken = verified
}

/**
 * Opens the session with one query. Answers 304 from it alone when the client's copy is still the newest; else
 * leaves a connection that speaks for the owner, for the handler to read through.
 */
export async function openSession(
  services: SessionServices,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { gate, etags, clock } = services
  const token = request.verifiedToken
  if (!token) throw refuse('unauthenticated')
  const ifNoneMatch = isKept(route) ? request.headers['if-none-match'] : undefined
  const person = await gate.authenticate(token.userId, token.hash, etags.claimedVersion(ifNoneMatch))
  if (!person) throw refuse('unauthenticated')
  try {
    if (person.isRevoked || person.tokenVersion !== token.tokenVersion) throw refuse('unauthenticated')
    const actor = { userId: token.userId, action: route.name, requestId: request.id }
    const isPaid = isPaidUp(person, clock)
    await refuseUnpaid(route.access, isPaid, services, person.owner, actor, person.email, request)

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
    const etag = ifNoneMatch && etagOf(etags, request.session, request.url)
    if (!etag || !etags.isAmong(etag, ifNoneMatch)) return undefined
    return reply.code(304).header('etag', etag).header('cache-control', 'private, no-cache').send()
  } catch (error) {
    gate.dismiss(person.owner)
    throw error
  }
}

/**
 * Whether a client may keep this route's answer for as long as the data version holds. What an unpaid customer may
 * ask too speaks of payment, which changes with the clock alone.
 */
export const isKept = ({ method, access, isKept }: Route): boolean =>
  method === 'GET' && access === 'paid' && isKept !== false

/** The entity tag of the answer to this session's request. */
export const etagOf = (etags: Etags, session: Session, url: string): string =>
  etags.mint({
    customerId: session.owner.customerId,
    dataVersion: session.dataVersion,
    url,
    today: session.today,
  })

const isPaidUp = ({ paidUntil }: Authenticated, clock: Clock): boolean =>
  paidUntil !== null && paidUntil.getTime() > clock.nowMs()

async function refuseUnpaid(
  access: Access,
  isPaid: boolean,
  services: SessionServices,
  owner: Owner,
  actor: Actor,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  if (access !== 'paid' || isPaid || !services.enforcePayment) return
  const customerCheckoutSession = await services.outstandingCheckout(owner, actor, email, request)
  throw refuse('payment_required', { customerCheckoutSession })
}

import type { ErrorCode } from '@home-pulse/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../auth/client-network.ts'
import { keyedHash } from '../config/secrets.ts'
import { onFinished } from '../http/on-request-finished.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The reason of the refusal. */
    refusedFor: ErrorCode | undefined
    /** Set by a handler that can succeed without a sign-in: the response carries no token. */
    hasNoToken: boolean
  }
}

/** The event of each operation that authenticates a user, logged when it succeeded (OWASP ASVS 16.3.1). */
const proven: Readonly<Record<string, string>> = {
  signup: 'signed_up',
  login: 'signed_in',
  postPaymentLogin: 'signed_in_by_payment',
  logout: 'signed_out',
  signOutEverywhere: 'signed_out_everywhere',
  resetPassword: 'password_reset',
  changePassword: 'password_changed',
  confirmEmailChange: 'email_changed',
}

/** Refusals that normal use never causes, by reason (16.3.1, 16.3.2, 16.3.3). */
const attempts: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'sign_in_refused',
  unauthenticated: 'token_refused',
  link_not_valid: 'link_refused',
  invalid_signature: 'signature_refused',
  too_many_requests: 'limit_reached',
}

/** Refusals of everyday use, such as a mistyped form or a deleted resource. */
const slips: Partial<Record<ErrorCode, string>> = {
  not_found: 'nothing_of_theirs',
  payment_required: 'payment_required',
  account_leaving: 'account_leaving',
  invalid_request: 'input_refused',
  invalid_json: 'input_refused',
  bad_request: 'input_refused',
  too_large: 'input_refused',
  unsupported_media_type: 'input_refused',
}

/**
 * Logs one line for each security event. Accounts and networks appear as hashes keyed with the server's secret: equal
 * ones can be recognised, and no line reveals an address.
 */
export function registerSecurityLog(app: FastifyInstance, key: Buffer): void {
  const nameOf = (kind: string, what: string) => keyedHash(key, kind, what).toString('base64url').slice(0, 16)
  app.decorateRequest('refusedFor', undefined)
  app.decorateRequest('hasNoToken', false)
  const tell = (request: FastifyRequest, reply: FastifyReply, [level, security]: SecurityEvent) => {
    const { body, ip, session } = request
    const who = session ? { userId: session.userId } : namedIn(body, nameOf)
    const from = nameOf('network', networkOf(ip))
    const told = { security, operation: operationOf(request), status: reply.statusCode, from, ...who }
    request.log[level](told, 'security')
  }
  // A client can disconnect without waiting for the response, so the event is logged on disconnect, too.
  app.addHook('onSend', (request, reply, payload, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) onFinished(reply, () => tell(request, reply, event))
    done(null, payload)
  })
}

type SecurityEvent = readonly [level: 'info' | 'warn', name: string]

/** Returns the event of a response with its log level: `warn` if the server refused something unusual. */
function eventOf(request: FastifyRequest, status: number): SecurityEvent | undefined {
  const { refusedFor, hasNoToken, headers } = request
  if (!refusedFor) {
    const proof = status < 300 && !hasNoToken && proven[operationOf(request)]
    return proof ? ['info', proof] : undefined
  }
  // A request without a token has no token to refuse, for example from a tab after sign-out.
  if (refusedFor === 'unauthenticated' && headers.authorization === undefined)
    return ['info', 'not_signed_in']
  const attempt = attempts[refusedFor]
  if (attempt) return ['warn', attempt]
  const slip = slips[refusedFor]
  return slip ? ['info', slip] : undefined
}

const operationOf = ({ routeOptions: { schema, url } }: FastifyRequest): string =>
  schema && 'operationId' in schema ? String(schema.operationId) : (url ?? 'none')

function namedIn(body: unknown, nameOf: (kind: string, what: string) => string) {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  return typeof email === 'string' && { account: nameOf('account', email.trim().toLowerCase()) }
}

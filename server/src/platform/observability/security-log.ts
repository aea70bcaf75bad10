import type { ErrorCode } from '@home-pulse/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../auth/client-network.ts'
import { keyedHash } from '../config/secrets.ts'
import { onFinished } from '../http/on-request-finished.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error code of a refused request. */
    refusedFor: ErrorCode | undefined
    /** Set by a handler when its successful response does not sign the user in. */
    hasNoToken: boolean
  }
}

/**
 * The logged event of each operation that authenticates a user, if the operation succeeds (OWASP ASVS
 * 16.3.1).
 */
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

/**
 * The logged event of refusals that normal use does not cause, by error code (OWASP ASVS 16.3.1, 16.3.2,
 * 16.3.3).
 */
const attempts: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'sign_in_refused',
  unauthenticated: 'token_refused',
  link_not_valid: 'link_refused',
  invalid_signature: 'signature_refused',
  too_many_requests: 'limit_reached',
}

/**
 * The logged event of refusals in everyday use, such as a mistyped form or a deleted resource, by error code.
 */
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
 * Logs one line for each security event. Accounts and networks appear as keyed hashes: lines about the same
 * account can be matched, and no line reveals an address.
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
  // Not `onResponse`, because a client can disconnect without waiting for the response.
  app.addHook('onSend', (request, reply, payload, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) onFinished(reply, () => tell(request, reply, event))
    done(null, payload)
  })
}

type SecurityEvent = readonly [level: 'info' | 'warn', name: string]

/** Returns the event of a response and its log level: `warn` for a refusal that normal use does not cause. */
function eventOf(request: FastifyRequest, status: number): SecurityEvent | undefined {
  const { refusedFor, hasNoToken, headers } = request
  if (!refusedFor) {
    const proof = status < 300 && !hasNoToken && proven[operationOf(request)]
    return proof ? ['info', proof] : undefined
  }
  // A request without a token comes, for example, from a browser tab after sign-out. It is no attack.
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

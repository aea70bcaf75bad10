import type { ErrorCode } from '@home-pulse/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../auth/client-network.ts'
import { keyedHash } from '../config/secrets.ts'
import { onFinished } from '../http/on-request-finished.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was not done. */
    refusedFor: ErrorCode | undefined
    /** Set by a handler that may succeed without signing anyone in: the answer carries no token. */
    hasNoToken: boolean
  }
}

/** Who somebody is, by the operation that says so once it is done (OWASP ASVS 16.3.1). */
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

/** What was refused, by its reason (16.3.1, 16.3.2, 16.3.3): what nobody does who uses the product as it is meant. */
const attempts: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'sign_in_refused',
  unauthenticated: 'token_refused',
  link_not_valid: 'link_refused',
  invalid_signature: 'signature_refused',
  too_many_requests: 'limit_reached',
}

/** What was refused, and is everyday: a mistyped form, a page of what is deleted. */
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
 * Tells the log, a line each, of what has to do with who is let in. Accounts and networks are named by hashes that only this
 * server's secret makes: the same one twice is known again, and nothing leads from the log to an address.
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
  // Whoever guesses need not wait to hear that they were wrong: who has hung up by now is told of now, or when they do.
  app.addHook('onSend', (request, reply, payload, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) onFinished(reply, () => tell(request, reply, event))
    done(null, payload)
  })
}

type SecurityEvent = readonly [level: 'info' | 'warn', name: string]

/** What has happened, and whether it is told where only what went wrong is. */
function eventOf(request: FastifyRequest, status: number): SecurityEvent | undefined {
  const { refusedFor, hasNoToken, headers } = request
  if (!refusedFor) {
    const proof = status < 300 && !hasNoToken && proven[operationOf(request)]
    return proof ? ['info', proof] : undefined
  }
  // Who has no token shows none that could be refused: a tab whose person has signed out.
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

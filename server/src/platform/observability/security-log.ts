import type { ErrorCode } from '@home-pulse/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../auth/client-network.ts'
import { keyedHash } from '../config/secrets.ts'
import { onFinished } from '../http/on-request-finished.ts'

declare module 'fastify' {
  interface FastifyRequest {
    errorCode: ErrorCode | undefined
    /** True if the request succeeded but did not sign the user in, so no sign-in is logged. A handler sets it. */
    hasNoToken: boolean
  }
}

/**
 * The events that are logged when an operation succeeds that signs a user in or out or changes an account (OWASP ASVS
 * 16.3.1). The keys are route names.
 */
const successEvents: Readonly<Record<string, string>> = {
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
 * The events that are logged as warnings. Their error codes do not occur in normal use (OWASP ASVS 16.3.1, 16.3.2,
 * 16.3.3).
 */
const suspiciousEvents: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'sign_in_refused',
  unauthenticated: 'token_refused',
  link_not_valid: 'link_refused',
  invalid_signature: 'signature_refused',
  too_many_requests: 'limit_reached',
}

/**
 * The events that are logged for error codes that also occur in normal use, for example after a typing error in a form.
 */
const ordinaryEvents: Partial<Record<ErrorCode, string>> = {
  not_found: 'not_found',
  payment_required: 'payment_required',
  account_leaving: 'account_leaving',
  invalid_request: 'input_refused',
  invalid_json: 'input_refused',
  bad_request: 'input_refused',
  too_large: 'input_refused',
  unsupported_media_type: 'input_refused',
}

/**
 * Logs one line for each security event. Accounts and networks are logged as keyed hashes. So all lines about one
 * account can be found, but no line reveals an email address or IP address.
 */
export function registerSecurityLog(app: FastifyInstance, key: Buffer): void {
  const pseudonymOf = (kind: string, what: string) =>
    keyedHash(key, kind, what).toString('base64url').slice(0, 16)
  app.decorateRequest('errorCode', undefined)
  app.decorateRequest('hasNoToken', false)
  const logEvent = (request: FastifyRequest, reply: FastifyReply, [level, security]: SecurityEvent) => {
    const { body, ip, session } = request
    const account = session ? { userId: session.userId } : accountIn(body, pseudonymOf)
    const from = pseudonymOf('network', networkOf(ip))
    const entry = { security, operation: operationOf(request), status: reply.statusCode, from, ...account }
    request.log[level](entry, 'security')
  }
  // Uses `onSend`, because `onResponse` does not run if the client disconnects before the response.
  app.addHook('onSend', (request, reply, payload, done) => {
    const event = eventOf(request, reply.statusCode)
    if (event) onFinished(reply, () => logEvent(request, reply, event))
    done(null, payload)
  })
}

type SecurityEvent = readonly [level: 'info' | 'warn', name: string]

/**
 * Returns the log level and the name of the event that a response means. The level is `warn` if the event does not
 * occur in normal use, otherwise `info`.
 */
function eventOf(request: FastifyRequest, status: number): SecurityEvent | undefined {
  const { errorCode, hasNoToken, headers } = request
  if (!errorCode) {
    const event = status < 300 && !hasNoToken && successEvents[operationOf(request)]
    return event ? ['info', event] : undefined
  }
  // A request without a token is not an attack. It comes, for example, from a browser tab after sign-out.
  if (errorCode === 'unauthenticated' && headers.authorization === undefined) return ['info', 'not_signed_in']
  const suspicious = suspiciousEvents[errorCode]
  if (suspicious) return ['warn', suspicious]
  const ordinary = ordinaryEvents[errorCode]
  return ordinary ? ['info', ordinary] : undefined
}

const operationOf = ({ routeOptions: { schema, url } }: FastifyRequest): string =>
  schema && 'operationId' in schema ? String(schema.operationId) : (url ?? 'none')

function accountIn(body: unknown, pseudonymOf: (kind: string, what: string) => string) {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined
  return typeof email === 'string' && { account: pseudonymOf('account', email.trim().toLowerCase()) }
}

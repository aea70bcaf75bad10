import type { Socket } from 'node:net'
import { errorCatalogue } from '@home-pulse/contract/errors'
import { notAnId } from '@home-pulse/contract/primitives'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiError, apiError, presentApiError } from '../errors/api-error.ts'
import { PaymentError } from '../errors/payment-error.ts'
import { isDiskFullCode } from '../errors/startup-error-message.ts'

const byFastifyCode: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => apiError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => apiError('unsupported_media_type'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => apiError('invalid_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => apiError('bad_request'),
  FST_ERR_BAD_URL: () => apiError('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: () => apiError('not_found'),
  FST_ERR_RATE_LIMIT: () => apiError('too_many_requests'),
}

// Error codes that mean that the database cannot answer now: it is unreachable, stopping or overloaded, or it cancelled
// a statement after the time limit.
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '57014',
  '57P05',
  '25P03',
  '55P03',
])

/** Returns the code of an error from a system call or from PostgreSQL, or '' if there is none. */
const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '')

/** Returns true if the error, or a cause of it, means that the database or the bucket did not respond. */
function isDependencyUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  return (
    unavailableCodes.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|database has stopped/.test(
      error.message,
    ) ||
    isDependencyUnavailable(error.cause)
  )
}

/** Returns true if the error, or a cause of it, is a full disk. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (isDiskFullCode(codeOf(error)) || isDiskFull(error.cause))

// The maximum number of issues in a response. No form of the web app has this many fields, but an attacker's request
// could cause millions.
const maxIssues = 100

/**
 * Returns true if every fault of the query string is a malformed id. The response is then 404, because no resource has
 * such an id.
 */
const isMalformedIdOnly = ({ validationContext, validation }: FastifyError) =>
  validationContext === 'querystring' && (validation ?? []).every(({ message }) => message === notAnId)

/** Converts any error to an API error. Keeps only details that the client may know. */
export function toApiError(error: FastifyError | PaymentError | ApiError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params' || isMalformedIdOnly(error)) return apiError('not_found')
    return apiError('invalid_request', {
      issues: error.validation.slice(0, maxIssues).map(({ instancePath, message }) => ({
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: message ?? 'is not valid',
      })),
    })
  }
  if (error instanceof PaymentError)
    return error.outcome === 'unavailable'
      ? apiError('payment_unavailable', error)
      : apiError('payment_refused')
  const known = byFastifyCode[error.code]
  if (known) return known()
  if (error instanceof SyntaxError) return apiError('invalid_json')
  if (error.statusCode === 400) return apiError('bad_request')
  if (isDiskFull(error)) return apiError('storage_full')
  if (isDependencyUnavailable(error)) return apiError('unavailable', { retryAfterSeconds: 2 })
  return apiError('internal')
}

/**
 * The media type of JSON with a charset. JSON is always UTF-8 and needs no charset (RFC 8259), but the security
 * standard OWASP ASVS 4.1.1 requires one.
 */
const jsonType = 'application/json; charset=utf-8'

function send(reply: FastifyReply, error: ApiError): void {
  const { status } = errorCatalogue[error.code]
  const { retryAfterSeconds } = error.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  reply
    .removeHeader('etag')
    .code(status)
    .header('cache-control', 'no-store')
    .type(jsonType)
    .serializer(JSON.stringify)
  reply.send(presentApiError(error))
}

/** Gives every error response of the API the same format. Logs errors of the server, without the request's content. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    send(reply, convertAndLogError(error, request))
  })
}

/** Converts any error to an API error, and logs it if it is a server error. */
export function convertAndLogError(error: unknown, request: FastifyRequest): ApiError {
  // The cast is safe: our code throws only `Error` objects. If the fields are missing, `toApiError` returns an internal
  // error.
  const converted = toApiError(error as FastifyError | ApiError)
  request.errorCode = converted.code
  if (errorCatalogue[converted.code].status >= 500) request.log.error({ err: error }, 'request failed')
  return converted
}

/** Sends an error that occurred outside any handler or hook. */
export const sendEarlyError = (
  reply: FastifyReply,
  error: FastifyError,
  securityHeaders: Readonly<Record<string, string>>,
): void => send(reply.headers(securityHeaders), toApiError(error))

/** Writes an error response directly to the socket, if a request was not valid HTTP or did not arrive in time. */
export function answerInvalidHttp(
  error: NodeJS.ErrnoException,
  socket: Socket,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = presentApiError(
    apiError(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'bad_request'),
  )
  const body = JSON.stringify(problem)
  const headers = {
    ...securityHeaders,
    connection: 'close',
    'content-type': jsonType,
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${problem.statusCode} ${problem.error}\r\n${lines.join('')}\r\n${body}`)
}

export const sendNotFound = (reply: FastifyReply): void => send(reply, apiError('not_found'))

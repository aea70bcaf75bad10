import type { Socket } from 'node:net'
import { errorCatalogue } from '@home-pulse/contract/errors'
import { notAnId } from '@home-pulse/contract/primitives'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiError, apiError, presentApiError } from '../errors/api-error.ts'
import { PaymentFault } from '../errors/payment-fault.ts'
import { hasNoRoom } from '../errors/startup-error-message.ts'

const byFastifyCode: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => apiError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => apiError('unsupported_media_type'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => apiError('invalid_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => apiError('bad_request'),
  FST_ERR_BAD_URL: () => apiError('not_found'),
  FST_ERR_MAX_PARAM_LENGTH: () => apiError('not_found'),
  FST_ERR_RATE_LIMIT: () => apiError('too_many_requests'),
}

// The database is away, is shutting down, has no connection left for us, or cut us off for being long.
const databaseIsAway = new Set([
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

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as Error & { code?: string }).code ?? ''
  return (
    databaseIsAway.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable|database has stopped/.test(
      error.message,
    ) ||
    isDatabaseAway(error.cause)
  )
}

/** Whether a disk had no room for what was to be kept: nothing of it was. */
const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (hasNoRoom((error as Error & { code?: string }).code ?? '') || isOutOfRoom(error.cause))

// Enough to mend a form by; a hostile body could name millions.
const maxIssues = 100

/** Whether all that is wrong with a query is an id that cannot be one: no such thing exists. */
const asksForNoId = ({ validationContext, validation }: FastifyError) =>
  validationContext === 'querystring' && (validation ?? []).every(({ message }) => message === notAnId)

/** Turns whatever went wrong into a refusal that tells the client what it may know. */
export function refusalOf(error: FastifyError | PaymentFault | ApiError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params' || asksForNoId(error)) return apiError('not_found')
    return apiError('invalid_request', {
      issues: error.validation.slice(0, maxIssues).map(({ instancePath, message }) => ({
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: message ?? 'is not valid',
      })),
    })
  }
  if (error instanceof PaymentFault)
    return error.outcome === 'unavailable'
      ? apiError('payment_unavailable', error)
      : apiError('payment_refused')
  const known = byFastifyCode[error.code]
  if (known) return known()
  if (error instanceof SyntaxError) return apiError('invalid_json')
  if (error.statusCode === 400) return apiError('bad_request')
  if (isOutOfRoom(error)) return apiError('storage_full')
  if (isDatabaseAway(error)) return apiError('unavailable', { retryAfterSeconds: 2 })
  return apiError('internal')
}

/** As of every other answer: JSON is UTF-8 and knows no charset (RFC 8259), yet OWASP ASVS 4.1.1 asks for one. */
const jsonType = 'application/json; charset=utf-8'

function send(reply: FastifyReply, refusal: ApiError): void {
  const { status } = errorCatalogue[refusal.code]
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  reply
    .removeHeader('etag')
    .code(status)
    .header('cache-control', 'no-store')
    .type(jsonType)
    .serializer(JSON.stringify)
  reply.send(presentApiError(refusal))
}

/** Answers every error of the API in the one shape; only our own faults are logged, without what was sent. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    send(reply, reportFault(error, request))
  })
}

/** What the client may know of an error; where the fault is ours, the log knows more. */
export function reportFault(error: unknown, request: FastifyRequest): ApiError {
  const refusal = refusalOf(error as FastifyError | ApiError)
  request.refusedFor = refusal.code
  if (errorCatalogue[refusal.code].status >= 500) request.log.error({ err: error }, 'request failed')
  return refusal
}

/** Answers an error where no handler can, and no hook has. */
export const sendProblem = (
  reply: FastifyReply,
  error: FastifyError,
  bare: Readonly<Record<string, string>>,
): void => send(reply.headers(bare), refusalOf(error))

/** Answers on the bare socket what was not HTTP, or not whole in time. */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  bare: Readonly<Record<string, string>>,
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
    ...bare,
    connection: 'close',
    'content-type': jsonType,
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${problem.statusCode} ${problem.error}\r\n${lines.join('')}\r\n${body}`)
}

/** For the routes that do not exist. */
export const sendNotFound = (reply: FastifyReply): void => send(reply, apiError('not_found'))

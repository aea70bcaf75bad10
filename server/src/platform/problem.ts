import { errorCatalogue } from '@home-pulse/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { presentRefusal, Refusal, refuse } from './refusal.ts'

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => refuse('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refuse('unsupported_media_type'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => refuse('invalid_json'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refuse('invalid_json'),
  FST_ERR_BAD_URL: () => refuse('not_found'),
  FST_ERR_RATE_LIMIT: () => refuse('too_many_requests'),
}

// The database is away, is shutting down, or has no connection left for us.
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
])

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as Error & { code?: string }).code ?? ''
  return (
    databaseIsAway.has(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message) ||
    isDatabaseAway(error.cause)
  )
}

/** Turns whatever went wrong into a refusal that tells the client what it may know. */
export function refusalOf(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return refuse('not_found')
    return refuse('invalid_request', {
      issues: error.validation.map(({ instancePath, message }) => ({
        path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
        message: message ?? 'is not valid',
      })),
    })
  }
  const known = byFastifyCode[error.code]
  if (known) return known()
  if (error instanceof SyntaxError || error.statusCode === 400) return refuse('invalid_json')
  if (isDatabaseAway(error)) return refuse('unavailable', { retryAfterSeconds: 2 })
  return refuse('internal')
}

function send(reply: FastifyReply, refusal: Refusal): void {
  const { status } = errorCatalogue[refusal.code]
  const { retryAfterSeconds } = refusal.details
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  reply.code(status).header('cache-control', 'no-store').type('application/json').serializer(JSON.stringify)
  reply.send(presentRefusal(refusal))
}

/** Answers every error of the API in the one shape; only our own faults are logged, without what was sent. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = refusalOf(error)
    if (errorCatalogue[refusal.code].status >= 500) request.log.error({ err: error }, 'request failed')
    send(reply, refusal)
  })
}

/** For the routes that do not exist. */
export const sendNotFound = (reply: FastifyReply): void => send(reply, refuse('not_found'))

import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { apiError } from '../errors/api-error.ts'

/**
 * Returns the product's origin: PUBLIC_URL if it is set, or else the origin of the request. Throws an API error if the
 * Host header is invalid. So call this before writing to the database.
 */
export function publicOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl
  const origin = `${request.protocol}://${request.host}`
  if (!/^[\w.:[\]-]+$/.test(request.host) || !URL.canParse(origin)) throw apiError('bad_request')
  return origin
}

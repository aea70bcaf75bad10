import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { apiError } from '../errors/api-error.ts'

/**
 * Where this product lives for whoever asks: PUBLIC_URL, else the origin of the request itself. Throws a refusal when
 * its Host is none, so ask before anything is written.
 */
export function publicOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl
  const origin = `${request.protocol}://${request.host}`
  if (!/^[\w.:[\]-]+$/.test(request.host) || !URL.canParse(origin)) throw apiError('bad_request')
  return origin
}

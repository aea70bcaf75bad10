import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'

/** Where this product lives for whoever asks: PUBLIC_URL, else the origin of the request itself. */
export const publicOrigin = (config: Config, request: FastifyRequest): string =>
  config.publicUrl ?? `${request.protocol}://${request.host}`

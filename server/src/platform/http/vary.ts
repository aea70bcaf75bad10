import type { FastifyReply } from 'fastify'

/**
 * The request headers that cacheable responses depend on: they identify the user and the accepted encodings.
 */
export const varyOfKept = 'authorization, accept-encoding'

/** Adds request headers to Vary (RFC 9110, 12.5.5). */
export function addToVary(reply: FastifyReply, headers: string): void {
  const vary = reply.getHeader('vary')
  if (!vary) reply.header('vary', headers)
  else if (!String(vary).includes(headers)) reply.header('vary', `${vary}, ${headers}`)
}

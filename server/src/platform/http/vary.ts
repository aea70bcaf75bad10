import type { FastifyReply } from 'fastify'

/**
 * The request headers on which a cacheable response depends: `authorization` has the user's token, and
 * `accept-encoding` the accepted compressions.
 */
export const varyOfCacheable = 'authorization, accept-encoding'

/** Adds names of request headers to the response header Vary (RFC 9110, 12.5.5). */
export function addToVary(reply: FastifyReply, headers: string): void {
  const vary = reply.getHeader('vary')
  if (!vary) reply.header('vary', headers)
  else if (!String(vary).includes(headers)) reply.header('vary', `${vary}, ${headers}`)
}

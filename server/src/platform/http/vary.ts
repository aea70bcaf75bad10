import type { FastifyReply } from 'fastify'

/** On what the answers depend that a client may keep: on who asks, and on how they have it pressed. */
export const varyOfKept = 'authorization, accept-encoding'

/** Says that an answer depends on a header of the question, too (RFC 9110, 12.5.5). */
export function addToVary(reply: FastifyReply, headers: string): void {
  const vary = reply.getHeader('vary')
  if (!vary) reply.header('vary', headers)
  else if (!String(vary).includes(headers)) reply.header('vary', `${vary}, ${headers}`)
}

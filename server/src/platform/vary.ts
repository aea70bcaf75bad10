import type { FastifyReply } from 'fastify'

/** Says that an answer depends on a header of the question, too (RFC 9110, 12.5.5). */
export function addToVary(reply: FastifyReply, header: string): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary ? `${vary}, ${header}` : header)
}

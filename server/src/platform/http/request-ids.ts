import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'
/**
 * The format of request ids that the server accepts from a proxy or another service. An id in this format is short and
 * cannot break a log line.
 */
const validId = /^[\w.:=+/@-]{1,64}$/

/**
 * Returns the request's id for logs and the audit trail. The id comes from the request's header, or is new if the
 * header is missing or invalid.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && validId.test(given) ? given : randomUUID()
}

export const addRequestId = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(header, id)

export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addRequestId(request, reply)
    done()
  })
}

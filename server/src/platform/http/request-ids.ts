import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'
/**
 * The format of request ids that are accepted from a proxy or another service. They cannot break a log line or make it
 * long.
 */
const validId = /^[\w.:=+/@-]{1,64}$/

/**
 * Returns the request's id for logs and the audit trail: the id in the request's header if it is valid, or else a new
 * one.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && validId.test(given) ? given : randomUUID()
}

/** Adds the request's id to the response headers. */
export const addRequestId = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(header, id)

/** Adds the request id to every response. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    addRequestId(request, reply)
    done()
  })
}

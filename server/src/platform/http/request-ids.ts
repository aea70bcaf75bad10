import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'
/** Accepts a request id from a proxy or another service only if it cannot break or flood a log line. */
const word = /^[\w.:=+/@-]{1,64}$/

/** The request's id in logs and in the audit trail: the id that was sent, if valid, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && word.test(given) ? given : randomUUID()
}

/** Sends the request's id to the client. */
export const nameRequest = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(header, id)

/** Adds the request id to every response. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    nameRequest(request, reply)
    done()
  })
}

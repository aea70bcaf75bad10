import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const header = 'x-request-id'
/** What a balancer or another service calls a request: a word that cannot break a line of a log, nor fill it. */
const word = /^[\w.:=+/@-]{1,64}$/

/** The name under which a request stands in the log and in the trail: the one it came with, if it is fit, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[header]
  return typeof given === 'string' && word.test(given) ? given : randomUUID()
}

/** Tells the client under which name we know its request. */
export const nameRequest = ({ id }: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.header(header, id)

/** Names every request in its answer. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    nameRequest(request, reply)
    done()
  })
}

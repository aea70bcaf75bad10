import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** What has to be known of a server that is about to stop. */
    readonly draining: Draining
  }
}

export interface Draining {
  readonly hasBegun: boolean
  /** From now on, whoever asks is answered, and told not to come again by this connection. */
  begin(): void
}

/**
 * Lets a server leave without a request lost: a balancer that keeps connections is told on each of them, with an answer,
 * that it ends. What was on its way down a connection closed from this side could not be sent again by it, since a POST
 * may have been done.
 */
export function registerDraining(app: FastifyInstance): void {
  let hasBegun = false
  app.decorate('draining', {
    get hasBegun() {
      return hasBegun
    },
    begin: () => {
      hasBegun = true
    },
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasBegun) reply.header('connection', 'close')
    done(null, payload)
  })
}

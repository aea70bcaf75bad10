import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { startStopwatch } from '../../config/clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How this server stops. */
    readonly draining: GracefulShutdown
  }
}

export interface GracefulShutdown {
  readonly hasBegun: boolean
  /** From now on every answer carries `Connection: close`. */
  begin(): void
  /**
   * Closes the listening socket at a moment when nobody connects, then waits until every open request is answered. Ends the
   * connections that are still open when the time limit has passed.
   */
  closeListener(): Promise<void>
}

/** A server without a request for this long is idle: the connections that are still open are kept by nobody. */
const longestIdleMs = 1_000
const lookEveryMs = 20
/** The listening socket is closed after this many looks in a row at which nobody had come. */
const quietLooks = 5
/** After this long the listening socket is closed, quiet or not. */
const longestShuttingMs = 5_000

/**
 * Lets a server stop without losing a request. Closing the listening socket resets the connections that the system has
 * accepted and the server has not yet taken. A balancer cannot repeat a POST that broke off in this way, because it may have
 * been done. So the socket is closed only while nobody connects. Requests that come in the meantime wait until it is
 * closed: a client that waits does not connect again.
 */
export function registerGracefulShutdown(app: FastifyInstance, longestMs: number): void {
  let hasBegun = false
  let closing: Promise<void> | undefined
  const { traffic } = app
  app.decorate('draining', {
    get hasBegun() {
      return hasBegun
    },
    begin: () => {
      hasBegun = true
    },
    async closeListener() {
      const count = promisify(app.server.getConnections.bind(app.server))
      const elapsedMs = startStopwatch()
      closing = waitForQuiet(app)
      await closing
      // The close of an HTTP server would also end every connection that is between two requests just now.
      TcpServer.prototype.close.call(app.server)
      closing = undefined
      for (let quietMs = 0; quietMs < longestIdleMs && (await count()) > 0; quietMs += lookEveryMs) {
        if (elapsedMs() > longestMs) return app.server.closeAllConnections()
        const before = traffic.asked
        await pause(lookEveryMs)
        if (traffic.underWay > 0 || traffic.asked > before) quietMs = 0
      }
    },
  } satisfies GracefulShutdown)
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) closing.then(() => done())
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasBegun) reply.header('connection', 'close')
    done(null, payload)
  })
}

/** Resolves once nobody has connected or sent a request for a few looks, or the time is over. */
async function waitForQuiet({ server, traffic }: FastifyInstance): Promise<void> {
  let connections = 0
  const countConnection = () => {
    connections += 1
  }
  server.on('connection', countConnection)
  const elapsedMs = startStopwatch()
  for (let quiet = 0; quiet < quietLooks && elapsedMs() < longestShuttingMs; ) {
    const before = connections + traffic.asked
    await pause(lookEveryMs)
    // A timer may fire before the connections of the same turn are taken.
    await nextTurn()
    quiet = connections + traffic.asked === before ? quiet + 1 : 0
  }
  server.off('connection', countConnection)
}

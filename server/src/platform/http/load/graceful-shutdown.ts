import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { startStopwatch } from '../../config/clock.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly draining: GracefulShutdown
  }
}

export interface GracefulShutdown {
  readonly hasBegun: boolean
  /** Makes every later response carry `Connection: close`. */
  begin(): void
  /**
   * Closes the listening socket once no new connections arrive, then waits for all open requests. After the time limit,
   * closes the remaining connections.
   */
  closeListener(): Promise<void>
}

/** The shutdown stops waiting for open connections when no request has arrived for this time. */
const maxIdleMs = 1_000
const checkIntervalMs = 20
/** The listening socket is closed after this many checks in a row without a new connection. */
const quietChecks = 5
/** After this time the listening socket is closed even if connections still arrive. */
const maxListeningMs = 5_000

/**
 * Stops a server without losing a request. Some connections are accepted by the operating system but not yet by Node.
 * Closing the listening socket resets them. A load balancer must not repeat a POST after a reset, because the server
 * may have executed it. So the socket is closed only while no new connection arrives. Meanwhile responses are held
 * back, because a client that waits for a response opens no further connection.
 */
export function registerGracefulShutdown(app: FastifyInstance, maxMs: number): void {
  let hasBegun = false
  let closing: Promise<void> | undefined
  const { inFlightCounter } = app
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
      // Closes only the listening socket. `app.server.close` would also close keep-alive connections that are between
      // two requests.
      TcpServer.prototype.close.call(app.server)
      closing = undefined
      for (let quietMs = 0; quietMs < maxIdleMs && (await count()) > 0; quietMs += checkIntervalMs) {
        if (elapsedMs() > maxMs) return app.server.closeAllConnections()
        const before = inFlightCounter.totalCount
        await pause(checkIntervalMs)
        if (inFlightCounter.inFlightCount > 0 || inFlightCounter.totalCount > before) quietMs = 0
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

/**
 * Resolves after several checks in a row without a new connection or request, or at the latest after `maxListeningMs`.
 */
async function waitForQuiet({ server, inFlightCounter }: FastifyInstance): Promise<void> {
  let connections = 0
  const countConnection = () => {
    connections += 1
  }
  server.on('connection', countConnection)
  const elapsedMs = startStopwatch()
  for (let quiet = 0; quiet < quietChecks && elapsedMs() < maxListeningMs; ) {
    const before = connections + inFlightCounter.totalCount
    await pause(checkIntervalMs)
    // A timer can run before Node accepts the connections of the same turn of the event loop. So this waits until the
    // next turn.
    await nextTurn()
    quiet = connections + inFlightCounter.totalCount === before ? quiet + 1 : 0
  }
  server.off('connection', countConnection)
}

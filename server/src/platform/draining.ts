import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { startStopwatch } from './clock.ts'

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
  /**
   * Takes no new connection and hangs up on none: waits until each had the answer that ends it, or has been idle for a
   * while. Whoever has not taken their answer by the time that is set is hung up on.
   */
  shutDoor(): Promise<void>
}

/** Where nothing was asked for so long, what is still connected is taken for idle. */
const longestIdleMs = 1_000
const lookEveryMs = 20
/** So long those who come wait for the door to be shut, where it cannot be at once: what was begun is finished first. */
const longestShuttingMs = 5_000
/** A turn of the event loop in which nothing was done but to look. */
const shortTurnMs = 0.2
/** Whoever was just answered comes again at once, if at all. */
const quietEnoughMs = 20

/**
 * Lets a server leave without a request lost: a balancer that keeps connections is told on each of them, with an answer,
 * that it ends. What was on its way down a connection closed from this side could not be sent again by it, since a POST
 * may have been done.
 */
export function registerDraining(app: FastifyInstance, longestMs: number): void {
  let hasBegun = false
  /** While the door is being shut nothing new is begun: whoever is answered might come again at that moment. */
  let stillness: Promise<void> | undefined
  const { traffic } = app
  app.decorate('draining', {
    get hasBegun() {
      return hasBegun
    },
    begin: () => {
      hasBegun = true
    },
    async shutDoor() {
      const count = promisify(app.server.getConnections.bind(app.server))
      const elapsedMs = startStopwatch()
      let goOn = () => {}
      stillness = new Promise((resolve) => {
        goOn = resolve
      })
      await letInWhoWaits(app.server)
      // The close of an HTTP server would also end every connection that is between two requests just now.
      TcpServer.prototype.close.call(app.server)
      stillness = undefined
      goOn()
      for (let quietMs = 0; quietMs < longestIdleMs && (await count()) > 0; quietMs += lookEveryMs) {
        if (elapsedMs() > longestMs) return app.server.closeAllConnections()
        const before = traffic.asked
        await pause(lookEveryMs)
        if (traffic.underWay > 0 || traffic.asked > before) quietMs = 0
      }
    },
  } satisfies Draining)
  app.addHook('onRequest', (_request, _reply, done) => {
    if (stillness) stillness.then(() => done())
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (hasBegun) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * The system lets connections in ahead of the server, which takes one of them a turn; with the door it shuts out those that
 * still wait. So the door is shut when nobody has come for a little while, right after a turn which was over at once: during
 * a long one somebody may have come after it was looked.
 */
async function letInWhoWaits(server: TcpServer): Promise<void> {
  let hasCome = false
  const note = () => {
    hasCome = true
  }
  server.on('connection', note)
  // What is left of this turn takes nobody.
  await nextTurn()
  const elapsedMs = startStopwatch()
  let quietMs = startStopwatch()
  let isQuiet = false
  while (!isQuiet && elapsedMs() < longestShuttingMs) {
    hasCome = false
    const turnMs = startStopwatch()
    await nextTurn()
    const isShort = turnMs() < shortTurnMs
    if (hasCome) quietMs = startStopwatch()
    else isQuiet = isShort && (quietMs() > quietEnoughMs || elapsedMs() > longestIdleMs)
  }
  server.off('connection', note)
}

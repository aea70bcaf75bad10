import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serveBackups } from './operations/backup-service.ts'
import { removeSecretLeftovers } from './operations/leftovers.ts'
import { type Clock, systemClock } from './platform/config/clock.ts'
import { type Config, ConfigError, readConfig } from './platform/config/config.ts'
import { openLogDestination } from './platform/config/log-destination.ts'
import { loadMasterSecret } from './platform/config/secrets.ts'
import type { Database } from './platform/database/database.ts'
import { startupErrorMessage } from './platform/errors/startup-error-message.ts'
import { systemErrorCode } from './platform/errors/system-errors.ts'
import { leftoverAgeMs, removeLeftovers } from './platform/files/work-folders.ts'
import { setExitDeadline } from './platform/http/load/exit-deadline.ts'

/** Loads the driver of the configured database. Returns a function that opens the database. */
async function loadDriver(config: Config, clock: Clock): Promise<() => Promise<Database>> {
  const { databaseUrl, databasePoolSize, dataDir } = config
  if (databaseUrl) {
    const { openPostgres } = await import('./platform/database/postgres.ts')
    return async () => {
      // Another server may share this folder, so only leftovers of this age are certain to be abandoned.
      await removeLeftovers(dataDir, clock, leftoverAgeMs)
      return openPostgres({
        url: databaseUrl,
        poolSize: databasePoolSize,
        clock,
        // The pool replaces the broken connection. A request that gets no connection reports its own error.
        onIdleError: () => {},
      })
    }
  }
  const { openPglite } = await import('./platform/database/pglite/pglite.ts')
  return async () => {
    const embedded = await openPglite({ clock, dataDir })
    await removeLeftovers(dataDir, clock, 0)
    await removeSecretLeftovers(clock)
    await serveBackups(embedded, resolve(dataDir), clock)
    return embedded
  }
}

async function main(): Promise<void> {
  // With nothing to wait for, Node would pause until its background threads have optimized the embedded database.
  const pending = setInterval(() => {}, 60_000)
  const config = readConfig()
  const clock = systemClock
  const masterSecret = await loadMasterSecret(config)
  const openDatabase = await loadDriver(config, clock)
  // The embedded database compiles on other threads. The rest of the server is loaded meanwhile.
  const [database, { buildApp }] = await Promise.all([openDatabase(), import('./app.ts')])
  const log = openLogDestination(clock)
  const app = await buildApp({ config, database, clock, masterSecret, log })
  // `::` accepts IPv4 connections too. On a machine without IPv6 only `0.0.0.0` works.
  const host = config.host ?? '::'
  try {
    await app.listen({ port: config.port, host, backlog })
  } catch (error) {
    if (config.host || systemErrorCode(error) !== 'EAFNOSUPPORT') throw error
    await app.listen({ port: config.port, host: '0.0.0.0', backlog })
  }
  if (config.metrics && app.metricsServer) {
    app.metricsServer.listen(config.metrics.port, config.metrics.host)
    await once(app.metricsServer, 'listening')
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  app.jobs.start()
  app.outbox.start()
  clearInterval(pending)
  log.write(`Home Pulse AI is ready at ${config.publicUrl ?? `http://localhost:${port}`}\n`)

  const endCause = await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT'), database.death])
  if (endCause instanceof Error) throw new Error(databaseStopped, { cause: endCause })
  setExitDeadline(config.shutdownDelayMs + config.shutdownLimitMs + exitGraceMs)
  app.draining.begin()
  await pause(config.shutdownDelayMs)
  const stop = async () => {
    await app.draining.closeListener()
    await app.close()
    await database.close()
  }
  // Work that does not end in time, such as a statement that waits for a lock, is abandoned. No client was told that
  // it succeeded.
  await Promise.race([stop(), pause(config.shutdownLimitMs)])
}

/**
 * The maximum number of connections that wait until Node accepts them. The operating system drops further ones, whose
 * clients then try again after 1, 3 and 7 seconds. Node's default of 511 is too small for a burst.
 */
const backlog = 4_096

/** The process is killed if it has not ended this long after the shutdown limit. */
const exitGraceMs = 2_000

const databaseStopped =
  'The embedded database has stopped, as it does when it cannot write. What was acknowledged is kept: see to what is said below, and start again.'

main().then(
  () => process.exit(0),
  (error: NodeJS.ErrnoException) => {
    const intro = error.message === databaseStopped ? '' : 'Home Pulse AI could not start. '
    process.stderr.write(`${intro}${startupErrorMessage(error)}\n`)
    if (!(error instanceof ConfigError) && error.cause) process.stderr.write(`${String(error.cause)}\n`)
    process.exit(1)
  },
)

import { PGlite } from '@electric-sql/pglite'

/**
 * The size of PostgreSQL's page cache. The engine fills the cache with zeros at each start, and keeps it in memory.
 * With the default of 128 MB, a start takes 0.4 seconds longer. Pages outside the cache come from the operating
 * system's cache.
 */
const pageCache = 'shared_buffers=32MB'

/** The start parameters of an engine that need not wait for the disk: PGlite's own, with our page cache. */
export const unsyncedStart: readonly string[] = [...PGlite.defaultStartParams, '-c', pageCache]

/**
 * The start parameters of an engine whose commits wait for the disk: without `-F`, which disables fsync. The sync
 * method is fsync, because Emscripten does not pass fdatasync to the file system and does not support O_DSYNC.
 */
export const syncedStart: readonly string[] = [
  ...unsyncedStart.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** The parameters of initdb, which creates a database and starts the engine three times for that. */
export const creationStart: readonly string[] = ['--set', pageCache]

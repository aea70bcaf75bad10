import { PGlite } from '@electric-sql/pglite'

/**
 * The size of PostgreSQL's page cache. The engine fills this memory with zeros at each start. With the default of 128
 * MB, a start takes 0.4 seconds longer. Other pages come from the operating system's cache.
 */
const pageCache = 'shared_buffers=32MB'

/**
 * The start parameters of an in-memory engine, whose commits do not wait for a disk: PGlite's defaults, with our page
 * cache.
 */
export const unsyncedStart: readonly string[] = [...PGlite.defaultStartParams, '-c', pageCache]

/**
 * The start parameters of an engine whose commits wait for the disk. `-F` is removed, because it disables fsync. The
 * sync method is `fsync`, because Emscripten does not pass `fdatasync` to the file system and does not support
 * `O_DSYNC`.
 */
export const syncedStart: readonly string[] = [
  ...unsyncedStart.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/**
 * The parameters of `initdb`, which creates a database. It starts the engine three times, so the page cache counts here
 * too.
 */
export const creationStart: readonly string[] = ['--set', pageCache]

import { fsyncSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { LogSync } from './log-sync.ts'

/** An open file of Emscripten's file system. */
export interface Stream {
  readonly nfd: number
  readonly path: string
}

/**
 * The parts of Emscripten's file system NODEFS that `syncThrough` replaces. NODEFS has no `fsync`, so Emscripten
 * ignores PostgreSQL's requests to sync a file.
 */
export interface NodeFiles {
  readonly stream_ops: {
    fsync?: (stream: Stream) => number
    write: Operation<[stream: Stream, memory: Int8Array, offset: number, bytes: number, ...rest: unknown[]]>
    close: Operation<[stream: Stream]>
  }
  readonly node_ops: Record<'setattr' | 'unlink' | 'rename', Operation<unknown[]>>
  tryFSOperation(operation: () => void): void
}
type Operation<Arguments extends unknown[]> = (...values: Arguments) => unknown

const isLog = ({ path }: Stream): boolean => path.includes('/pg_wal/')

const pageBytes = 8192
const emptyPage = Buffer.alloc(pageBytes)
/**
 * Returns true for the empty page that PostgreSQL appends when a table or index grows. This is the only page that may
 * be on disk before the write-ahead log.
 */
const isEmptyPage = (memory: Int8Array, offset: number, bytes: number): boolean =>
  bytes === pageBytes && emptyPage.equals(new Uint8Array(memory.buffer, memory.byteOffset + offset, bytes))

/** The file system of the embedded database, with a working `fsync`. `log` flushes the write-ahead log. */
export class SyncedFolder extends NodeFS {
  readonly log = new LogSync()

  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    // The cast is needed because the type of Emscripten's module lacks NODEFS.
    const addFsync = (module: object) => syncThrough(this.log, (module as { NODEFS: NodeFiles }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/**
 * Replaces operations of Emscripten's file system, so that the write-ahead log is on disk before any other file
 * changes.
 */
export function syncThrough(
  log: LogSync,
  { stream_ops: streams, node_ops: nodes, tryFSOperation }: NodeFiles,
): void {
  const { write, close } = streams
  streams.fsync = (stream) => {
    tryFSOperation(() => (isLog(stream) ? log.defer(stream.nfd) : fsyncSync(stream.nfd)))
    return 0
  }
  streams.write = (stream, memory, offset, bytes, ...rest) => {
    if (!isLog(stream) && !isEmptyPage(memory, offset, bytes)) tryFSOperation(() => log.flushNow())
    return write(stream, memory, offset, bytes, ...rest)
  }
  streams.close = (stream) => {
    tryFSOperation(() => log.beforeClose(stream.nfd))
    return close(stream)
  }
  // These calls change a file's size or name. PostgreSQL expects the write-ahead log to be on disk before
  // them.
  for (const name of ['setattr', 'unlink', 'rename'] as const) {
    const change = nodes[name]
    nodes[name] = (...values) => {
      tryFSOperation(() => log.flushNow())
      return change(...values)
    }
  }
}

const filesAtOnce = 16

export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).concat(folder)
  const syncNext = async (): Promise<void> => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncOne(path)
  }
  await Promise.all(Array.from({ length: filesAtOnce }, syncNext))
}

async function syncOne(path: string): Promise<void> {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

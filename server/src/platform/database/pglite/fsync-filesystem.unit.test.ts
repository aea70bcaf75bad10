import { expect, test } from 'vitest'
import { type NodeFiles, type Stream, syncThrough } from './fsync-filesystem.ts'
import { LogSync } from './log-sync.ts'

const log: Stream = { nfd: 1, path: '/base/pg_wal/000000010000000000000001' }
const table: Stream = { nfd: 2, path: '/base/base/5/16384' }

/** Returns the file operations with `fsync`, and a list that records each effect on the disk in order. */
function makeFiles() {
  const order: string[] = []
  const disk = { flush: async () => {}, flushNow: (file: number) => void order.push(`flush ${file}`) }
  const nothing = () => {}
  const files: NodeFiles = {
    stream_ops: { write: ({ nfd }) => order.push(`write ${nfd}`), close: nothing },
    node_ops: { setattr: nothing, unlink: nothing, rename: nothing },
    tryFSOperation: (operation) => operation(),
  }
  syncThrough(new LogSync(disk), files)
  return { order, streams: files.stream_ops }
}

test('the write-ahead log is flushed before a page that is not all zeros is written to a table file', () => {
  const { order, streams } = makeFiles()
  const memory = new Int8Array(3 * 8192)
  memory[8192 + 8191] = 1
  streams.fsync?.(log)
  streams.write(table, memory, 8192, 8192, 0)
  expect(order).toEqual(['flush 1', 'write 2'])
})

test('the write-ahead log is flushed before zeros are written, unless they are exactly one page', () => {
  const { order, streams } = makeFiles()
  const memory = new Int8Array(3 * 8192).fill(1)
  memory.fill(0, 8192, 2 * 8192)
  streams.fsync?.(log)
  streams.write(table, memory, 8192, 8192, 0)
  expect(order).toEqual(['write 2'])
  streams.write(table, memory, 8192, 8191, 0)
  expect(order).toEqual(['write 2', 'flush 1', 'write 2'])
})

import { expect, test } from 'vitest'
import { LogSync } from './log-sync.ts'

const logFile = 7

/** Returns a `LogSync` with a fake disk. Each flush stays unfinished until the test ends it. */
function makeDisk() {
  const flushes: { file: number; end: (error?: Error) => void }[] = []
  const flushedNow: number[] = []
  const log = new LogSync({
    flush: (file) =>
      new Promise((resolve, reject) => {
        flushes.push({ file, end: (error) => (error ? reject(error) : resolve()) })
      }),
    flushNow: (file) => flushedNow.push(file),
  })
  return { log, flushes, flushedNow }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('waiting for the write-ahead log does not flush it if nothing was committed', async () => {
  const { log, flushes } = makeDisk()
  await log.flushed()
  expect(flushes).toEqual([])
})

test('one flush of the write-ahead log covers all commits made while another flush runs', async () => {
  const { log, flushes } = makeDisk()
  log.defer(logFile)
  const first = log.flushed()
  const ended: string[] = []
  const others = ['second', 'third'].map((name) => {
    log.defer(logFile)
    return log.flushed().then(() => ended.push(name))
  })
  flushes[0]?.end()
  await first
  await turn()
  expect(ended).toEqual([])
  expect(flushes).toHaveLength(2)
  flushes[1]?.end()
  await Promise.all(others)
  expect(flushes).toHaveLength(2)
})

test.each([
  ['another file changes', (log: LogSync) => log.flushNow()],
  ['the log file is closed', (log: LogSync) => log.beforeClose(logFile)],
  ['the engine begins the next log file', (log: LogSync) => log.defer(logFile + 1)],
])('a deferred flush of the write-ahead log runs immediately before %s', async (_when, cause) => {
  const { log, flushedNow } = makeDisk()
  log.defer(logFile)
  cause(log)
  expect(flushedNow).toEqual([logFile])
})

test('the write-ahead log is flushed before another file changes, and a flush already running is ignored', async () => {
  const { log, flushes, flushedNow } = makeDisk()
  log.defer(logFile)
  const waiting = log.flushed()
  log.flushNow()
  expect(flushedNow).toEqual([logFile])
  flushes[0]?.end(new Error('bad file descriptor'))
  await waiting
  await log.flushed()
})

test('closing a file other than the write-ahead log flushes nothing', () => {
  const { log, flushedNow } = makeDisk()
  log.defer(logFile)
  log.beforeClose(logFile + 1)
  expect(flushedNow).toEqual([])
})

test('after a failed flush, every wait for the write-ahead log is rejected', async () => {
  const { log, flushes } = makeDisk()
  log.defer(logFile)
  const waiting = log.flushed()
  flushes[0]?.end(new Error('no space'))
  await expect(waiting).rejects.toThrow('could not be flushed')
  await expect(log.flushed()).rejects.toThrow('could not be flushed')
  await expect(log.failure).resolves.toMatchObject({ cause: new Error('no space') })
})

import { expect, test } from 'vitest'
import { LogSync } from './log-sync.ts'

const logFile = 7

/** A disk that keeps each flush waiting until the test ends it. */
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

test('resolves at once when nothing was committed', async () => {
  const { log, flushes } = makeDisk()
  await log.flushed()
  expect(flushes).toEqual([])
})

test('flushes once for all commits that were written during another flush', async () => {
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
  ['the log goes on in another file', (log: LogSync) => log.defer(logFile + 1)],
])('flushes at once before %s', async (_when, happen) => {
  const { log, flushedNow } = makeDisk()
  log.defer(logFile)
  happen(log)
  expect(flushedNow).toEqual([logFile])
})

test('flushes a running flush again before another file changes, and ignores how the running one ends', async () => {
  const { log, flushes, flushedNow } = makeDisk()
  log.defer(logFile)
  const waiting = log.flushed()
  log.flushNow()
  expect(flushedNow).toEqual([logFile])
  flushes[0]?.end(new Error('bad file descriptor'))
  await waiting
  await log.flushed()
})

test('does not flush a file that needs no flush when it is closed', () => {
  const { log, flushedNow } = makeDisk()
  log.defer(logFile)
  log.beforeClose(logFile + 1)
  expect(flushedNow).toEqual([])
})

test('rejects every wait with the error after a flush failed', async () => {
  const { log, flushes } = makeDisk()
  log.defer(logFile)
  const waiting = log.flushed()
  flushes[0]?.end(new Error('no space'))
  await expect(waiting).rejects.toThrow('could not be flushed')
  await expect(log.flushed()).rejects.toThrow('could not be flushed')
  await expect(log.failure).resolves.toMatchObject({ cause: new Error('no space') })
})

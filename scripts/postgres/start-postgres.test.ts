import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startPostgres } from './start-postgres.ts'

const guardianPath = fileURLToPath(new URL('./guardian.mjs', import.meta.url))

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}

test('a started PostgreSQL listens on its port until it is stopped', {
  tags: ['long'],
  timeout: 60_000,
}, async () => {
  const postgres = await startPostgres()
  const port = Number(new URL(postgres.url).port)
  expect(await isListening(port)).toBe(true)
  await postgres.stop()
  expect(await isListening(port)).toBe(false)
})

test('a started PostgreSQL stops when its parent process is killed', {
  tags: ['long'],
  timeout: 60_000,
}, async () => {
  const script = `
    const { spawn } = require('node:child_process')
    const guardian = spawn(process.execPath, [process.argv[1]], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
    guardian.stdout.once('data', (line) => console.log(guardian.pid + ' ' + new URL(JSON.parse(line).url).port))
  `
  const caller = spawn(process.execPath, ['-e', script, guardianPath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(caller.stdout.setEncoding('utf8'), 'data')
  const [guardianPid, port] = String(line).split(' ').map(Number)
  expect(await isListening(port ?? 0)).toBe(true)
  caller.kill('SIGKILL')
  await expect.poll(() => isListening(port ?? 0), { timeout: 10_000 }).toBe(false)
  await expect.poll(() => isAlive(guardianPid ?? 0), { timeout: 10_000 }).toBe(false)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// This program runs one temporary PostgreSQL. It creates the database and prints its URL. It stops the database when
// its standard input is closed, which happens even if the parent process is killed.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../steps/free-port.mjs'
import { choosePostgresAccount } from './account.mjs'
import { findPostgresPrograms, sharedTempFolder } from './binaries.mjs'

const run = promisify(execFile)
const account = choosePostgresAccount()
const durability = process.argv.includes('--durable') ? 'on' : 'off'
/**
 * Settings that turn off maintenance, which a database of a few minutes does not need. Each test file has its own
 * database, and autovacuum would start a process for each of them every minute. Checkpoints would slow the tests.
 */
const settingsOfBriefTests = {
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
}
// Variables such as PGHOST, PGUSER and PGDATA would affect this PostgreSQL. So it inherits only PATH.
const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

// A signal such as that of Ctrl-C may reach this process too. It is ignored: this process stops after its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

// `npm test` sets HOME_PULSE_TEMP to a folder in memory.
const folder = await mkdtemp(
  join(process.env.HOME_PULSE_TEMP ?? sharedTempFolder, 'home-pulse-test-database-'),
)
/** @type {import('node:child_process').ChildProcess | undefined} */
let server
let isStopping = false
const stopController = new AbortController()
process.stdin.resume()
process.stdin.once('end', stop).once('error', stop)
for (const stream of [process.stdout, process.stderr]) stream.on('error', stop)

try {
  if (account) await chown(folder, account.uid, account.gid)
  // Other accounts must reach the socket in this folder, but may not list the folder. The data is in a private folder
  // inside it.
  await chmod(folder, 0o711)
  const programs = await findPostgresPrograms()
  await createCluster(programs)
  const port = await serve(programs)
  if (!isStopping) process.stdout.write(`${JSON.stringify(makeUrls(port))}\n`)
  let work = Promise.resolve()
  process.stdin.setEncoding('utf8').on('data', (command) => {
    work = work.then(() => runCommand(String(command).trim(), programs, port))
  })
} catch (error) {
  if (!isStopping) process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
  await stop()
}

/** @param {number} port */
function makeUrls(port) {
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const hasSocket = process.platform !== 'win32'
  return { url, socketUrl: hasSocket ? `${url}?host=${encodeURIComponent(folder)}` : url }
}

/** @param {string} programs */
async function createCluster(programs) {
  const options = { env, cwd: folder, signal: stopController.signal }
  const { stdout: version } = await run(join(programs, 'postgres'), ['--version'], options)
  const major = Number(/ (\d+)/.exec(version)?.[1])
  const locale =
    major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8']
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', ...locale]
  await run(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...settings], { ...options, ...account })
}

/**
 * @param {string} programs
 * @returns {Promise<number>} the port on which PostgreSQL listens
 */
async function serve(programs) {
  let errorOutput = ''
  for (let attempt = 0; attempt < 5 && !isStopping; attempt++) {
    const port = await findFreePort()
    const outcome = await tryToServe(programs, port)
    if (outcome === 'ready') return port
    errorOutput = outcome
    if (!errorOutput.includes('Address already in use')) break
  }
  throw new Error(`PostgreSQL did not start.\n${errorOutput}`)
}

/**
 * Tries once to start PostgreSQL on a port.
 * @param {string} programs
 * @param {number} port
 * @returns {Promise<string>} 'ready', or PostgreSQL's output if it ended before it was ready
 */
async function tryToServe(programs, port) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: process.platform === 'win32' ? '' : folder,
    max_connections: 200,
    // The data is temporary, so commits do not wait for the disk. Benches of writes use `--durable`, and commits then
    // wait.
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    jit: 'off',
    timezone: 'UTC',
    // With this level, PostgreSQL logs fatal errors and the line `ready to accept connections`. It does not log the
    // errors that tests cause on purpose.
    log_min_messages: 'log',
    ...(durability === 'off' && settingsOfBriefTests),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    env,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    ...account,
  })
  server = child
  let log = ''
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(log || 'It ended without a word.'))
    child.stderr.setEncoding('utf8').on('data', (text) => {
      log = (log + text).slice(-4000)
      if (log.includes('ready to accept connections')) resolve('ready')
    })
  })
}

/**
 * @param {string} command
 * @param {string} programs
 * @param {number} port
 */
async function runCommand(command, programs, port) {
  if (command === 'interrupt') await stopServer()
  else await tryToServe(programs, port)
  process.stdout.write(`${command}\n`)
}

async function stopServer() {
  if (!server?.pid || server.exitCode !== null || server.signalCode !== null) return
  const hasEnded = once(server, 'exit')
  server.kill('SIGINT')
  const killTimer = setTimeout(() => server?.kill('SIGQUIT'), 5000)
  await hasEnded
  clearTimeout(killTimer)
}

async function stop() {
  if (isStopping) return
  isStopping = true
  stopController.abort()
  await stopServer()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
}

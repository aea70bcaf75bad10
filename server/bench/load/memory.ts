import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serverFolder, startServerProcess } from '../../test/harness/server-process.ts'
import { type MemoryUse, memoryOf } from './usage.ts'

/*
 * Measures the memory at rest of PGlite alone with an empty folder, of the built server with 100 homes, and of that
 * server during light use: `npm run bench:memory -- --minutes 20`.
 */
const { values } = parseArgs({
  options: {
    /** The duration of the light use. */
    minutes: { type: 'string', default: '20' },
    /** The time after the last request until memory counts as at rest. */
    settle: { type: 'string', default: '60' },
  },
})
const settleMs = Number(values.settle) * 1000
const visitMs = 10_000
const sampleMs = 60_000
const homeCount = 100

const home = (n: number) => ({
  ...{ street: `${n + 1} Oak St`, city: 'Austin', state: 'TX', zip: '78701', homeAge: 5 + (n % 60) },
  isMultifamily: false,
  structures: { roof: n % 25, furnace: n % 18 },
  appliances: { water_heater: { age: n % 12, brand: 'Rheem' }, dryer: { age: n % 15 } },
})

function show(name: string, { resident, proportional }: MemoryUse): void {
  console.log(`${name}: RSS ${resident.toFixed(0)} MiB, PSS ${proportional.toFixed(0)} MiB`)
}

/** PGlite in its own process, without any module of ours. */
async function measureEngine(folder: string): Promise<MemoryUse> {
  const program = `import { PGlite } from '@electric-sql/pglite'
    const engine = await PGlite.create(process.argv[1])
    await engine.query('select 1')
    console.log('open')
    setInterval(() => engine, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: serverFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await pause(settleMs)
  const use = memoryOf(child.pid ?? 0)
  child.kill('SIGKILL')
  return use
}

type Ask = <Answer>(path: string, body?: unknown, method?: string) => Promise<Answer>

const askOf =
  (url: string, token?: string): Ask =>
  async <Answer>(path: string, body?: unknown, method = body ? 'POST' : 'GET'): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const isJson = answer.headers.get('content-type')?.includes('json')
    return (isJson ? await answer.json() : await answer.arrayBuffer()) as Answer
  }

const paths = [
  ...['/v1/properties?limit=50', '/v1/properties/table', '/v1/rent-roll', '/v1/plan/own-tasks'],
  ...['/v1/plan/budget', '/v1/plan/reserve', '/v1/plan/tasks', '/v1/plan/homes', '/v1/home-bot/appliances'],
  ...['/v1/geocode?q=78701', '/v1/plan/report.pdf', '/dashboard', '/'],
]
const questions = ['how long will my roof last?', 'what does a new dryer cost?', 'what is due next year?']

/** One visit: a person who opens some screens, changes one home and asks HomeBot once. */
async function visit(ask: Ask, ids: readonly string[], n: number): Promise<void> {
  const id = ids[n % ids.length]
  for (const path of [paths[n % paths.length], paths[(n + 5) % paths.length]]) await ask(path ?? '/')
  for (const part of ['', '/appliances', '/structures', '/needs-attention'])
    await ask(`/v1/properties/${id}${part}`)
  await ask(`/v1/properties/${id}`, { homeAge: 5 + (n % 60) }, 'PUT')
  const question = questions[n % questions.length]
  await ask('/v1/home-bot/ask-lifecycle-question', { question, applianceAge: 0 })
}

const folder = await mkdtemp(join(tmpdir(), 'home-pulse-memory-'))
try {
  const engine = await measureEngine(join(folder, 'engine'))
  show('PGlite alone, empty folder, at rest', engine)
  const environment = {
    ...{ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
    ...(process.env.MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }),
  }
  const first = await startServerProcess(environment)
  const account = {
    email: 'light@use.example',
    password: 'correct horse battery',
    timeZone: 'America/New_York',
  }
  const { token } = await askOf(first.url)<{ token: string }>('/v1/customers/signup', account)
  const homes = Array.from({ length: homeCount }, (_, n) => home(n))
  const made = await askOf(first.url, token)<{ id: string }[]>('/v1/properties', homes)
  await pause(settleMs)
  show(`the server, ${homeCount} homes just added, at rest`, memoryOf(first.pid))
  await first.stop()

  const server = await startServerProcess(environment)
  await pause(settleMs)
  const atRest = memoryOf(server.pid)
  show(`the server, ${homeCount} homes, started again, at rest`, atRest)
  console.log(`above PGlite alone: ${(atRest.proportional - engine.proportional).toFixed(0)} MiB (PSS)`)

  const ask = askOf(server.url, token)
  const ids = made.map(({ id }) => id)
  const end = performance.now() + Number(values.minutes) * 60_000
  let nextSample = performance.now() + sampleMs
  for (let n = 0; performance.now() < end; n += 1) {
    await visit(ask, ids, n)
    await pause(visitMs)
    if (performance.now() < nextSample) continue
    nextSample += sampleMs
    show(`light use, after ${n + 1} visits`, memoryOf(server.pid))
  }
  await pause(settleMs)
  show('after light use, at rest', memoryOf(server.pid))
  await server.stop()
} finally {
  await rm(folder, { recursive: true, force: true })
}

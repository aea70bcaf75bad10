import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serverFolder, startServerProcess } from '../../test/harness/peers/server-process.ts'
import { askOf, measureGrowth, signUp } from './light-use.ts'
import { type MemoryUse, memoryOf } from './usage.ts'

/*
 * This program measures the memory of two idle processes: PGlite alone with an empty folder, and the built server with
 * 100 homes. With `npm run bench:memory -- --hours 2` it measures instead how the server's memory grows during two
 * hours of light use.
 */
const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    /** The pause in seconds between the last request and the measurement. */
    settle: { type: 'string', default: '60' },
  },
})
const settleMs = Number(values.settle) * 1000
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

/** Measures PGlite in its own process, without any module of ours. */
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

async function measureRest(folder: string): Promise<void> {
  const engine = await measureEngine(join(folder, 'engine'))
  show('PGlite alone, empty folder, at rest', engine)
  const environment = {
    ...{ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent' },
    ...(process.env.MALLOC_ARENA_MAX && { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX }),
  }
  const first = await startServerProcess(environment)
  const { token } = await signUp(first.url)
  const homes = Array.from({ length: homeCount }, (_, n) => home(n))
  await askOf(first.url, token)('/v1/properties', homes)
  await pause(settleMs)
  show(`the server, ${homeCount} homes just added, at rest`, memoryOf(first.pid))
  await first.stop()

  const server = await startServerProcess(environment)
  await pause(settleMs)
  const atRest = memoryOf(server.pid)
  show(`the server, ${homeCount} homes, started again, at rest`, atRest)
  console.log(`above PGlite alone: ${(atRest.proportional - engine.proportional).toFixed(0)} MiB (PSS)`)
  await server.stop()
}

const folder = await mkdtemp(join(tmpdir(), 'home-pulse-memory-'))
try {
  if (values.hours === undefined) await measureRest(folder)
  else if (!(await measureGrowth(folder, Number(values.hours) * 60))) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

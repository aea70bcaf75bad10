import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { buildApp } from '../../../src/app.ts'
import { systemClock } from '../../../src/platform/config/clock.ts'
import { readConfig } from '../../../src/platform/config/config.ts'
import { loadMasterSecret } from '../../../src/platform/config/secrets.ts'
import { appRole, type Database } from '../../../src/platform/database/database.ts'
import { openPglite } from '../../../src/platform/database/pglite/pglite.ts'
import { openPostgres } from '../../../src/platform/database/postgres.ts'
import { answerQuestions } from '../child.ts'
import type { LoadRequest } from './load.ts'

export type DriverQuestion =
  | { readonly kind: 'record'; readonly loadRequest: LoadRequest }
  | { readonly kind: 'replay'; readonly seconds: number; readonly concurrency: number }
  | { readonly kind: 'write'; readonly seconds: number; readonly concurrency: number }
  | { readonly kind: 'insert'; readonly customerId: string; readonly rows: number }

/** The result of a measurement. A field that does not apply is 0. */
export interface DriverAnswer {
  /** The number of statements that one request runs. */
  readonly statements: number
  readonly perSecond: number
  readonly milliseconds: number
}

type Ask = (...query: unknown[]) => Promise<{ rows: unknown[] }>

/**
 * This process measures the database driver alone. It records the statements that our code sends to the driver for one
 * request. Then it repeats these statements without HTTP and without our code.
 */
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' })
let recorded: unknown[][] | undefined
let engine: PGlite | undefined
/** Sends a statement to the embedded database as the server does: a prepared statement is not parsed again. */
let askEngine: Ask | undefined

const recordStatement = (query: unknown[]) => {
  // Our server never passes a callback. A query with a callback comes from the library itself and is not recorded.
  if (recorded && typeof query.at(-1) !== 'function') recorded.push(query)
}
const createEngine: (...options: unknown[]) => Promise<PGlite> = PGlite.create
Object.assign(PGlite, {
  async create(...options: unknown[]) {
    engine = await Reflect.apply(createEngine, PGlite, options)
    return engine
  },
})
const askClient = pg.Client.prototype.query
// The cast is needed because `query` has overloads.
pg.Client.prototype.query = function query(this: pg.Client, ...asked: unknown[]) {
  recordStatement(asked)
  return Reflect.apply(askClient, this, asked)
} as typeof askClient

let database: Promise<Database> | undefined
const open = (): Promise<Database> => {
  database ??= config.databaseUrl
    ? openPostgres({
        url: config.databaseUrl,
        poolSize: config.databasePoolSize,
        clock: systemClock,
        onIdleError: () => {},
      })
    : openEmbedded()
  return database
}

async function openEmbedded(): Promise<Database> {
  const opened = await openPglite({ clock: systemClock, dataDir: config.dataDir })
  if (!engine) throw new Error('The embedded database was opened without an engine.')
  const ask = engine.query
  askEngine = (...query) => Reflect.apply(ask, engine, query)
  engine.query = <Row>(...asked: Parameters<typeof ask>) => {
    recordStatement(asked)
    return ask<Row>(...asked)
  }
  return opened
}

let app: Awaited<ReturnType<typeof buildApp>> | undefined
let statements: unknown[][] = []

async function record({ method = 'GET', path, headers, body }: LoadRequest): Promise<DriverAnswer> {
  app ??= await buildApp({
    config,
    database: await open(),
    clock: systemClock,
    masterSecret: await loadMasterSecret(config),
  })
  const request = { method, headers, ...(body !== undefined && { payload: body }) }
  // The URL differs each time, so that no cache can answer it.
  const urlOf = (serial: number) => `${path}${path.includes('?') ? '&' : '?'}serial=${-serial}`
  await app.inject({ ...request, url: urlOf(1) })
  recorded = []
  const { statusCode } = await app.inject({ ...request, url: urlOf(2) })
  statements = recorded
  recorded = undefined
  await pool?.end()
  pool = undefined
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}`)
  if (statements.length === 0) throw new Error(`${path} sent no recorded statement.`)
  return { statements: statements.length, perSecond: 0, milliseconds: 0 }
}

let pool: pg.Pool | undefined
const openPool = () => {
  pool ??= new pg.Pool({
    connectionString: config.databaseUrl,
    max: config.databasePoolSize,
    verify: (client, done) => {
      client.query(`set role ${appRole}`).then(() => done(), done)
    },
  })
  return pool
}

async function withDriver<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const { databaseUrl } = config
  if (!databaseUrl) {
    await open()
    if (!askEngine) throw new Error('The embedded database was opened without a query function.')
    return work(askEngine)
  }
  const client = await openPool().connect()
  try {
    return await work((...query) => Reflect.apply(askClient, client, query))
  } finally {
    client.release()
  }
}

async function replay(seconds: number, concurrency: number): Promise<DriverAnswer> {
  const began = performance.now()
  const end = began + seconds * 1000
  let times = 0
  const worker = async () => {
    while (performance.now() < end) {
      await withDriver(async (ask) => {
        for (const query of statements) await ask(...query)
      })
      times += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const milliseconds = performance.now() - began
  return { statements: statements.length, perSecond: (times * 1000) / milliseconds, milliseconds }
}

const oneRow = `insert into bench_rows (content) values ($1)`
let isTableMade = false

/**
 * Measures the minimum cost of a write: each commit adds one row to a table without triggers, and waits until the row
 * is on disk.
 */
async function write(seconds: number, concurrency: number): Promise<DriverAnswer> {
  const { flushed } = await open()
  if (!isTableMade)
    await withDriver(async (ask) => {
      await ask('reset role')
      await ask('create table bench_rows (id bigint generated always as identity primary key, content text)')
      await ask(`grant insert on bench_rows to ${appRole}`)
      await ask(`set role ${appRole}`)
    })
  isTableMade = true
  const began = performance.now()
  let times = 0
  const worker = async () => {
    while (performance.now() < began + seconds * 1000) {
      await withDriver((ask) => ask(oneRow, ['x'.repeat(200)]))
      await flushed()
      times += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const milliseconds = performance.now() - began
  return { statements: 1, perSecond: (times * 1000) / milliseconds, milliseconds }
}

const atOnce = 1_000

/** Measures the minimum cost of storing a portfolio: multi-row statements insert its rows in one transaction. */
async function insert(customerId: string, count: number): Promise<DriverAnswer> {
  const uuid = (kind: string, n: number) =>
    `${kind}${Math.random().toString(16).slice(2, 9).padEnd(7, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
  const homes = Array.from({ length: count }, (_, n) => uuid('a', n))
  const parts = homes.flatMap((home, n) =>
    ['roof', 'water_heater', 'dryer'].map((type, k) => ({ home, type, id: uuid('b', n * 3 + k) })),
  )
  const now = new Date()
  const tables: [string, unknown[][]][] = [
    [
      'properties (customer_id, id, street, city, state, postal_code, built_year, is_multifamily, created_at, is_sample)',
      homes.map((id, n) => [customerId, id, `${n} Elm`, 'Albany', 'NY', '12207', 2000, false, now, false]),
    ],
    [
      'components (customer_id, id, property_id, type, created_at)',
      parts.map(({ home, type, id }) => [customerId, id, home, type, now]),
    ],
    [
      'installations (customer_id, id, property_id, component_id, installed_on, installed_precision, forecast_on, forecast_source, created_at)',
      parts.map(({ home, id }, n) => [
        ...[customerId, uuid('c', n), home, id],
        ...['2015-11-21', 'year', '2030-11-21', 'estimate', now],
      ]),
    ],
  ]
  const began = performance.now()
  await withDriver(async (ask) => {
    await ask('begin')
    await ask(`select set_config('app.customer_id', $1, true)`, [customerId])
    for (const [into, rows] of tables)
      for (let start = 0; start < rows.length; start += atOnce) {
        const some = rows.slice(start, start + atOnce)
        let n = 0
        const places = some.map((row) => `(${row.map(() => `$${++n}`).join()})`).join()
        await ask(`insert into ${into} values ${places}`, some.flat())
      }
    await ask('commit')
  })
  return { statements: 0, perSecond: 0, milliseconds: performance.now() - began }
}

answerQuestions<DriverQuestion, DriverAnswer>((question) => {
  if (question.kind === 'record') return record(question.loadRequest)
  if (question.kind === 'replay') return replay(question.seconds, question.concurrency)
  if (question.kind === 'write') return write(question.seconds, question.concurrency)
  return insert(question.customerId, question.rows)
})

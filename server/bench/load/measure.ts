import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type ServerProcess, startServerProcess } from '../../test/harness/peers/server-process.ts'
import { type Child, startChild } from './child.ts'
import type { BareQuestion } from './processes/bare.ts'
import type { DriverAnswer, DriverQuestion } from './processes/driver.ts'
import type { LoadAnswer, LoadQuestion, LoadRequest } from './processes/load.ts'
import type { Store } from './stores.ts'
import { processorSeconds } from './usage.ts'

/**
 * The result of one case on one database, with its ratios to ceilings of the same run. A ceiling is the throughput of
 * the minimum work for the same result, such as a bare route. A ratio of 1 means that our server is as fast as the
 * ceiling.
 */
export interface Measurement {
  readonly database: Store['database']
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  /** Processor time of the server per request. Undefined if the system does not report it. */
  readonly processorMicros: number | undefined
  /** The throughput divided by the throughput of a bare Fastify route that sends the same bytes. */
  readonly ofBareRoute?: number | undefined
  /** The processor time of the bare route per request, divided by that of our server. */
  readonly ofBareProcessor?: number | undefined
  /**
   * The throughput divided by that of the database driver alone. For a read, the driver runs the same statements. For a
   * write, it inserts single rows into a bare table.
   */
  readonly ofDriver?: number | undefined
  readonly statements?: number | undefined
}

export interface Case {
  readonly name: string
  readonly loadRequest: LoadRequest
  /** Other requests of the same kind. They are sent in turns with `loadRequest`. */
  readonly alternatives?: readonly LoadRequest[]
  readonly status?: 200 | 201 | 304
  readonly isEachNew?: boolean
  readonly connections?: number
  /** A password check, if the bare route must do one before each response. */
  readonly checks?: BareQuestion['checks']
  readonly comparedWith: readonly ('bare route' | 'driver' | 'bare write')[]
}

export interface RoundPlan {
  readonly rounds: number
  readonly seconds: number
}

/** A server with its database, and the helper processes of the measurement. */
export interface Bench {
  readonly store: Store
  readonly server: ServerProcess
  readonly load: Child<LoadQuestion, LoadAnswer>
  readonly bare: Child<BareQuestion, string>
  readonly driver: Child<DriverQuestion, DriverAnswer>
  stop(): Promise<void>
}

export const authSecret = 'a secret that is long enough for a bench'

export async function openBench(store: Store): Promise<Bench> {
  const environment = {
    AUTH_SECRET: authSecret,
    // The rate limit per customer. It is so high that the measurement never reaches it.
    RATE_LIMIT_PER_CUSTOMER: '1000000',
  }
  const server = await startServerProcess({ ...environment, ...store.serverEnvironment })
  const load = startChild<LoadQuestion, LoadAnswer>('load')
  const bare = startChild<BareQuestion, string>('bare')
  const driver = startChild<DriverQuestion, DriverAnswer>('driver', {
    ...environment,
    ...store.driverEnvironment,
  })
  return {
    store,
    server,
    load,
    bare,
    driver,
    async stop() {
      await Promise.all([server.stop(), load.stop(), bare.stop(), driver.stop()])
    },
  }
}

/** Measures our server and its ceilings in turns, so that other load on the machine affects all of them alike. */
export async function measureCase(bench: Bench, each: Case, roundPlan: RoundPlan): Promise<Measurement> {
  const { server, load, bare, driver, store } = bench
  const {
    name,
    loadRequest,
    alternatives = [],
    status = 200,
    connections = 16,
    comparedWith,
    isEachNew = false,
  } = each
  const { seconds } = roundPlan
  const bareUrl = comparedWith.includes('bare route') && (await prepareBare(bench, each))
  const recorded = comparedWith.includes('driver') && (await driver.ask({ kind: 'record', loadRequest }))
  const isWrite = comparedWith.includes('bare write')
  const question = { connections, seconds, statuses: [status] }
  const ours: LoadResult[] = []
  const bares: LoadResult[] = []
  const drivers: number[] = []
  const askOurs = () =>
    loadOf(load, server.pid, {
      ...question,
      origin: server.url,
      loadRequests: [loadRequest, ...alternatives],
      isEachNew,
    })
  const askBare = (origin: string) =>
    loadOf(load, bare.pid, { ...question, origin, loadRequests: [{ ...loadRequest, path: '/bare' }] })
  if (bareUrl) await warmUp(() => askBare(bareUrl))
  // A sign-in needs no warm-up, because it gets no faster. Many sign-ins in a row would also be refused.
  await (each.checks ? askOurs() : warmUp(askOurs))
  for (let round = 0; round < roundPlan.rounds; round += 1) {
    if (bareUrl) bares.push(await askBare(bareUrl))
    ours.push(await askOurs())
    if (recorded)
      drivers.push((await driver.ask({ kind: 'replay', seconds, concurrency: connections })).perSecond)
    if (isWrite)
      drivers.push((await driver.ask({ kind: 'write', seconds, concurrency: connections })).perSecond)
  }
  const perSecond = median(ours.map((one) => one.perSecond))
  const processorMicros = median(ours.map((one) => one.processorMicros))
  return {
    database: store.database,
    name,
    perSecond,
    p50Ms: median(ours.map(({ p50Ms }) => p50Ms)),
    p95Ms: median(ours.map(({ p95Ms }) => p95Ms)),
    p99Ms: median(ours.map(({ p99Ms }) => p99Ms)),
    processorMicros: Number.isNaN(processorMicros) ? undefined : processorMicros,
    ...(bareUrl && {
      ofBareRoute: perSecond / median(bares.map((one) => one.perSecond)),
      ofBareProcessor: median(bares.map((one) => one.processorMicros)) / processorMicros,
    }),
    ...(drivers.length > 0 && { ofDriver: perSecond / median(drivers) }),
    ...(recorded && { statements: recorded.statements }),
  }
}

const minWarmUps = 3
const maxWarmUps = 8
const muchFaster = 1.15

/**
 * Sends load until the throughput no longer grows, because a new process first compiles the code for each kind of
 * request.
 */
export async function warmUp(ask: () => Promise<{ readonly perSecond: number }>): Promise<void> {
  let before = 0
  for (let time = 0; time < maxWarmUps; time += 1) {
    const { perSecond } = await ask()
    if (time >= minWarmUps && perSecond < before * muchFaster) return
    before = perSecond
  }
}

interface LoadResult extends LoadAnswer {
  readonly processorMicros: number
}

export async function loadOf(load: Bench['load'], pid: number, question: LoadQuestion): Promise<LoadResult> {
  const before = processorSeconds(pid) ?? Number.NaN
  const answer = await load.ask(question)
  const used = (processorSeconds(pid) ?? Number.NaN) - before
  return { ...answer, processorMicros: (used * 1_000_000) / answer.requests }
}

/** Calls our server once, and makes the bare route send the same bytes. */
async function prepareBare(
  { server, bare }: Bench,
  { loadRequest, status = 200, checks }: Case,
): Promise<string> {
  const { method = 'GET', path, headers } = loadRequest
  const asked = request(server.url + path, { method, headers }).end(loadRequest.body)
  // The cast is safe: the event `response` has one argument, an IncomingMessage.
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  if (answer.statusCode !== status)
    throw new Error(`${path} answered ${answer.statusCode}: ${bytes.subarray(0, 200)}`)
  const { 'content-type': contentType = 'application/json', 'content-encoding': contentEncoding } =
    answer.headers
  return bare.ask({
    ...{ path, method, status, contentType, body: bytes },
    ...(contentEncoding && { contentEncoding }),
    ...(checks && { checks }),
  })
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

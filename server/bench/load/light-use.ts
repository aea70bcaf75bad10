import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../../scripts/steps/free-port.mjs'
import { startServerProcess } from '../../test/harness/peers/server-process.ts'
import { median } from './measure.ts'
import { memoryOf } from './usage.ts'

export type Ask = <Answer>(path: string, body?: unknown, method?: string) => Promise<Answer>

export const askOf =
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
    // The cast is safe: the server has validated the response by the schema of its route.
    return (isJson ? await answer.json() : await answer.arrayBuffer()) as Answer
  }

/** Creates an account. Without a payment provider, the server treats it as paid. */
export async function signUp(url: string): Promise<{ token: string }> {
  const account = {
    email: 'light@use.example',
    password: 'correct horse battery',
    timeZone: 'America/New_York',
  }
  return askOf(url)<{ token: string }>('/v1/customers/signup', account)
}

const requestMs = 1000
const sampleMs = 60_000
/** The time after which growth is measured. By then caches are full and code is compiled. */
const warmMs = 10 * 60_000
const allowedGrowth = 0.1
/** The number of samples at the beginning and at the end whose medians are compared. */
const window = 10

const paths = [
  ...['/v1/properties?limit=50', '/v1/properties/table', '/v1/rent-roll', '/v1/plan/own-tasks'],
  ...['/v1/plan/budget', '/v1/plan/reserve', '/v1/plan/tasks', '/v1/plan/homes', '/v1/home-bot/appliances'],
  ...['/v1/geocode?q=78701', '/v1/plan/report.pdf', '/dashboard', '/'],
]
const questions = ['how long will my roof last?', 'what does a new dryer cost?', 'what is due next year?']

/**
 * Sends the requests of a person who opens some screens, changes one home and asks HomeBot one question. Sends one
 * request per second.
 */
async function visit(ask: Ask, ids: readonly string[], n: number): Promise<void> {
  const id = ids[n % ids.length]
  const askSlowly: Ask = async (...request) => {
    await pause(requestMs)
    return ask(...request)
  }
  for (const path of [paths[n % paths.length], paths[(n + 5) % paths.length]]) await askSlowly(path ?? '/')
  for (const part of ['', '/appliances', '/structures', '/needs-attention'])
    await askSlowly(`/v1/properties/${id}${part}`)
  await askSlowly(`/v1/properties/${id}`, { homeAge: 5 + (n % 60) }, 'PUT')
  const question = questions[n % questions.length]
  await askSlowly('/v1/home-bot/ask-lifecycle-question', { question, applianceAge: 0 })
}

/** Returns a text with the server's heap and external memory in MiB, read from its metrics. */
async function partsOf(metricsUrl: string): Promise<string> {
  const text = await (await fetch(metricsUrl)).text()
  const megabytesOf = (name: string) =>
    (Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]) / 1024 / 1024).toFixed(0)
  return `heap ${megabytesOf('nodejs_heap_size_used_bytes')} of ${megabytesOf('nodejs_heap_size_total_bytes')}, external ${megabytesOf('nodejs_external_memory_bytes')}`
}

/**
 * Sends one request per second to a server with the sample portfolio, and prints its memory every minute. Returns true
 * if the memory grew by less than 10 % after the first ten minutes.
 */
export async function measureGrowth(dataFolder: string, minutes: number): Promise<boolean> {
  const metricsPort = await findFreePort()
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const environment = { DATA_DIR: dataFolder, LOG_LEVEL: 'silent', METRICS_PORT: String(metricsPort) }
  const server = await startServerProcess(environment)
  try {
    const { token } = await signUp(server.url)
    const ask = askOf(server.url, token)
    const ids = (await ask<{ id: string }[]>('/v1/properties/sample', {})).map(({ id }) => id)
    const began = performance.now()
    const elapsed = () => performance.now() - began
    let nextSample = sampleMs
    const samples: number[] = []
    for (let n = 0; elapsed() < minutes * 60_000; n += 1) {
      await visit(ask, ids, n)
      if (elapsed() < nextSample) continue
      nextSample += sampleMs
      const { resident, proportional } = memoryOf(server.pid)
      if (elapsed() >= warmMs) samples.push(proportional)
      const use = `RSS ${resident.toFixed(0)} MiB, PSS ${proportional.toFixed(0)} MiB`
      console.log(`minute ${Math.round(elapsed() / 60_000)}: ${use}, ${await partsOf(metricsUrl)}`)
    }
    if (samples.length < 2 * window) throw new Error('The light use must take at least half an hour.')
    // Medians are compared, because garbage collection moves single samples up or down by a tenth.
    const growth = median(samples.slice(-window)) / median(samples.slice(0, window)) - 1
    console.log(
      `growth after minute ten: ${(growth * 100).toFixed(1)} % (goal: under ${allowedGrowth * 100} %)`,
    )
    return growth < allowedGrowth
  } finally {
    await server.stop()
  }
}

import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { MetricsConfig } from '../config/config.ts'
import type { LogStream } from '../config/log.ts'
import type { Database } from '../database/database.ts'
import { onFinished } from '../http/on-request-finished.ts'
import type { ResponseCache } from '../http/response-cache.ts'
import { baseHeaders } from '../http/security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics server. It listens only after it is started. Undefined if metrics are off. */
    readonly metricsServer: Server | undefined
  }
}

/**
 * The upper bounds of the response time histogram, in seconds. The smallest fits a cached response, and the largest the
 * plan of a large portfolio.
 */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The status in the metrics if the client disconnected before the response. nginx logs the same status. */
const clientClosedStatus = '499'

interface MetricSources {
  readonly database: Database
  readonly responseCache: ResponseCache
  readonly log: LogStream | undefined
}

/**
 * Provides metrics of this process for Prometheus. The labels are route patterns, methods, statuses and SQL commands.
 * So they contain no customer data, and there are few of them. The metrics have their own port, so that the load
 * balancer does not make them public.
 */
export async function registerMetrics(
  app: FastifyInstance,
  config: MetricsConfig | undefined,
  sources: MetricSources,
): Promise<void> {
  const registry = config && (await measure(app, sources))
  const server = registry && createMetricsServer(registry, config.token)
  app.decorate('metricsServer', server)
  app.addHook('onClose', async () => void server?.close())
}

async function measure(
  app: FastifyInstance,
  { database, responseCache, log }: MetricSources,
): Promise<Registry> {
  // The library has 90 files, so it is loaded only if metrics are on.
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  const registers = [registry]
  prometheus.collectDefaultMetrics({ register: registry })
  const requests = new prometheus.Histogram({
    name: 'home_pulse_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response, by declared route. Status 499: the client disconnected first.',
    labelNames: ['method', 'route', 'status'] as const,
    ...{ buckets, registers },
  })
  const statements = new prometheus.Histogram({
    name: 'home_pulse_database_statement_duration_seconds',
    help: 'Time from sending a statement to its result.',
    labelNames: ['kind'] as const,
    ...{ buckets, registers },
  })
  const outcomes = new prometheus.Counter({
    name: 'home_pulse_cached_answers_total',
    help: 'Responses of cacheable routes: unchanged (304), from the response cache, or computed.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const gauges = {
    home_pulse_http_requests_under_way: ['Requests in progress.', () => app.inFlightCounter.inFlightCount],
    home_pulse_database_expected_wait_seconds: [
      'The expected wait of a new request for a database connection.',
      () => database.expectedWaitMs() / 1000,
    ],
    home_pulse_log_lines_dropped: [
      'Log lines that could not be written since the start.',
      () => log?.droppedLineCount ?? 0,
    ],
    home_pulse_cached_answers_bytes: ['The size of the response cache.', () => responseCache.bytes],
  } as const
  for (const [name, [help, read]] of Object.entries(gauges))
    new prometheus.Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(read())
      },
    })

  const answered = new WeakSet<FastifyRequest>()
  const observe = ({ method, routeOptions }: FastifyRequest, status: string, { elapsedTime }: FastifyReply) =>
    requests.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / 1000)
  app.addHook('onRequest', (request, reply, done) => {
    onFinished(reply, () => answered.has(request) || observe(request, clientClosedStatus, reply))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    answered.add(request)
    const { cachedAnswer, session } = request
    const status = String(reply.statusCode)
    observe(request, status, reply)
    if (session && reply.hasHeader('etag'))
      outcomes.inc({ outcome: status === '304' ? 'unchanged' : cachedAnswer?.answer ? 'kept' : 'made' })
    done()
  })
  database.watch((text, tookMs) => statements.observe({ kind: commandOf(text) }, tookMs / 1000))
  return registry
}

const commands = new Set(['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'])

function commandOf(text: string): string {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  return commands.has(word) ? word : 'other'
}

function createMetricsServer(registry: Registry, token: string | undefined): Server {
  const expected = token === undefined ? undefined : digestOf(`Bearer ${token}`)
  return createServer(async ({ method, url, headers }, response) => {
    const answer = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response
        .writeHead(status, { ...baseHeaders, 'content-type': type, 'cache-control': 'no-store' })
        .end(body)
    if (expected && !timingSafeEqual(digestOf(headers.authorization ?? ''), expected))
      return answer(401, 'no')
    if (method !== 'GET' || url !== '/metrics') return answer(404, 'not found')
    return answer(200, await registry.metrics(), registry.contentType)
  })
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

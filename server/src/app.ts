import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { findOrOpenCheckout } from './features/billing/checkout/commands.ts'
import { loadOwnLives } from './features/components/evidence/read.ts'
import { registerFeatures } from './features/routes.ts'
import { makeAttemptLimiter } from './platform/auth/attempt-limiter.ts'
import { makeEmailLinkTokens } from './platform/auth/email-link-tokens.ts'
import { makePasswords, owaspCost, type PasswordCost } from './platform/auth/passwords.ts'
import { makeTokens } from './platform/auth/session-tokens.ts'
import { makeSignedUrls } from './platform/auth/signed-urls.ts'
import { readBuildId } from './platform/config/build-id.ts'
import type { Clock } from './platform/config/clock.ts'
import type { Config } from './platform/config/config.ts'
import { makeIds } from './platform/config/ids.ts'
import { type LogStream, loggerOptions } from './platform/config/log.ts'
import { deriveSecrets, type Secrets } from './platform/config/secrets.ts'
import type { Database } from './platform/database/database.ts'
import { apiError } from './platform/errors/api-error.ts'
import { registerCompression } from './platform/http/compression.ts'
import { answerInvalidHttp, registerErrorHandler, sendEarlyError } from './platform/http/error-handler.ts'
import { makeEtags } from './platform/http/etag.ts'
import { registerJsonBodies } from './platform/http/json-bodies.ts'
import { makeCustomerShares } from './platform/http/load/customer-shares.ts'
import { registerGracefulShutdown } from './platform/http/load/graceful-shutdown.ts'
import { registerInFlightCounter } from './platform/http/load/in-flight-counter.ts'
import { registerLoadShedding } from './platform/http/load/load-shedding.ts'
import { defaultReadLimits, type ReadLimits } from './platform/http/load/slow-reader.ts'
import { registerOpenApi } from './platform/http/open-api.ts'
import { publicOrigin } from './platform/http/public-origin.ts'
import { addRequestId, registerRequestIds, requestIdOf } from './platform/http/request-ids.ts'
import { makeResponseCache } from './platform/http/response-cache.ts'
import { makeBinder } from './platform/http/route-binder.ts'
import {
  registerProtocolErrors,
  registerSecurityHeaders,
  securityHeadersFor,
} from './platform/http/security-headers.ts'
import { serializerCompiler } from './platform/http/serializer.ts'
import { makeSessionLinks } from './platform/http/session-links.ts'
import { makeGeocoder } from './platform/integrations/geocoding/geocoder.ts'
import { openPayments } from './platform/integrations/payments/open-payments.ts'
import { makeBackgroundTasks } from './platform/jobs/background-tasks.ts'
import { makeJobs } from './platform/jobs/scheduler.ts'
import { makeWorkerPool, type WorkerPool } from './platform/jobs/worker-pool.ts'
import { openMailer } from './platform/mail/open-mailer.ts'
import { directMailer, openOutbox } from './platform/mail/outbox.ts'
import { registerHealth } from './platform/observability/health.ts'
import { registerMetrics } from './platform/observability/metrics.ts'
import { registerSecurityLog } from './platform/observability/security-log.ts'
import { registerSlowQueries } from './platform/observability/slow-queries.ts'
import { builtWebFolder, registerPages } from './platform/pages/pages.ts'
import type { Services } from './platform/services.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { Gate } from './platform/tenancy/gate.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly masterSecret: string
  /** The destination of the log. The default is standard output. */
  readonly log?: LogStream
  /** The folder of the built web app. */
  readonly webFolder?: string
  readonly passwordCost?: PasswordCost
  readonly requestTimeouts?: RequestTimeouts
  readonly readLimits?: ReadLimits
  readonly workerPool?: WorkerPool
}

/** The time limits for a client to send its request, in milliseconds. */
export interface RequestTimeouts {
  readonly headersMs: number
  /**
   * The limit for headers and body together. It is longer, because an upload over a slow connection needs
   * time.
   */
  readonly requestMs: number
  /** The interval at which Node checks the two limits. */
  readonly checkIntervalMs: number
}
/** Open requests may use this share of the shutdown limit. The rest is for closing resources. */
const openRequestsShare = 0.8
const defaultRequestTimeouts: RequestTimeouts = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkIntervalMs: 5_000,
}

/** Builds the server, which does not listen on a port yet. The parameters are the parts that tests replace. */
export async function buildApp({
  config,
  database,
  clock,
  masterSecret,
  log,
  webFolder = builtWebFolder,
  passwordCost = owaspCost,
  requestTimeouts = defaultRequestTimeouts,
  readLimits = defaultReadLimits,
  workerPool,
}: AppParts): Promise<FastifyInstance> {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const securityHeaders = securityHeadersFor({ isHttps })
  const app = createServer(config, { log, requestTimeouts, securityHeaders })
  const secrets = deriveSecrets(masterSecret)
  const makeId = makeIds(clock)
  const gate = new Gate(database, clock, makeId, config.accountLimits)
  const ownLives = await loadOwnLives(gate)
  const etags = makeEtags(secrets.etags, `${readBuildId()} ${JSON.stringify(ownLives)}`)
  const responseCache = makeResponseCache(etags, config.answerCacheMegabytes)
  registerRequestIds(app)
  registerSecurityHeaders(app, securityHeaders)
  registerInFlightCounter(app)
  registerGracefulShutdown(app, config.shutdownLimitMs * openRequestsShare)
  registerCompression(app)
  const auth = makeAuth(gate, clock, secrets, passwordCost)
  const { tokens, sessionLinks } = auth
  const shares = makeCustomerShares()
  await registerLoadShedding(app, { database, shares, tokens })
  registerSecurityLog(app, secrets.knownDevices)
  await registerMetrics(app, config.metrics, { database, responseCache, log })
  if (config.slowQueryMs !== undefined) registerSlowQueries(app, database, config.slowQueryMs)

  registerProtocolErrors(app, securityHeaders)
  await registerPlugins(app, config)
  await registerOpenApi(app)
  registerHealth(app, database)

  const storage = await openStorage(app, config, clock, sessionLinks)
  const payments = await openPayments(config, clock)
  const offersSample = payments.name === 'sandbox' && !config.enforcePayment
  const pages = await registerPages(app, config, { webFolder, storage, offersSample })
  const workers = openWorkers(app, gate, clock, workerPool ?? makeWorkerPool(clock, ownLives))
  const { bind } = makeBinder(app, {
    gate,
    tokens,
    clock,
    etags,
    responseCache,
    enforcePayment: config.enforcePayment,
    requestsPerSecondPerCustomer: config.requestsPerSecondPerCustomer,
    shares,
    findOrOpenCheckout: (owner, actor, { email, tokenVersion }, request) =>
      findOrOpenCheckout(services, owner, actor, {
        email,
        tokenVersion,
        origin: publicOrigin(config, request),
      }),
  })
  const services: Services = {
    ...auth,
    ...workers,
    ...openMail(app, config, clock),
    app,
    backgroundTasks: makeBackgroundTasks(app),
    bind,
    clock,
    config,
    etags,
    feedKey: secrets.feeds,
    findLocations: makeGeocoder(config, clock, app.log),
    gate,
    makeId,
    offersSample,
    pages,
    payments,
    readLimits,
    responseCache,
    storage,
  }

  registerFeatures(services)
  return app
}

/** Creates the HTTP server, with its limits on requests and its responses to requests that reach no route. */
function createServer(
  config: Config,
  {
    log,
    requestTimeouts,
    securityHeaders,
  }: {
    readonly log: LogStream | undefined
    readonly requestTimeouts: RequestTimeouts
    readonly securityHeaders: ReturnType<typeof securityHeadersFor>
  },
): FastifyInstance {
  const hops = config.trustProxy
  const app = fastify({
    logger: loggerOptions(config.logLevel, log),
    genReqId: requestIdOf,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: requestTimeouts.requestMs,
    http: {
      headersTimeout: requestTimeouts.headersMs,
      connectionsCheckingInterval: requestTimeouts.checkIntervalMs,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // Without these, Fastify would load the 110 files of its own compilers.
    schemaController: { compilersFactory: { buildValidator: throwIfCalled, buildSerializer: throwIfCalled } },
    // If true, the server would answer 503 on open connections while it stops. It serves their requests instead.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      sendEarlyError(addRequestId(request, reply), error, securityHeaders),
    clientErrorHandler: (error, socket) => answerInvalidHttp(error, socket, securityHeaders),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerJsonBodies(app)
  registerErrorHandler(app)
  return app
}

const throwIfCalled = () => {
  throw new Error('createServer sets the compilers of all schemas.')
}

/** Registers the plugins for requests from other origins and for rate limits. */
async function registerPlugins(app: FastifyInstance, config: Config): Promise<void> {
  if (config.corsOrigins.length > 0)
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['etag', 'link', 'retry-after', 'x-request-id'],
    })
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: {},
    errorResponseBuilder: (_request, { ttl }) =>
      apiError('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
}

type AuthServices = Pick<
  Services,
  'attemptLimiter' | 'deviceKey' | 'emailLinkTokens' | 'passwords' | 'sessionLinks' | 'signedUrls' | 'tokens'
>

/** Creates the services that check passwords, tokens, devices and signed URLs. */
function makeAuth(gate: Gate, clock: Clock, secrets: Secrets, passwordCost: PasswordCost): AuthServices {
  const signedUrls = makeSignedUrls(secrets.links, clock)
  return {
    attemptLimiter: makeAttemptLimiter(gate, clock, secrets.rateLimits),
    deviceKey: secrets.knownDevices,
    emailLinkTokens: makeEmailLinkTokens(secrets, clock),
    passwords: makePasswords(passwordCost),
    sessionLinks: makeSessionLinks(signedUrls, gate),
    signedUrls,
    tokens: makeTokens(secrets.tokens, clock),
  }
}

/** Opens the scheduler, and closes it and the worker thread with the server. */
function openWorkers(
  app: FastifyInstance,
  gate: Gate,
  clock: Clock,
  workerPool: WorkerPool,
): Pick<Services, 'jobs' | 'workerPool'> {
  const jobs = makeJobs({ clock, gate, log: app.log })
  app.decorate('jobs', jobs)
  app.addHook('onClose', () => jobs.stop())
  app.addHook('onClose', () => workerPool.close())
  return { jobs, workerPool }
}

/** Opens the mailer, and an outbox that retries if emails go to a mail server. */
function openMail(app: FastifyInstance, config: Config, clock: Clock): Pick<Services, 'mailer' | 'outbox'> {
  const mailer = openMailer(config, clock)
  const outbox = config.mail.smtpUrl
    ? openOutbox({ dataDir: config.dataDir, mailer, clock, log: app.log })
    : directMailer(mailer)
  app.decorate('outbox', outbox)
  app.addHook('onClose', () => outbox.stop())
  return { mailer, outbox }
}

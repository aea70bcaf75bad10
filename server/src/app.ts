import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { registerAccounts } from './features/accounts/routes.ts'
import { registerAttention } from './features/attention/routes.ts'
import { outstandingCheckout } from './features/billing/checkout-commands.ts'
import { registerBilling } from './features/billing/routes.ts'
import { registerComponents } from './features/components/routes.ts'
import { registerHomebot } from './features/homebot/routes.ts'
import { registerLanding } from './features/landing/routes.ts'
import { registerNotes } from './features/notes/routes.ts'
import { registerPhotos } from './features/photos/routes.ts'
import { registerPlaces } from './features/places/routes.ts'
import { revokeFeed } from './features/plan/feed-queries.ts'
import { registerPlan } from './features/plan/routes.ts'
import { registerProperties } from './features/properties/routes.ts'
import { registerRecords } from './features/records/routes.ts'
import { registerTenants } from './features/tenants/routes.ts'
import { makeAnswers } from './platform/answers.ts'
import { makeBinder } from './platform/bind.ts'
import { readBuildId } from './platform/build-id.ts'
import { type Clock, nowDate } from './platform/clock.ts'
import { registerCompression } from './platform/compression.ts'
import type { Config } from './platform/config.ts'
import { makeCustomerShares } from './platform/customer-shares.ts'
import type { Database } from './platform/database.ts'
import { registerDraining } from './platform/draining.ts'
import { makeErrands } from './platform/errands.ts'
import { makeEtags } from './platform/etag.ts'
import { Gate } from './platform/gate.ts'
import { makeGeocoder } from './platform/geocoder.ts'
import { makeGuessLimits } from './platform/guess-limits.ts'
import { registerHealth } from './platform/health.ts'
import { makeIds } from './platform/ids.ts'
import { makeJobs } from './platform/jobs.ts'
import { registerJsonBodies } from './platform/json-bodies.ts'
import { registerLoadShedding } from './platform/load-shedding.ts'
import { type LogStream, loggerOptions } from './platform/log.ts'
import { makeMailedLinks } from './platform/mailed-links.ts'
import { registerMetrics } from './platform/metrics.ts'
import { registerOpenApi } from './platform/open-api.ts'
import { openMailer } from './platform/open-mailer.ts'
import { openStorage } from './platform/open-storage.ts'
import { publicOrigin } from './platform/origin.ts'
import { openOutbox, straightThrough } from './platform/outbox.ts'
import { builtWebFolder, registerPages } from './platform/pages.ts'
import { makePasswords, owaspCost, type PasswordCost } from './platform/passwords.ts'
import type { Platform } from './platform/platform.ts'
import { answerUnreadable, registerProblems, sendProblem } from './platform/problem.ts'
import { refuse } from './platform/refusal.ts'
import { nameRequest, registerRequestIds, requestIdOf } from './platform/request-ids.ts'
import { bareHeadersOf, registerBareRefusals, registerSafeHeaders } from './platform/safe-headers.ts'
import { sandboxProvider } from './platform/sandbox.ts'
import { deriveSecrets } from './platform/secrets.ts'
import { registerSecurityLog } from './platform/security-log.ts'
import { serializerCompiler } from './platform/serializer.ts'
import { makeSessionLinks } from './platform/session-links.ts'
import { makeSignedUrls } from './platform/signed-urls.ts'
import { registerSlowQueries } from './platform/slow-queries.ts'
import { ordinaryReadLimits, type ReadLimits } from './platform/slow-reader.ts'
import { stripeProvider } from './platform/stripe/provider.ts'
import { makeThreads } from './platform/threads.ts'
import { makeTokens } from './platform/tokens.ts'
import { registerTraffic } from './platform/traffic.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly masterSecret: string
  /** Where the log goes; without it to the standard output. */
  readonly log?: LogStream
  /** Where the built web app lies. */
  readonly webFolder?: string
  readonly passwordCost?: PasswordCost
  readonly patience?: Patience
  readonly readLimits?: ReadLimits
}

/** How long a client may take to say what it wants, in milliseconds; how often that is looked at. */
export interface Patience {
  readonly headersMs: number
  /** Head and body: an upload over a slow line needs it. */
  readonly requestMs: number
  readonly lookEveryMs: number
}
/** Of the time that a server has to stop: the rest is for what has to be put away. */
const shareForAnswers = 0.8
const ordinaryPatience: Patience = { headersMs: 15_000, requestMs: 60_000, lookEveryMs: 5_000 }

/** The whole server as a value: it listens nowhere, and takes the world it lives in as arguments. */
export async function buildApp({
  config,
  database,
  clock,
  masterSecret,
  log,
  webFolder = builtWebFolder,
  passwordCost = owaspCost,
  patience = ordinaryPatience,
  readLimits = ordinaryReadLimits,
}: AppParts): Promise<FastifyInstance> {
  const hops = config.trustProxy
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  const bare = bareHeadersOf({ isHttps })
  const app = fastify({
    logger: loggerOptions(config.logLevel, log),
    genReqId: requestIdOf,
    trustProxy: typeof hops === 'number' ? (_address, hop) => hop < hops : hops,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: patience.requestMs,
    http: {
      headersTimeout: patience.headersMs,
      connectionsCheckingInterval: patience.lookEveryMs,
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // Requests on open connections are served after the listening socket has closed.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendProblem(nameRequest(request, reply), error, bare),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, bare),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  registerJsonBodies(app)
  registerProblems(app)
  const secrets = deriveSecrets(masterSecret)
  const etags = makeEtags(secrets.etags, readBuildId())
  const answers = makeAnswers(etags, config.answerCacheMegabytes)
  registerRequestIds(app)
  registerSafeHeaders(app, bare)
  registerTraffic(app)
  registerDraining(app, config.shutdownLimitMs * shareForAnswers)
  registerCompression(app)
  const tokens = makeTokens(secrets.tokens, clock)
  const shares = makeCustomerShares()
  await registerLoadShedding(app, { database, shares, tokens })
  registerSecurityLog(app, secrets.signInPlaces)
  registerMetrics(app, config.metrics, { database, answers, log })
  if (config.slowQueryMs !== undefined) registerSlowQueries(app, database, config.slowQueryMs)

  registerBareRefusals(app, bare)
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
      refuse('too_many_requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
  })
  await registerOpenApi(app)
  registerHealth(app, database)

  const signedUrls = makeSignedUrls(secrets.links, clock)
  const makeId = makeIds(clock)
  const gate = new Gate(database, clock, makeId, config.accountLimits)
  const sessionLinks = makeSessionLinks(signedUrls, gate)
  const storage = await openStorage(app, config, clock, sessionLinks)
  const payments = config.stripe ? stripeProvider(config.stripe, clock) : sandboxProvider
  const offersSample = payments.name === 'sandbox' && !config.enforcePayment
  const pages = await registerPages(app, config, { webFolder, storage, offersSample })
  const jobs = makeJobs({ clock, gate, log: app.log })
  app.decorate('jobs', jobs)
  app.addHook('onClose', () => jobs.stop())
  const { bind } = makeBinder(app, {
    gate,
    tokens,
    clock,
    etags,
    answers,
    enforcePayment: config.enforcePayment,
    requestsPerSecondPerCustomer: config.requestsPerSecondPerCustomer,
    shares,
    outstandingCheckout: (owner, actor, { email, tokenVersion }, request) =>
      outstandingCheckout(platform, owner, actor, {
        email,
        tokenVersion,
        origin: publicOrigin(config, request),
      }),
  })
  const threads = makeThreads(clock)
  app.addHook('onClose', () => threads.close())
  const mailer = openMailer(config, clock)
  const outbox = config.mail.smtpUrl
    ? openOutbox({ dataDir: config.dataDir, mailer, clock, log: app.log })
    : straightThrough(mailer)
  app.decorate('outbox', outbox)
  app.addHook('onClose', () => outbox.stop())
  const guessLimits = makeGuessLimits(gate, clock, secrets.rateLimits)
  const platform: Platform = {
    answers,
    app,
    bind,
    clock,
    config,
    errands: makeErrands(app),
    etags,
    feedKey: secrets.feeds,
    findPlaces: makeGeocoder(config, clock, app.log),
    gate,
    guessLimits,
    jobs,
    mailedLinks: makeMailedLinks(secrets, clock),
    mailer,
    makeId,
    offersSample,
    outbox,
    pages,
    passwords: makePasswords(passwordCost),
    payments,
    placeKey: secrets.signInPlaces,
    readLimits,
    sessionLinks,
    signedUrls,
    storage,
    threads,
    tokens,
  }

  registerAccounts(platform, (sql, owner) => revokeFeed(sql, owner, nowDate(clock)))
  registerBilling(platform)
  registerProperties(platform)
  registerComponents(platform)
  registerAttention(platform)
  registerHomebot(platform)
  registerLanding(platform)
  registerNotes(platform)
  registerPhotos(platform)
  registerPlaces(platform)
  registerPlan(platform)
  registerRecords(platform)
  registerTenants(platform)
  return app
}

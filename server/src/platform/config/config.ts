import { z } from 'zod'
import { defaultAccountLimits } from './account-limits.ts'

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')

/**
 * The number of trusted proxies, or their addresses. A client can send any X-Forwarded-For header, so the server trusts
 * only the entries that these proxies add.
 */
const proxies = z
  .string()
  .regex(
    /^(\d+|true|false|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/,
    'must be a number of proxies or their addresses',
  )
  .transform((value) => {
    if (value === 'true') return 1
    if (value === 'false' || value === '0') return false
    return /^\d+$/.test(value) ? Number(value) : value
  })

const url = (protocols: RegExp) => z.url({ protocol: protocols, error: 'must be a URL' })

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(1).max(500).default(20),
    PUBLIC_URL: url(/^https?$/).optional(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    ENFORCE_PAYMENT: flag.optional(),
    ALLOW_SANDBOX_PAYMENTS: flag.optional(),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: url(/^https?$/).optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_PATH_STYLE: flag.optional(),
    S3_TIME_LIMIT_SECONDS: z.coerce.number('must be a number').positive().max(60).default(15),
    SMTP_URL: url(/^smtps?$/).optional(),
    MAIL_FROM: z
      .string()
      .regex(
        /^([^<>"\p{Cc}]*<[^\s<>,@]+@[^\s<>,@]+>|[^\s<>,@]+@[^\s<>,@]+)$/u,
        'must be an address, as in Home Pulse AI <mail@example.com>',
      )
      .optional(),
    MAP_TILES_URL: url(/^https?$/).default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
    MAP_ATTRIBUTION: z
      .string()
      .default('&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'),
    GEOCODER_URL: url(/^https?$/).optional(),
    GEOCODER_KEY: z.string().default(''),
    OPENCAGE_API_KEY: z.string().optional(),
    OPENCAGE_URL: url(/^https?$/).default('https://api.opencagedata.com/geocode/v1/json'),
    LLM_BASE_URL: url(/^https?$/).optional(),
    LLM_API_KEY: z.string().optional(),
    LLM_MODEL: z.string().optional(),
    LLM_SILENCE_SECONDS: z.coerce.number('must be a number').positive().max(60).default(4.5),
    LLM_TIME_LIMIT_SECONDS: z.coerce.number('must be a number').positive().max(300).default(25),
    LLM_CALLS_PER_DAY: z.coerce.number('must be a number').int().min(0).default(200),
    CORS_ORIGINS: z
      .string()
      .optional()
      .transform((list) => list?.split(',').map((origin) => origin.trim()) ?? [])
      .pipe(z.array(z.url('must be a comma-separated list of origins'))),
    TRUST_PROXY: proxies.optional(),
    SHUTDOWN_DELAY_SECONDS: z.coerce.number('must be a number').min(0).max(300).default(0),
    SHUTDOWN_LIMIT_SECONDS: z.coerce.number('must be a number').min(1).max(300).default(30),
    ANSWER_CACHE_MB: z.coerce.number('must be a number').int().min(0).max(100_000).default(64),
    MAX_HOMES_PER_ACCOUNT: z.coerce
      .number('must be a number')
      .int()
      .min(1)
      .max(2_000_000_000)
      .default(defaultAccountLimits.homes),
    MAX_COMPONENTS_PER_ACCOUNT: z.coerce
      .number('must be a number')
      .int()
      .min(1)
      .max(2_000_000_000)
      .default(defaultAccountLimits.components),
    RATE_LIMIT_PER_CUSTOMER: z.coerce.number('must be a number').int().min(1).default(2000),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(
        /^[rs]k_(test|live)_\w+$/,
        'must be a secret key of Stripe: sk_test_…, sk_live_…, rk_test_… or rk_live_…',
      )
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\S+$/, 'must be a signing secret of Stripe: whsec_…')
      .optional(),
    STRIPE_PRICE_LOOKUP_KEY: z.string().max(200).default('home_pulse_individual_monthly'),
    STRIPE_API_URL: url(/^https?$/).optional(),
    STRIPE_TIME_LIMIT_SECONDS: z.coerce.number('must be a number').positive().max(60).default(4.5),
    PAYMENT_GRACE_DAYS: z.coerce.number('must be a number of days').int().min(0).max(30).default(7),
    SLOW_QUERY_MS: z.coerce.number('must be a number').int().min(1).optional(),
    METRICS_PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    SUPPORT_EMAIL: z.string().default('support@homepulse.example'),
    SUPPORT_PHONE: z.string().default('(555) 010-4663'),
    SUPPORT_ADDRESS: z.string().default('100 Hearth Lane, Albany, NY 12207'),
  })
  .superRefine((env, ctx) => {
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (env.S3_BUCKET && !env[name])
        ctx.addIssue({ code: 'custom', path: [name], message: 'must be set where S3_BUCKET is' })
    if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
      ctx.addIssue({
        code: 'custom',
        path: ['STRIPE_WEBHOOK_SECRET'],
        message: 'must be set where STRIPE_SECRET_KEY is',
      })
    // A live key may be sent only to Stripe itself. Another server could misuse the key.
    if (env.STRIPE_API_URL && env.STRIPE_SECRET_KEY?.includes('_live_'))
      ctx.addIssue({ code: 'custom', path: ['STRIPE_API_URL'], message: 'must not be set with a live key' })
    if (env.LLM_BASE_URL && !env.LLM_MODEL)
      ctx.addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'must be set where LLM_BASE_URL is' })
    if (!env.LLM_BASE_URL && (env.LLM_MODEL || env.LLM_API_KEY))
      ctx.addIssue({
        code: 'custom',
        path: ['LLM_BASE_URL'],
        message: 'must be set where LLM_MODEL or LLM_API_KEY is',
      })
  })
  .transform((env) => ({
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    authSecret: env.AUTH_SECRET,
    // With a Stripe key the server takes real payments. So it also requires users to pay.
    enforcePayment: env.ENFORCE_PAYMENT === true || env.STRIPE_SECRET_KEY !== undefined,
    allowSandboxPayments: env.ALLOW_SANDBOX_PAYMENTS ?? false,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          priceLookupKey: env.STRIPE_PRICE_LOOKUP_KEY,
          apiUrl: env.STRIPE_API_URL,
          /** The time limit for each attempt of a call. */
          limitMs: env.STRIPE_TIME_LIMIT_SECONDS * 1000,
          isLive: env.STRIPE_SECRET_KEY.includes('_live_'),
          graceMs: env.PAYMENT_GRACE_DAYS * 24 * 60 * 60_000,
        }
      : undefined,
    s3: env.S3_BUCKET && {
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      isPathStyle: env.S3_PATH_STYLE ?? false,
      limitMs: env.S3_TIME_LIMIT_SECONDS * 1000,
    },
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `Home Pulse AI <${env.SUPPORT_EMAIL}>`,
      /**
       * The origin of links in emails. Scheduled jobs also send emails, and they have no request from which the origin
       * could be read.
       */
      origin: env.PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${env.PORT}`,
    },
    map: {
      tilesUrl: env.MAP_TILES_URL,
      attribution: env.MAP_ATTRIBUTION,
      geocoderUrl: env.GEOCODER_URL,
      geocoderKey: env.GEOCODER_KEY,
    },
    openCage: env.OPENCAGE_API_KEY ? { key: env.OPENCAGE_API_KEY, url: env.OPENCAGE_URL } : undefined,
    languageModel: env.LLM_BASE_URL
      ? {
          baseUrl: env.LLM_BASE_URL.replace(/\/+$/, ''),
          apiKey: env.LLM_API_KEY,
          model: env.LLM_MODEL ?? '',
          /** The maximum time to wait for the next part of an answer of the language model. */
          silenceMs: env.LLM_SILENCE_SECONDS * 1000,
          /** The time limit for a whole answer of the language model, including its tool calls. */
          limitMs: env.LLM_TIME_LIMIT_SECONDS * 1000,
          /** The maximum number of calls per customer and day. One answer that uses tools needs several calls. */
          callsPerDay: env.LLM_CALLS_PER_DAY,
        }
      : undefined,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY ?? false,
    /**
     * The server still serves requests for this long after a stop signal, so that the load balancer has time to stop
     * sending them.
     */
    shutdownDelayMs: env.SHUTDOWN_DELAY_SECONDS * 1000,
    /** The time limit for open requests. It begins after `shutdownDelayMs`. */
    shutdownLimitMs: env.SHUTDOWN_LIMIT_SECONDS * 1000,
    answerCacheMegabytes: env.ANSWER_CACHE_MB,
    accountLimits: { homes: env.MAX_HOMES_PER_ACCOUNT, components: env.MAX_COMPONENTS_PER_ACCOUNT },
    requestsPerSecondPerCustomer: env.RATE_LIMIT_PER_CUSTOMER,
    logLevel: env.LOG_LEVEL,
    /** SQL statements that take longer than this are logged. If undefined, no statement is logged. */
    slowQueryMs: env.SLOW_QUERY_MS,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST, token: env.METRICS_TOKEN },
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE, address: env.SUPPORT_ADDRESS },
  }))

export type Config = z.output<typeof environment>

export type S3Config = Exclude<Config['s3'], undefined | ''>

export type StripeConfig = NonNullable<Config['stripe']>

/** The host and port of the metrics server, and the token that each request for metrics must have. */
export type MetricsConfig = NonNullable<Config['metrics']>

/** A language model server with the API of OpenAI's chat completions, and the limits of calls to it. */
export type LanguageModelConfig = NonNullable<Config['languageModel']>

/**
 * An invalid configuration. The message is a sentence for the operator that names each invalid variable and the reason.
 */
export class ConfigError extends Error {}

/** Parses the environment variables once at the start. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new ConfigError(`The configuration is not valid: ${sentences.join('; ')}.`)
  }
  const config = parsed.data
  if (config.isProduction && !config.stripe?.isLive && !config.allowSandboxPayments)
    throw new ConfigError(
      `NODE_ENV is production but ${config.stripe ? 'STRIPE_SECRET_KEY is a test key' : 'no payment provider is configured'}. Set STRIPE_SECRET_KEY to a live one, or ALLOW_SANDBOX_PAYMENTS=1 to take test payments.`,
    )
  if (!config.publicUrl && (config.isProduction || config.stripe))
    throw new ConfigError(
      'PUBLIC_URL is not set. Set it to the public address of this server: links in emails and the pages after a payment begin with it.',
    )
  return config
}

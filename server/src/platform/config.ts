import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true')

const url = (protocols: RegExp) => z.url({ protocol: protocols, error: 'must be a URL' })

const environment = z
  .object({
    NODE_ENV: z.string().optional(),
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    DATABASE_POOL_SIZE: z.coerce.number('must be a number').int().min(1).max(500).default(10),
    PUBLIC_URL: url(/^https?$/).optional(),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    ENFORCE_PAYMENT: flag.optional(),
    ALLOW_SANDBOX_PAYMENTS: flag.optional(),
    CORS_ORIGINS: z
      .string()
      .optional()
      .transform((list) => list?.split(',').map((origin) => origin.trim()) ?? [])
      .pipe(z.array(z.url('must be a comma-separated list of origins'))),
    TRUST_PROXY: flag.optional(),
    RATE_LIMIT_PER_CUSTOMER: z.coerce.number('must be a number').int().min(1).default(2000),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    SUPPORT_EMAIL: z.string().default('support@homepulse.example'),
    SUPPORT_PHONE: z.string().default('(555) 010-4663'),
    SUPPORT_ADDRESS: z.string().default('100 Hearth Lane, Albany, NY 12207'),
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
    enforcePayment: env.ENFORCE_PAYMENT ?? false,
    allowSandboxPayments: env.ALLOW_SANDBOX_PAYMENTS ?? false,
    corsOrigins: env.CORS_ORIGINS,
    trustProxy: env.TRUST_PROXY ?? false,
    requestsPerSecondPerCustomer: env.RATE_LIMIT_PER_CUSTOMER,
    logLevel: env.LOG_LEVEL,
    support: { email: env.SUPPORT_EMAIL, phone: env.SUPPORT_PHONE, address: env.SUPPORT_ADDRESS },
  }))

export type Config = z.output<typeof environment>

/** Says which variable is wrong and how, in a sentence for the person who starts the server. */
export class ConfigError extends Error {}

/** Parses the environment once, at start. Empty variables count as absent. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new ConfigError(`The configuration is not valid: ${sentences.join('; ')}.`)
  }
  const config = parsed.data
  if (config.isProduction && !config.allowSandboxPayments)
    throw new ConfigError(
      'NODE_ENV is production but no payment provider is configured. Set ALLOW_SANDBOX_PAYMENTS=1 to take test payments.',
    )
  return config
}

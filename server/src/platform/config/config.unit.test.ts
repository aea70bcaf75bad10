import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const address = { PUBLIC_URL: 'https://pulse.example' }

describe('the configuration', () => {
  test('has default values if the environment is empty', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      dataDir: 'data',
      databaseUrl: undefined,
      publicUrl: undefined,
      enforcePayment: false,
      corsOrigins: [],
      trustProxy: false,
      requestsPerSecondPerCustomer: 2000,
    })
  })

  test('treats an empty variable as absent and ignores unknown ones', () => {
    const empty = { PORT: '', DATABASE_URL: '', AUTH_SECRET: '', ENFORCE_PAYMENT: '', HOME: '/root' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  test('converts variables to numbers, booleans, lists and URLs without a slash at the end', () => {
    expect(
      readConfig({
        PORT: '8080',
        PUBLIC_URL: 'https://pulse.example/',
        ENFORCE_PAYMENT: '1',
        TRUST_PROXY: 'true',
        CORS_ORIGINS: 'https://a.example, https://b.example',
        DATABASE_URL: 'postgres://u:p@localhost:5432/pulse',
      }),
    ).toMatchObject({
      port: 8080,
      publicUrl: 'https://pulse.example',
      enforcePayment: true,
      trustProxy: 1,
      corsOrigins: ['https://a.example', 'https://b.example'],
      databaseUrl: 'postgres://u:p@localhost:5432/pulse',
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PUBLIC_URL', 'pulse.example'],
    ['PUBLIC_URL', 'ftp://pulse.example'],
    ['AUTH_SECRET', 'short'],
    ['ENFORCE_PAYMENT', 'yes'],
    ['ALLOW_SANDBOX_PAYMENTS', '2'],
    ['CORS_ORIGINS', 'https://a.example,nonsense'],
    ['TRUST_PROXY', 'maybe'],
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_SECRET_KEY', 'sk_test_1 '],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'localhost:12111'],
    ['STRIPE_TIME_LIMIT_SECONDS', '0'],
    ['PAYMENT_GRACE_DAYS', '31'],
    ['RATE_LIMIT_PER_CUSTOMER', '0'],
    ['LLM_BASE_URL', 'localhost:11434'],
    ['LLM_SILENCE_SECONDS', '0'],
    ['LLM_CALLS_PER_DAY', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['S3_ENDPOINT', 'bucket.example'],
    ['S3_PATH_STYLE', 'yes'],
    ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}.png'],
    ['GEOCODER_URL', '/v1/geocode'],
    ['OPENCAGE_URL', 'file:///etc/passwd'],
  ])('refuses %s=%s with a message that names the variable', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration is not valid: ${name}\\b.*\\.$`),
    )
  })

  test('lists every invalid variable, without its value, in one message', () => {
    const wrong = () => readConfig({ PORT: 'x', AUTH_SECRET: 'hunter2' })
    expect(wrong).toThrow(/PORT .*AUTH_SECRET /)
    expect(wrong).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }))
  })

  test('requires both S3 keys if a bucket is set', () => {
    expect(() => readConfig({ S3_BUCKET: 'homes' })).toThrow(/S3_ACCESS_KEY_ID .*S3_SECRET_ACCESS_KEY /)
    const keys = { S3_ACCESS_KEY_ID: 'an id', S3_SECRET_ACCESS_KEY: 'a key' }
    expect(readConfig({ S3_BUCKET: 'homes', ...keys }).s3).toMatchObject({
      bucket: 'homes',
      region: 'us-east-1',
      accessKeyId: 'an id',
    })
    expect(readConfig(keys).s3).toBeUndefined()
  })

  test('requires the URL and the name of a language model if any of its settings is set, but never its API key', () => {
    const model = { LLM_BASE_URL: 'http://localhost:11434/v1/' }
    expect(() => readConfig(model)).toThrow(/LLM_MODEL must be set/)
    expect(() => readConfig({ LLM_API_KEY: 'a key' })).toThrow(/LLM_BASE_URL must be set/)
    expect(readConfig({ ...model, LLM_MODEL: 'small' }).languageModel).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      model: 'small',
      apiKey: undefined,
    })
    expect(readConfig({}).languageModel).toBeUndefined()
  })

  test('requires both Stripe secrets, and enforces payment if they are set', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/STRIPE_WEBHOOK_SECRET must be set/)
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', ...address }
    expect(readConfig({ ...secrets, ENFORCE_PAYMENT: '0' })).toMatchObject({
      enforcePayment: true,
      stripe: { isLive: true, priceLookupKey: 'home_pulse_individual_monthly', graceMs: 7 * 86_400_000 },
    })
    expect(readConfig({}).stripe).toBeUndefined()
  })

  test('refuses the URL of another Stripe API with a live key', () => {
    const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(() => readConfig({ ...secrets, STRIPE_API_URL: 'http://localhost:12111' })).toThrow(
      /STRIPE_API_URL must not be set with a live key/,
    )
  })

  test('accepts a live Stripe key in production, and a test key only if sandbox payments are allowed', () => {
    const of = (key: string) => ({
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      ...address,
    })
    expect(readConfig(of('rk_live_1')).isProduction).toBe(true)
    expect(() => readConfig(of('sk_test_1'))).toThrow(/STRIPE_SECRET_KEY is a test key/)
    expect(readConfig({ ...of('sk_test_1'), ALLOW_SANDBOX_PAYMENTS: '1' }).isProduction).toBe(true)
  })

  test('refuses sandbox payments in production unless explicitly allowed', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/ALLOW_SANDBOX_PAYMENTS=1/)
    const allowed = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1', ...address }
    expect(readConfig(allowed).isProduction).toBe(true)
  })

  test('requires PUBLIC_URL in production and with a Stripe key', () => {
    const production = { NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' }
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    for (const environment of [production, stripe]) {
      expect(() => readConfig(environment)).toThrow(/PUBLIC_URL is not set/)
      expect(readConfig({ ...environment, ...address }).publicUrl).toBe('https://pulse.example')
    }
  })
})

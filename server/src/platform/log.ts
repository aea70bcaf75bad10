import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

// A session id of a checkout signs its customer in, so it must not stand in a log.
const hideSecrets = (url: string) =>
  url.replace(/(\/sandbox\/checkout\/)[^/?]+/, '$1…').replace(/(session_id=)[^&]+/, '$1…')

/** Structured logs that name the request but nothing a person typed, and no secret. */
export const loggerOptions = (level: Config['logLevel']): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  serializers: {
    req: ({ id, method, url }) => ({ id, method, url: hideSecrets(url) }),
    err: (error) => ({
      type: error.name,
      // A query's message repeats its parameters: what the database said is in the cause.
      message: error.cause instanceof Error ? error.cause.message : error.message,
      stack: error.stack?.split('\n').slice(1).join('\n') ?? '',
      ...('code' in error && { code: error.code }),
    }),
  },
})

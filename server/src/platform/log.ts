import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

// A session id of a checkout signs its customer in, a signature opens a file, a calendar's token opens the calendar, and
// a search is what a person typed: none of them may stand in a log.
const hideSecrets = (url: string) =>
  url
    .replace(/(\/sandbox\/checkout\/|\/v1\/calendar\/)[^/?]+/, '$1…')
    .replace(/([?&](?:session_id|signature|q)=)[^&]+/g, '$1…')

/** Takes the log, line by line. */
export interface LogStream {
  write(line: string): void
}

/** Structured logs that name the request but nothing a person typed, and no secret. */
export const loggerOptions = (
  level: Config['logLevel'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  ...(stream && { stream }),
  serializers: {
    req: ({ id, method, url }) => ({ id, method, url: hideSecrets(url) }),
    err: (error) => ({
      type: error.name,
      // A query's message repeats its parameters: what the database said is in the cause.
      message: error.cause instanceof Error ? error.cause.message : error.message,
      // The frames alone: the lines before them are the message again.
      stack: error.stack?.match(/^ +at .*$/gm)?.join('\n') ?? '',
      ...('code' in error && { code: error.code }),
    }),
  },
})

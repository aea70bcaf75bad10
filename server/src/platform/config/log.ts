import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Their values are secrets, or what a person typed. */
const secretParameters = new Set(['session_id', 'signature', 'q'])

/**
 * Hides what must not stand in a log: the id of a checkout, which signs its customer in; the signature of a file's address; the
 * token of a calendar; a search. A percent-encoded spelling reaches the same route, so the decoded address is what is
 * searched. It is logged as it came unless something was hidden.
 */
export function hideSecrets(url: string): string {
  const [path = '', ...queries] = url.split('?')
  return [hideInText(path), ...queries.map((query) => query.split('&').map(hideInParameter).join('&'))].join(
    '?',
  )
}

function hideInParameter(parameter: string): string {
  const [name = ''] = parameter.split('=')
  const isSecret = secretParameters.has(decodeFully(name).trim().toLowerCase())
  return isSecret && parameter.length > name.length + 1 ? `${name}=…` : hideInText(parameter)
}

function hideInText(text: string): string {
  const decoded = decodeFully(text)
  if (decoded === unreadable) return unreadable
  const hidden = decoded
    .replace(/(\/sandbox\/checkout\/|\/v1\/calendar\/)[^/?]+/gi, '$1…')
    .replace(/\bcs_[\w-]+/gi, 'cs_…')
  return hidden === decoded ? text : hidden
}

const maxDecodings = 10
const unreadable = '…'

/** Decodes a text as often as it is encoded. One that is encoded deeper than anybody needs is not shown at all. */
function decodeFully(text: string): string {
  let decoded = text
  for (let round = 0; round < maxDecodings; round += 1) {
    const next = decoded.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (next === decoded) return decoded
    decoded = next
  }
  return unreadable
}

/** Takes the log, line by line. */
export interface LogStream {
  write(line: string): void
  /** Lines that could not be written since the start. */
  readonly droppedLineCount?: number
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

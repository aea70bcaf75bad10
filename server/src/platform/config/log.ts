import type { FastifyServerOptions } from 'fastify'
import type { Config } from './config.ts'

/** Query parameters with secrets or personal data. */
const secretParameters = new Set(['session_id', 'signature', 'q'])

/**
 * Masks secrets in a URL before it is logged. Secrets are the id of a checkout (which signs its customer in), the
 * signature of a file's URL, the token of a calendar, and search terms. They are also found if they are
 * percent-encoded. A URL without secrets is logged unchanged.
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

/**
 * Decodes percent-encoded text until it no longer changes. If ten rounds are not enough, returns a mask for the whole
 * text.
 */
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

export interface LogStream {
  write(line: string): void
  readonly droppedLineCount?: number
}

/** Options of the logger: JSON lines with the request's id, without personal data or secrets. */
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
      // The message of a query error contains the query's values, which may be personal. So the database's own message
      // is logged, which is in the error's cause.
      message: error.cause instanceof Error ? error.cause.message : error.message,
      // Keeps the stack frames only, because the lines before them repeat the message.
      stack: error.stack?.match(/^ +at .*$/gm)?.join('\n') ?? '',
      ...('code' in error && { code: error.code }),
    }),
  },
})

import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { apiError } from '../errors/api-error.ts'

const charsetIn = /;\s*charset\s*=\s*"?([^\s";]*)/i
const isInUtf8 = (type = '') => (charsetIn.exec(type)?.[1] ?? 'utf-8').toLowerCase() === 'utf-8'

/**
 * Parses JSON bodies. Rejects invalid UTF-8 (RFC 8259, 8.1). Decoding would turn all invalid bytes into the same
 * character, so two different passwords could become equal. Treats an empty body as absent. Removes keys such as
 * `__proto__`.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else if (!isInUtf8(request.headers['content-type'])) done(apiError('unsupported_media_type'))
    else if (!isUtf8(Buffer.from(body))) done(apiError('invalid_json'))
    else
      parse(request, String(body), (error, value) => {
        if (error) done(apiError('invalid_json'))
        else done(null, value)
      })
  })
}

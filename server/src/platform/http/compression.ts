import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { addToVary } from './vary.ts'

/** A smaller response fits into one network packet, so compressing it gains nothing. */
const minBytes = 1400
type Encoding = 'br' | 'gzip'

/** The compressed copies of each body in the response cache. A copy is freed together with its body. */
const compressedCopies = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()

const textTypes = /^(application\/json|text\/(csv|calendar|html|plain))\b/

/**
 * Compresses pages and API responses on other threads if the client accepts it. Lists repeat their field names in every
 * row, so they shrink to a tenth. Static files are already compressed by the build. No response depends on a cookie, so
 * an attacker's page cannot learn secrets from response lengths (BREACH).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, headers }, reply, payload: unknown, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || payload.length < minBytes || method === 'HEAD') return done(null, payload)
    if (!textTypes.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding'))
      return done(null, payload)
    addToVary(reply, 'accept-encoding')
    const encoding = chooseEncoding(headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    // A strong ETag identifies exact bytes, so a compressed response gets a weak one (RFC 9110, 8.8.1).
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const known = Buffer.isBuffer(payload) ? compressedCopies.get(payload)?.[encoding] : undefined
    if (known) return done(null, known)
    compress(encoding, payload, done)
  })
}

function compress(
  encoding: Encoding,
  payload: string | Buffer,
  done: (error: Error | null, compressedCopies?: Buffer) => void,
): void {
  const remember = (error: Error | null, result: Buffer) => {
    if (!error && Buffer.isBuffer(payload))
      compressedCopies.set(payload, { ...compressedCopies.get(payload), [encoding]: result })
    done(error, result)
  }
  if (encoding === 'br') brotliCompress(payload, brotliOptions, remember)
  else gzip(payload, remember)
}

/** At this quality, brotli takes as long as gzip and its output is smaller. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Returns the best encoding that the client accepts, or undefined if it accepts none of ours. */
function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const takes = (name: string) =>
    String(accepted ?? '')
      .split(',')
      .some((range) => {
        const [coding = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
        return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
      })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

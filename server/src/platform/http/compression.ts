import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { addToVary } from './vary.ts'

/** What fits into one packet is not sooner there. */
const smallestBytes = 1400
type Encoding = 'br' | 'gzip'

/** What was pressed once of bytes that are sent again: it goes when they go. */
const pressed = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()

const isText = /^(application\/json|text\/(csv|calendar|html|plain))\b/

/**
 * Presses pages and what the API answers, for clients that take it, on the threads of the runtime: lists repeat their names
 * in every row, and on a telephone's line a page of them is a tenth as long. Files are pressed when they are built. No
 * answer depends on a cookie, so none can be asked for by a stranger who wants to see its length (BREACH).
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', ({ method, headers }, reply, payload: unknown, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isWhole || payload.length < smallestBytes || method === 'HEAD') return done(null, payload)
    if (!isText.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding'))
      return done(null, payload)
    addToVary(reply, 'accept-encoding')
    const encoding = bestOf(headers['accept-encoding'])
    if (!encoding) return done(null, payload)
    // The same answer in other bytes: a tag for bytes becomes one for answers (RFC 9110, 8.8.1).
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    const known = Buffer.isBuffer(payload) ? pressed.get(payload)?.[encoding] : undefined
    if (known) return done(null, known)
    press(encoding, payload, done)
  })
}

function press(
  encoding: Encoding,
  payload: string | Buffer,
  done: (error: Error | null, pressed?: Buffer) => void,
): void {
  const remember = (error: Error | null, result: Buffer) => {
    if (!error && Buffer.isBuffer(payload))
      pressed.set(payload, { ...pressed.get(payload), [encoding]: result })
    done(error, result)
  }
  if (encoding === 'br') brotliCompress(payload, brotliOptions, remember)
  else gzip(payload, remember)
}

/** As long as gzip takes, and shorter. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Of those that a client takes at all, the one that presses best. */
function bestOf(accepted: string | string[] | undefined): Encoding | undefined {
  const takes = (name: string) =>
    String(accepted ?? '')
      .split(',')
      .some((range) => {
        const [coding = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
        return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
      })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../config/clock.ts'
import { keyedHash } from '../config/secrets.ts'

/** Creates and checks signed URLs, which work without a session until they expire. */
export interface SignedUrls {
  /** Returns `path`, which may have a query, with an expiry and a signature added to the query. */
  sign(method: 'GET' | 'PUT' | 'POST', path: string, expiresAtMs: number): string
  /** Returns true if this URL was signed for this method, was not changed and has not expired. */
  isValid(method: string, url: string): boolean
}

const signatureMark = '&signature='

export function makeSignedUrls(key: Buffer, clock: Clock): SignedUrls {
  const signatureOf = (method: string, unsigned: string) =>
    keyedHash(key, method, unsigned).toString('base64url')

  return {
    sign(method, path, expiresAtMs) {
      const separator = path.includes('?') ? '&' : '?'
      const unsigned = `${path}${separator}expires=${Math.floor(expiresAtMs / 1000)}`
      return unsigned + signatureMark + signatureOf(method, unsigned)
    },

    // The signature is the last part of the URL and covers every character before it, so no part can be changed.
    isValid(method, url) {
      const at = url.lastIndexOf(signatureMark)
      const unsigned = url.slice(0, Math.max(at, 0))
      const given = Buffer.from(url.slice(at + signatureMark.length))
      const right = Buffer.from(signatureOf(method, unsigned))
      if (given.length !== right.length || !timingSafeEqual(given, right)) return false
      const expires = Number(unsigned.match(/[?&]expires=(\d+)$/)?.[1])
      return clock.nowMs() < expires * 1000
    },
  }
}

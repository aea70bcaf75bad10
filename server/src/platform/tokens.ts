import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Clock, nowDate } from './clock.ts'

/** Whom a token speaks for. */
export interface TokenSubject {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Must equal the user's number, which a password change raises. */
  readonly tokenVersion: number
}

/** A token whose signature and expiry are right. */
export interface VerifiedToken {
  readonly userId: string
  readonly tokenVersion: number
  readonly expiresAtMs: number
  /** SHA-256 of the token's own id: what a sign-out revokes, however the token is spelled. */
  readonly hash: Buffer
}

export interface Tokens {
  issue(subject: TokenSubject): Promise<string>
  /** At once where it was verified before. */
  verify(token: string): Promise<VerifiedToken | undefined> | VerifiedToken | undefined
}

const lifetimeSeconds = 7 * 24 * 60 * 60
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Session tokens: HS256, seven days. A signature once seen to be right is remembered, so it costs nothing twice. */
export function makeTokens(secret: Uint8Array, clock: Clock): Tokens {
  const verified = new LRUCache<string, VerifiedToken>({ max: 10_000 })
  const nowSeconds = () => Math.floor(clock.nowMs() / 1000)

  async function check(token: string): Promise<VerifiedToken | undefined> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'jti', 'user_id', 'version'],
        currentDate: nowDate(clock),
      })
      const { user_id: userId, version, exp = 0, jti = '' } = payload
      if (typeof userId !== 'string' || !uuid.test(userId) || typeof version !== 'number') return undefined
      const hash = createHash('sha256').update(jti).digest()
      const result = { userId, tokenVersion: version, expiresAtMs: exp * 1000, hash }
      verified.set(token, result)
      return result
    } catch {
      return undefined
    }
  }

  return {
    issue({ userId, email, firstName, lastName, tokenVersion }) {
      return new SignJWT({
        user_id: userId,
        email,
        first_name: firstName,
        last_name: lastName,
        version: tokenVersion,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(randomBytes(16).toString('base64url'))
        .setIssuedAt(nowSeconds())
        .setExpirationTime(nowSeconds() + lifetimeSeconds)
        .sign(secret)
    },

    verify(token) {
      const known = verified.get(token)
      if (!known) return check(token)
      return known.expiresAtMs > clock.nowMs() ? known : undefined
    },
  }
}

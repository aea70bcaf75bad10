import { createHash, randomBytes } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { type Clock, nowDate } from '../config/clock.ts'
import type { SignInSession, VerifiedToken } from '../tenancy/verified-token.ts'

export interface TokenSubject {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /**
   * The user's token version when the token is issued. A password change raises the version, and so invalidates older
   * tokens.
   */
  readonly tokenVersion: number
}

export interface Tokens {
  /**
   * Issues a token. Without `signIn`, a new session begins. With `signIn`, the token belongs to that session and
   * expires seven days after the session's sign-in.
   */
  issue(subject: TokenSubject, signIn?: SignInSession): Promise<string>
  /**
   * Returns the content of the token, or undefined if it is invalid or has expired. A cached result is returned
   * directly, not as a promise.
   */
  verify(token: string): Promise<VerifiedToken | undefined> | VerifiedToken | undefined
}

/** A session ends this long after its sign-in. */
const lifetimeSeconds = 7 * 24 * 60 * 60
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const randomId = () => randomBytes(16).toString('base64url')

/**
 * Returns the session of a token. Tokens of older releases lack `sid` and `auth_time`, so each of them counts as a
 * session of its own.
 */
const signInOf = ({ sid, auth_time: authTime, jti = '', iat, exp = 0 }: JWTPayload): SignInSession => ({
  id: typeof sid === 'string' ? sid : jti,
  signedInAtMs: (typeof authTime === 'number' ? authTime : (iat ?? exp - lifetimeSeconds)) * 1000,
})

/**
 * Issues and verifies session tokens: JWTs with HS256 that expire seven days after the sign-in. Caches verified
 * tokens.
 */
export function makeTokens(secret: Uint8Array, clock: Clock): Tokens {
  const verified = new LRUCache<string, VerifiedToken>({ max: 10_000 })
  const nowSeconds = () => Math.floor(clock.nowMs() / 1000)

  async function verifyAndCache(token: string): Promise<VerifiedToken | undefined> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'jti', 'user_id', 'version'],
        currentDate: nowDate(clock),
      })
      const { user_id: userId, version, exp = 0 } = payload
      if (typeof userId !== 'string' || !uuid.test(userId) || typeof version !== 'number') return undefined
      const signIn = signInOf(payload)
      const hash = createHash('sha256').update(signIn.id).digest()
      const result = { userId, tokenVersion: version, expiresAtMs: exp * 1000, signIn, hash }
      verified.set(token, result)
      return result
    } catch {
      return undefined
    }
  }

  return {
    issue({ userId, email, firstName, lastName, tokenVersion }, signIn) {
      const signedInAt = signIn ? Math.floor(signIn.signedInAtMs / 1000) : nowSeconds()
      return new SignJWT({
        user_id: userId,
        email,
        first_name: firstName,
        last_name: lastName,
        version: tokenVersion,
        sid: signIn?.id ?? randomId(),
        auth_time: signedInAt,
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setJti(randomId())
        .setIssuedAt(nowSeconds())
        .setExpirationTime(signedInAt + lifetimeSeconds)
        .sign(secret)
    },

    verify(token) {
      const known = verified.get(token)
      if (!known) return verifyAndCache(token)
      return known.expiresAtMs > clock.nowMs() ? known : undefined
    },
  }
}

import { jwtVerify, SignJWT } from 'jose'
import { type Clock, nowDate } from './clock.ts'

/** Whose password a link sets, and under which number their tokens stood when it was asked for. */
export interface ResetSubject {
  readonly userId: string
  readonly tokenVersion: number
}

/**
 * What a mailed link carries. It is good for 30 minutes, and once: setting a password raises the number it was made under.
 * Signed under a key of its own, it opens no session, and no session's token sets a password.
 */
export interface ResetTokens {
  issue(subject: ResetSubject): Promise<string>
  verify(token: string): Promise<ResetSubject | undefined>
}

export const resetMinutes = 30

export function makeResetTokens(secret: Uint8Array, clock: Clock): ResetTokens {
  const nowSeconds = () => Math.floor(clock.nowMs() / 1000)
  return {
    issue: ({ userId, tokenVersion }) =>
      new SignJWT({ version: tokenVersion })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setExpirationTime(nowSeconds() + resetMinutes * 60)
        .sign(secret),
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'sub', 'version'],
          currentDate: nowDate(clock),
        })
        const { sub: userId, version } = payload
        return userId && typeof version === 'number' ? { userId, tokenVersion: version } : undefined
      } catch {
        return undefined
      }
    },
  }
}

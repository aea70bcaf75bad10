import { createHash } from 'node:crypto'
import {
  confirmationDays,
  emailChangeHours,
  passwordResetMinutes,
} from '@home-pulse/contract/features/accounts/link-lifetimes'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type Clock, nowDate } from '../config/clock.ts'
import type { Secrets } from '../config/secrets.ts'

/**
 * Issues and verifies the signed tokens in email links. A token contains its user and its expiry. Each purpose, such as
 * a password reset, has its own key. So a token works for one purpose only, and never as a session token.
 */
export interface LinkTokens<Subject> {
  issue(subject: Subject): Promise<string>
  /** Returns the content of the token. Returns undefined if the token was not signed by this server or has expired. */
  verify(token: string): Promise<Subject | undefined>
}

const userId = z.uuid()
/** A hash of the user's email address. The token stops working when the user changes the address. */
const emailHash = z.string()

/**
 * The content of a token that permits setting a new password. A new password raises the user's token version. So the
 * token works only once.
 */
const resetSubject = z.object({ userId, emailHash, tokenVersion: z.int() })
const confirmationSubject = z.object({ userId, emailHash })
const emailChangeSubject = z.object({ userId, emailHash, changeId: z.uuid() })

export interface EmailLinkTokens {
  readonly reset: LinkTokens<z.output<typeof resetSubject>>
  readonly confirmation: LinkTokens<z.output<typeof confirmationSubject>>
  readonly emailChange: LinkTokens<z.output<typeof emailChangeSubject>>
}

/** The exact format of the tokens. The JWT library would also accept tokens with white space. */
const tokenFormat = /^[\w-]+\.[\w-]+\.[\w-]+$/

const minute = 60

export const makeEmailLinkTokens = (secrets: Secrets, clock: Clock): EmailLinkTokens => ({
  reset: makeLinkTokens(secrets.passwordResets, clock, resetSubject, passwordResetMinutes * minute),
  confirmation: makeLinkTokens(
    secrets.emailConfirmations,
    clock,
    confirmationSubject,
    confirmationDays * 24 * 60 * minute,
  ),
  emailChange: makeLinkTokens(
    secrets.emailChanges,
    clock,
    emailChangeSubject,
    emailChangeHours * 60 * minute,
  ),
})

/**
 * Hashes an email address for a token. The plain address would make the link longer, and others could read it in the
 * link.
 */
export const hashOfEmail = (email: string): string => createHash('sha256').update(email).digest('base64url')

function makeLinkTokens<Subject extends Record<string, unknown>>(
  secret: Uint8Array,
  clock: Clock,
  subject: z.ZodType<Subject>,
  lifetimeSeconds: number,
): LinkTokens<Subject> {
  return {
    issue: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(clock.nowMs() / 1000) + lifetimeSeconds)
        .sign(secret),
    async verify(token) {
      if (!tokenFormat.test(token)) return undefined
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: nowDate(clock),
        })
        return subject.safeParse(payload).data
      } catch {
        return undefined
      }
    },
  }
}

import { createHash } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type Clock, nowDate } from '../config/clock.ts'
import type { Secrets } from '../config/secrets.ts'

/**
 * What a mailed link carries: whom and what it is for, signed, with an end. Each kind has a key of its own, so that no
 * link does another's work, none opens a session, and no session's token does theirs.
 */
export interface LinkTokens<Subject> {
  issue(subject: Subject): Promise<string>
  /** Undefined where it was not made here, or is past its time. */
  verify(token: string): Promise<Subject | undefined>
}

export const resetMinutes = 30
export const emailChangeHours = 24
export const confirmationDays = 7

const userId = z.uuid()
/** The link is for an e-mail, too: it does nothing once the person has another. */
const emailHash = z.string()

/** Sets a password, once: that raises the number that the person's tokens stand under. */
const resetSubject = z.object({ userId, emailHash, tokenVersion: z.int() })
const confirmationSubject = z.object({ userId, emailHash })
const emailChangeSubject = z.object({ userId, emailHash, changeId: z.uuid() })

export interface EmailLinkTokens {
  readonly reset: LinkTokens<z.output<typeof resetSubject>>
  readonly confirmation: LinkTokens<z.output<typeof confirmationSubject>>
  readonly emailChange: LinkTokens<z.output<typeof emailChangeSubject>>
}

/** As we write them: the library that reads them passes over white space. */
const spelling = /^[\w-]+\.[\w-]+\.[\w-]+$/

const minute = 60

export const makeEmailLinkTokens = (secrets: Secrets, clock: Clock): EmailLinkTokens => ({
  reset: makeLinkTokens(secrets.passwordResets, clock, resetSubject, resetMinutes * minute),
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

/** Stands for an e-mail in a link, which it would make long, and tell to whoever reads the link. */
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
      if (!spelling.test(token)) return undefined
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

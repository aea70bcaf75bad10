import type { Account } from '@home-pulse/contract/features/accounts/email'
import { emailChangeHours } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { screenPaths } from '@home-pulse/contract/screens'
import { hashOfEmail } from '../../../platform/auth/email-link-tokens.ts'
import { nowDate } from '../../../platform/config/clock.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import { isMailAddress } from '../../../platform/mail/mail.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import { updateEmailAtProvider } from '../../billing/subscription/email-commands.ts'
import { findSignInCandidate } from '../account-deletion/queries.ts'
import { verifyPassword } from '../password/commands.ts'
import type { TooManyAttempts } from '../password/guess-rules.ts'
import { emailKeyOf, isEmailTaken, type Person, selectPerson } from '../queries.ts'
import type { AccountsServices } from '../services.ts'
import {
  confirmationEmail,
  emailChangeDoneEmail,
  emailChangeEmail,
  emailChangeNoticeEmail,
  emailTakenEmail,
} from './mail.ts'
import { presentAccount } from './present.ts'
import {
  deleteEmailChange,
  type EmailChange,
  markEmailConfirmed,
  selectEmailChange,
  updateEmail,
  upsertEmailChange,
} from './queries.ts'

const hourSeconds = 60 * 60
const maxConfirmationsPerHour = 3
const maxChangesPerHour = 5

/**
 * Mails the link that confirms an email address, in the background. Does nothing if the account's address is
 * not valid.
 */
export function mailConfirmation(
  services: AccountsServices,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): void {
  const { config, backgroundTasks, emailLinkTokens } = services
  if (!isMailAddress(email)) return
  backgroundTasks.run('mail with the confirmation link', async () => {
    const token = await emailLinkTokens.confirmation.issue({ userId, emailHash: hashOfEmail(email) })
    const url = `${config.mail.origin}${screenPaths.confirmEmail}#${token}`
    await sendEmail(services, email, confirmationEmail({ email, url }))
  })
}

/** Mails the confirmation link again. Does nothing if the user's email address is already confirmed or is not valid. */
export async function sendConfirmation(
  services: AccountsServices,
  session: Session,
): Promise<{ readonly outcome: 'accepted'; readonly account: Account } | TooManyAttempts> {
  const { clock, gate, attemptLimiter } = services
  const { owner, userId } = session
  const { person, change } = await gate.read(owner, async (sql) => ({
    person: await selectPerson(sql, owner, userId),
    change: await selectEmailChange(sql, owner, userId, nowDate(clock)),
  }))
  if (!person) throw apiError('unauthenticated')
  const account = presentAccount(person, change)
  if (account.email_state !== 'unconfirmed') return { outcome: 'accepted', account }
  const [asked] = await attemptLimiter.count(hourSeconds, [['confirm-email', userId]])
  if (asked && asked.count > maxConfirmationsPerHour) return { outcome: 'too_many', ...asked }
  mailConfirmation(services, person)
  return { outcome: 'accepted', account }
}

/** Confirms the email address to which the link with this token was mailed. Does not sign the user in. */
export async function confirmEmail(
  { clock, gate, emailLinkTokens }: AccountsServices,
  token: string,
): Promise<
  | { readonly outcome: 'link_not_valid' }
  | { readonly outcome: 'confirmed'; readonly email: string; readonly wasConfirmed: boolean }
> {
  const subject = await emailLinkTokens.confirmation.verify(token)
  if (!subject) return { outcome: 'link_not_valid' }
  const owner = gate.createOwner(subject.userId)
  const actor = { userId: subject.userId, action: 'confirmEmail' }
  const person = await gate.write(owner, actor, async (sql) => {
    const found = await selectPerson(sql, owner, subject.userId)
    if (!found || hashOfEmail(found.email) !== subject.emailHash) return undefined
    await markEmailConfirmed(sql, owner, found.userId, nowDate(clock))
    return found
  })
  if (!person) return { outcome: 'link_not_valid' }
  return { outcome: 'confirmed', email: person.email, wasConfirmed: person.emailConfirmedAt !== null }
}

type EmailChangeRequestResult =
  | { readonly outcome: 'wrong' | 'not_an_address' | 'unchanged' }
  | { readonly outcome: 'requested'; readonly account: Account }
  | TooManyAttempts

/**
 * Requests a change of the email address. Mails a link to the new address and a notice to the old one. If another
 * account has the new address, the owner of that account gets a different email. Neither the response nor its timing
 * shows this.
 */
export async function requestEmailChange(
  services: AccountsServices,
  session: Session,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<EmailChangeRequestResult> {
  const { clock, gate, attemptLimiter, makeId } = services
  const { owner, actor, userId } = session
  if (!isMailAddress(email)) return { outcome: 'not_an_address' }
  const proof = await verifyPassword(services, session, currentPassword)
  if (proof.outcome !== 'right') return proof
  const { person } = proof
  if (email === person.email) return { outcome: 'unchanged' }

  const emailKey = emailKeyOf(email)
  const [byPerson, toEmail] = await attemptLimiter.count(hourSeconds, [
    ['change-email', userId],
    ['change-email-to', emailKey],
  ])
  if (byPerson && byPerson.count > maxChangesPerHour) return { outcome: 'too_many', ...byPerson }
  const holder = await gate.withoutOwner((connection) =>
    findSignInCandidate(connection, emailKey, clock.nowMs()),
  )
  const expiresAt = new Date(clock.nowMs() + emailChangeHours * hourSeconds * 1000)
  const change = { id: makeId(), email, expiresAt }
  await gate.write(owner, actor, (sql) => upsertEmailChange(sql, owner, userId, change))

  mailEmailChangeNotice(services, person, email)
  // Without this limit, many accounts together could flood the inbox of a stranger.
  if (toEmail && toEmail.count > maxChangesPerHour)
    return { outcome: 'requested', account: presentAccount(person, change) }
  if (holder && holder.user_id !== userId) mailEmailTaken(services, holder.email, holder.first_name)
  else mailEmailChangeLink(services, person, change)
  return { outcome: 'requested', account: presentAccount(person, change) }
}

function mailEmailChangeLink(
  services: AccountsServices,
  { userId }: Person,
  { id, email }: EmailChange,
): void {
  const { config, backgroundTasks, emailLinkTokens } = services
  backgroundTasks.run('mail with the link to change an e-mail', async () => {
    const subject = { userId, emailHash: hashOfEmail(email), changeId: id }
    const url = `${config.mail.origin}${screenPaths.changeEmail}#${await emailLinkTokens.emailChange.issue(subject)}`
    await sendEmail(services, email, emailChangeEmail({ newEmail: email, url }))
  })
}

function mailEmailTaken(services: AccountsServices, email: string, firstName: string): void {
  const message = emailTakenEmail({ firstName, origin: services.config.mail.origin })
  services.backgroundTasks.run('mail about a taken e-mail', () => sendEmail(services, email, message))
}

function mailEmailChangeNotice(
  services: AccountsServices,
  { email, firstName }: Person,
  newEmail: string,
): void {
  const { mail, support } = services.config
  const message = emailChangeNoticeEmail({
    firstName,
    newEmail,
    origin: mail.origin,
    supportEmail: support.email,
  })
  services.backgroundTasks.run('mail about a requested change of e-mail', () =>
    sendEmail(services, email, message),
  )
}

export async function withdrawEmailChange(services: AccountsServices, session: Session): Promise<Account> {
  const { gate } = services
  const { owner, actor, userId } = session
  return gate.write(owner, actor, async (sql) => {
    await deleteEmailChange(sql, owner, userId)
    const person = await selectPerson(sql, owner, userId)
    if (!person) throw apiError('unauthenticated')
    return presentAccount(person, undefined)
  })
}

type EmailChangeResult =
  | { readonly outcome: 'link_not_valid' | 'email_taken' }
  | { readonly outcome: 'changed'; readonly token: string; readonly account: Account }

/**
 * Changes the email address as requested, if the token from the email link is valid. If two users change to
 * the same address simultaneously, a unique key lets only one succeed. A repeated call changes nothing and
 * succeeds too.
 */
export async function confirmEmailChange(
  services: AccountsServices,
  { owner, actor, userId, token: { signIn } }: Session,
  token: string,
): Promise<EmailChangeResult> {
  const { clock, gate, emailLinkTokens, tokens } = services
  const subject = await emailLinkTokens.emailChange.verify(token)
  if (subject?.userId !== userId) return { outcome: 'link_not_valid' }
  const now = nowDate(clock)
  try {
    const result = await gate.write(owner, actor, async (sql) => {
      const person = await selectPerson(sql, owner, userId)
      const change = await selectEmailChange(sql, owner, userId, now)
      if (!person) return undefined
      if (change?.id !== subject.changeId)
        return hashOfEmail(person.email) === subject.emailHash ? { person, before: undefined } : undefined
      const { email } = change
      await updateEmail(sql, owner, userId, { email, emailKey: emailKeyOf(email), confirmedAt: now })
      await deleteEmailChange(sql, owner, userId)
      return { person: { ...person, email, emailConfirmedAt: now }, before: person }
    })
    if (!result) return { outcome: 'link_not_valid' }
    const { person, before } = result
    if (before) notifyEmailChange(services, before, person)
    const account = presentAccount(person, undefined)
    return { outcome: 'changed', token: await tokens.issue(person, signIn), account }
  } catch (error) {
    if (!isEmailTaken(error)) throw error
    await gate.write(owner, actor, (sql) => deleteEmailChange(sql, owner, userId))
    return { outcome: 'email_taken' }
  }
}

/** Mails a notice to the old address, and sends the new one to the payment provider. */
function notifyEmailChange(services: AccountsServices, before: Person, { userId, email }: Person): void {
  const { config, backgroundTasks, gate } = services
  const { firstName } = before
  const message = emailChangeDoneEmail({ firstName, newEmail: email, supportEmail: config.support.email })
  backgroundTasks.run('mail about a changed e-mail', () => sendEmail(services, before.email, message))
  backgroundTasks.run('change of e-mail at the payment provider', () =>
    updateEmailAtProvider(services, gate.createOwner(userId), email),
  )
}

import { passwordResetMinutes } from '@home-pulse/contract/features/accounts/link-lifetimes'
import { screenPaths } from '@home-pulse/contract/screens'
import { hashOfEmail } from '../../../platform/auth/email-link-tokens.ts'
import { findPasswordFault } from '../../../platform/auth/passwords.ts'
import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import { apiError } from '../../../platform/errors/api-error.ts'
import type { Session } from '../../../platform/http/session.ts'
import { sendEmail } from '../../../platform/mail/send-email.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { closeOlderCheckouts, expireSandboxCheckouts } from '../../billing/checkout/commands.ts'
import { mailDeletionCancelled } from '../account-deletion/commands.ts'
import {
  findSignInCandidate,
  restoreCustomer,
  selectPersonOrPendingDeletion,
} from '../account-deletion/queries.ts'
import { markEmailConfirmed } from '../email/queries.ts'
import { emailKeyOf, type Person, raiseTokenVersion, selectPerson, updatePassword } from '../queries.ts'
import type { AccountsServices } from '../services.ts'
import type { ClientFingerprint } from '../sign-in/client-fingerprint.ts'
import { deviceOf } from '../sign-in/commands.ts'
import { upsertDevice } from '../sign-in/queries.ts'
import { guessWindowSeconds, type TooManyAttempts } from './guess-rules.ts'
import { passwordChangedEmail, passwordResetEmail } from './mail.ts'

const maxResetRequestsPerNetwork = 60
const maxResetRequestsPerAccount = 5
const hourSeconds = 60 * 60

/**
 * Mails a reset link if an account has this email address. The email is sent in the background, so neither the response
 * nor its timing shows whether the account exists.
 */
export async function forgetPassword(
  services: AccountsServices,
  email: string,
  network: string,
): Promise<{ readonly outcome: 'accepted' } | TooManyAttempts> {
  const { clock, config, backgroundTasks, gate, attemptLimiter, emailLinkTokens } = services
  const emailKey = emailKeyOf(email)
  const [from, account] = await attemptLimiter.count(hourSeconds, [
    ['reset-address', network],
    ['reset-account', emailKey],
  ])
  if (config.isProduction && from && from.count > maxResetRequestsPerNetwork)
    return { outcome: 'too_many', ...from }
  const person = await gate.withoutOwner((connection) =>
    findSignInCandidate(connection, emailKey, clock.nowMs()),
  )
  if (!person || (account && account.count > maxResetRequestsPerAccount)) return { outcome: 'accepted' }
  backgroundTasks.run('mail with the reset link', async () => {
    const token = await emailLinkTokens.reset.issue({
      userId: person.user_id,
      emailHash: hashOfEmail(person.email),
      tokenVersion: person.token_version,
    })
    // Browsers do not send the fragment of a URL, so the token in it appears in no log.
    const url = `${config.mail.origin}${screenPaths.resetPassword}#${token}`
    const message = passwordResetEmail({ firstName: person.first_name, url })
    await sendEmail(services, person.email, message, passwordResetMinutes)
  })
  return { outcome: 'accepted' }
}

/**
 * Revokes the URLs of calendar subscriptions within the caller's transaction. Callers pass this function as a
 * parameter: an import would be circular, because the calendar feature already imports this feature.
 */
export type EndCalendarFeeds = (sql: Sql, owner: Owner) => Promise<void>

const maxResetsPerNetwork = 50
const maxResetsPerPerson = 10

/**
 * Sets a new password by the token from a reset link, signs the user in, and cancels a pending account
 * deletion.
 */
export async function resetPassword(
  services: AccountsServices,
  { token, password }: { token: string; password: string },
  client: ClientFingerprint,
  endCalendarFeeds: EndCalendarFeeds,
): Promise<
  | { readonly outcome: 'link_not_valid' }
  | { readonly outcome: 'weak_password'; readonly fault: string }
  | TooManyAttempts
  | { readonly outcome: 'set'; readonly token: string; readonly isRestored: boolean }
> {
  const { clock, config, gate, attemptLimiter, emailLinkTokens, passwords, tokens } = services
  const [attempts] = await attemptLimiter.count(guessWindowSeconds, [['reset-password', client.network]])
  if (attempts && attempts.count > maxResetsPerNetwork) return { outcome: 'too_many', ...attempts }
  const subject = await emailLinkTokens.reset.verify(token)
  if (!subject) return { outcome: 'link_not_valid' }
  const owner = gate.createOwner(subject.userId)
  const matchesLink = (person: Person | undefined): person is Person =>
    person?.tokenVersion === subject.tokenVersion && hashOfEmail(person.email) === subject.emailHash
  const holder = await gate.read(owner, (sql) =>
    selectPersonOrPendingDeletion(sql, owner, subject.userId, clock.nowMs()),
  )
  if (!matchesLink(holder)) return { outcome: 'link_not_valid' }
  const fault = await findPasswordFault(config, password, holder.email)
  if (fault) return { outcome: 'weak_password', fault }
  // The link works until a password is set, so an attacker could try it from many networks at once. This limit counts
  // the attempts from all networks together.
  const [resets] = await attemptLimiter.count(guessWindowSeconds, [['reset-person', holder.userId]])
  if (resets && resets.count > maxResetsPerPerson) return { outcome: 'too_many', ...resets }
  const passwordHash = await passwords.hash(password)
  const actor = { userId: subject.userId, action: 'resetPassword' }
  const done = await gate.write(owner, actor, async (sql) => {
    const isRestored = await restoreCustomer(sql, owner, clock.nowMs())
    const found = await selectPerson(sql, owner, subject.userId)
    // Throwing rolls back the transaction, so an outdated link does not cancel an account deletion.
    if (!matchesLink(found)) throw apiError('link_not_valid')
    // The link was mailed to this address, so using it confirms the address.
    await markEmailConfirmed(sql, owner, subject.userId, nowDate(clock))
    await upsertDevice(sql, owner, deviceOf(services, subject.userId, client))
    const person = await updatePassword(sql, owner, subject.userId, passwordHash)
    await expireSandboxCheckouts(services, sql, owner)
    await endCalendarFeeds(sql, owner)
    return person && { person, isRestored }
  })
  if (!done) return { outcome: 'link_not_valid' }
  if (done.isRestored) mailDeletionCancelled(services, done.person)
  closeOlderCheckouts(services, owner, actor, done.person.tokenVersion)
  mailPasswordChanged(services, done.person)
  return { outcome: 'set', token: await tokens.issue(done.person), isRestored: done.isRestored }
}

const maxGuessesPerPerson = 10
/**
 * The maximum number of password checks for one user. Checks of correct passwords count as well, because each check
 * costs CPU time.
 */
const maxChecksPerPerson = 30

/**
 * Checks the password of the signed-in user before a sensitive action, so that a stolen session alone is not enough.
 * One limit counts the attempts for all such actions.
 */
export async function verifyPassword(
  { gate, attemptLimiter, passwords }: AccountsServices,
  { owner, userId }: Pick<Session, 'owner' | 'userId'>,
  password: string,
): Promise<
  { readonly outcome: 'right'; readonly person: Person } | { readonly outcome: 'wrong' } | TooManyAttempts
> {
  const person = await gate.read(owner, (sql) => selectPerson(sql, owner, userId))
  const subjects = [['change-password', userId]]
  const [guesses, proofs] = await attemptLimiter.count(guessWindowSeconds, [
    ...subjects,
    ['prove-password', userId],
  ])
  if (guesses && guesses.count > maxGuessesPerPerson) return { outcome: 'too_many', ...guesses }
  if (proofs && proofs.count > maxChecksPerPerson) return { outcome: 'too_many', ...proofs }
  if (!(await passwords.isCorrect(password, person?.passwordHash)) || !person) return { outcome: 'wrong' }
  await attemptLimiter.forgive(subjects)
  return { outcome: 'right', person }
}

/** Changes the password of a user who knows the current one. */
export async function changePassword(
  services: AccountsServices,
  session: Session,
  change: { currentPassword: string; password: string; endCalendarFeeds?: boolean | undefined },
  endCalendarFeeds: EndCalendarFeeds,
): Promise<
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'weak_password'; readonly fault: string }
  | TooManyAttempts
  | { readonly outcome: 'set'; readonly token: string }
> {
  const { config, gate, passwords, tokens } = services
  const { owner, actor, userId, token } = session
  const { currentPassword, password } = change
  const proof = await verifyPassword(services, session, currentPassword)
  if (proof.outcome !== 'right') return proof
  const fault = await findPasswordFault(config, password, proof.person.email)
  if (fault) return { outcome: 'weak_password', fault }
  const passwordHash = await passwords.hash(password)
  const person = await gate.write(owner, actor, async (sql) => {
    const found = await selectPerson(sql, owner, userId)
    // If another request changed the password in the meantime, that change is kept and this one is refused.
    if (found?.passwordHash !== proof.person.passwordHash) return undefined
    const changed = await updatePassword(sql, owner, userId, passwordHash)
    await expireSandboxCheckouts(services, sql, owner)
    if (change.endCalendarFeeds !== false) await endCalendarFeeds(sql, owner)
    return changed
  })
  if (!person) return { outcome: 'wrong' }
  closeOlderCheckouts(services, owner, actor, person.tokenVersion)
  mailPasswordChanged(services, person)
  return { outcome: 'set', token: await tokens.issue(person, token.signIn) }
}

/**
 * Ends all sessions of the user except the current one. Also invalidates reset links, open checkouts and the URL of the
 * calendar. The current session continues with the returned token, which expires at the same time as the old one.
 */
export async function signOutEverywhere(
  services: AccountsServices,
  { owner, actor, userId, token }: Session,
  endCalendarFeeds: EndCalendarFeeds,
): Promise<string> {
  const { gate, tokens } = services
  const person = await gate.write(owner, actor, async (sql) => {
    const raised = await raiseTokenVersion(sql, owner, userId)
    await expireSandboxCheckouts(services, sql, owner)
    await endCalendarFeeds(sql, owner)
    return raised
  })
  if (!person) throw apiError('unauthenticated')
  closeOlderCheckouts(services, owner, actor, person.tokenVersion)
  return tokens.issue(person, token.signIn)
}

function mailPasswordChanged(services: AccountsServices, person: Person): void {
  const { config, backgroundTasks } = services
  const { firstName } = person
  const message = passwordChangedEmail({
    firstName,
    origin: config.mail.origin,
    supportEmail: config.support.email,
  })
  backgroundTasks.run('mail about a changed password', () => sendEmail(services, person.email, message))
}

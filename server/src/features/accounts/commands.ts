import { findPasswordFault } from '../../platform/auth/passwords.ts'
import { defaultTimeZone, knownTimeZone, nowDate } from '../../platform/config/clock.ts'
import type { Session } from '../../platform/http/session.ts'
import type { Actor, Owner } from '../../platform/tenancy/gate.ts'
import {
  findOrOpenCheckout,
  findRefreshedCheckout,
  openFirstCheckout,
  refreshOpenCheckouts,
  storeCheckout,
} from '../billing/checkout/commands.ts'
import { countSignIn } from '../billing/checkout/queries.ts'
import { findCustomer } from '../billing/queries.ts'
import { cancelDeletion } from './account-deletion/commands.ts'
import { findSignInCandidate } from './account-deletion/queries.ts'
import { mailConfirmation } from './email/commands.ts'
import { guessWindowSeconds, hashSubject, isTooManyHashes } from './password/guess-rules.ts'
import {
  emailKeyOf,
  insertCustomer,
  isEmailTaken,
  revokeToken,
  type SignIn,
  selectPerson,
  selectTimeZone,
  updateNames,
  updateTimeZone,
} from './queries.ts'
import type { AccountsServices } from './services.ts'
import type { ClientFingerprint } from './sign-in/client-fingerprint.ts'
import { deviceOf, recordSignIn } from './sign-in/commands.ts'
import { upsertDevice } from './sign-in/queries.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly timeZone?: string | undefined
}

const maxSignUpsPerHour = 60

type SignUpResult =
  | { readonly outcome: 'created'; readonly token: string; readonly checkoutUrl: string }
  | { readonly outcome: 'email_taken' }
  | { readonly outcome: 'weak_password'; readonly fault: string }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

/**
 * Creates a customer, its first user and its checkout. The checkout is opened before the transaction, because
 * the provider is never called within one. If the transaction fails, for example because another sign-up with
 * the same email address was faster, the checkout is closed.
 */
export async function signUp(
  services: AccountsServices,
  input: Credentials,
  client: ClientFingerprint,
  origin: string,
): Promise<SignUpResult> {
  const { config, clock, backgroundTasks, gate, attemptLimiter, passwords, payments, tokens } = services
  if (config.isProduction) {
    const [attempts] = await attemptLimiter.count(3600, [['sign-up', client.network]])
    if (attempts && attempts.count > maxSignUpsPerHour) return { outcome: 'too_many', ...attempts }
  }
  const fault = await findPasswordFault(config, input.password, input.email)
  if (fault) return { outcome: 'weak_password', fault }

  const emailKey = emailKeyOf(input.email)
  if (await gate.withoutOwner((connection) => findSignInCandidate(connection, emailKey, clock.nowMs())))
    return { outcome: 'email_taken' }

  const [hashes] = await attemptLimiter.count(guessWindowSeconds, [hashSubject(client.network)])
  if (isTooManyHashes(hashes)) return { outcome: 'too_many', ...hashes }
  const passwordHash = await passwords.hash(input.password)
  const customerId = services.makeId()
  const owner = gate.createOwner(customerId)
  const checkout = await openFirstCheckout(services, owner, { email: input.email, origin })
  try {
    await gate.write(owner, { userId: customerId, action: 'signup' }, async (sql) => {
      await insertCustomer(sql, owner, {
        email: input.email,
        emailKey,
        passwordHash,
        timeZone: knownTimeZone(input.timeZone) ?? defaultTimeZone,
        createdAt: nowDate(clock),
      })
      await storeCheckout(services, sql, owner, checkout, 1)
      await upsertDevice(sql, owner, deviceOf(services, customerId, client))
    })
    const token = await tokens.issue({
      userId: customerId,
      email: input.email,
      firstName: '',
      lastName: '',
      tokenVersion: 1,
    })
    mailConfirmation(services, { userId: customerId, email: input.email })
    return { outcome: 'created', token, checkoutUrl: new URL(checkout.url, origin).href }
  } catch (error) {
    backgroundTasks.run('closing a checkout', () => payments.closeCheckout(checkout.id))
    if (isEmailTaken(error)) return { outcome: 'email_taken' }
    throw error
  }
}

const maxGuessesPerAccount = 10
const maxGuessesPerNetwork = 50
/**
 * The maximum number of failed sign-ins to one account from one IPv6 /48 network. One subscriber may own all 65,536 /64
 * networks in it, so a limit for each /64 network alone is not enough.
 */
const maxGuessesPerNeighbourhood = 10

type LogInResult =
  | {
      readonly outcome: 'signed_in'
      readonly token: string
      readonly checkoutUrl?: string
      readonly isRestored: boolean
    }
  | {
      readonly outcome: 'payment_required'
      /** Gives an unpaid customer access to the few routes that do not require payment. */
      readonly token: string
      readonly checkoutUrl: string
      readonly isRestored: boolean
      /** True if the customer has paid in the past. */
      readonly hasLapsed: boolean
    }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'leaving' }
  | { readonly outcome: 'too_many'; readonly retryAfterSeconds: number }

/**
 * Signs a user in, and cancels a pending account deletion. If payment is enforced and the customer has not paid,
 * cancels it only if `restore` is true. For an unknown email address, the time and the response are the same as for a
 * wrong password.
 */
export async function logIn(
  services: AccountsServices,
  input: Credentials & { readonly restore?: boolean | undefined },
  client: ClientFingerprint,
  origin: string,
): Promise<LogInResult> {
  const { clock, config, gate, attemptLimiter, passwords, tokens } = services
  const emailKey = emailKeyOf(input.email)
  const subjects = [
    ['login-account', emailKey],
    ['login-address', client.network],
    ['login-account-from', emailKey, client.network],
  ]
  // Both queries start together. On a busy database each waits for a connection, so one after the other would wait
  // twice.
  const [[account, from, accountFrom, hashes], person] = await Promise.all([
    attemptLimiter.count(guessWindowSeconds, [...subjects, hashSubject(client.network)]),
    gate.withoutOwner((connection) => findSignInCandidate(connection, emailKey, clock.nowMs())),
  ])
  if (isTooManyHashes(hashes)) return { outcome: 'too_many', ...hashes }
  if (account && from && accountFrom) {
    if (from.count > maxGuessesPerNetwork) return { outcome: 'too_many', ...from }
    // A network without a failed sign-in at this account gets one attempt. Otherwise an attacker in another network
    // could lock the owner out.
    if (account.count > maxGuessesPerAccount) {
      if (accountFrom.count > 1) return { outcome: 'too_many', ...account }
      const fromNear = ['login-account-from-near', emailKey, client.neighbourhood]
      subjects.push(fromNear)
      const [near] = await attemptLimiter.count(guessWindowSeconds, [fromNear])
      if (near && near.count > maxGuessesPerNeighbourhood) return { outcome: 'too_many', ...near }
    }
  }

  if (!(await passwords.isCorrect(input.password, person?.password_hash)) || !person)
    return { outcome: 'wrong' }
  await attemptLimiter.forgive(subjects)

  const owner = gate.createOwner(person.customer_id)
  const actor = { userId: person.user_id, action: 'login' }
  const isPaidBefore = person.paid_until !== null && person.paid_until.getTime() > clock.nowMs()
  const isPaid = isPaidBefore || (await refreshOpenCheckouts(services, owner, actor))
  const isOpen = isPaid || !config.enforcePayment
  // This sign-in is refused with 409, so it must not cancel the deletion as a side effect.
  if (person.hasPendingDeletion && !isOpen && !input.restore) return { outcome: 'leaving' }
  const isRestored = person.hasPendingDeletion && (await cancelDeletion(services, owner, person))
  await storeTimeZone(services, owner, actor, person, input.timeZone)
  recordSignIn(
    services,
    { ...subjectOf(person), customerId: owner.customerId, timeZone: person.time_zone },
    client,
  )
  const token = await tokens.issue(subjectOf(person))
  if (isPaid) return { outcome: 'signed_in', token, isRestored }

  const checkoutUrl = await findOrOpenCheckout(services, owner, actor, {
    ...{ email: person.email, origin, tokenVersion: person.token_version },
  })
  return isOpen
    ? { outcome: 'signed_in', token, checkoutUrl, isRestored }
    : { outcome: 'payment_required', token, checkoutUrl, isRestored, hasLapsed: person.paid_until !== null }
}

const subjectOf = (person: Omit<SignIn, 'customer_id' | 'password_hash' | 'time_zone' | 'paid_until'>) => ({
  userId: person.user_id,
  email: person.email,
  firstName: person.first_name,
  lastName: person.last_name,
  tokenVersion: person.token_version,
})

async function storeTimeZone(
  { gate }: AccountsServices,
  owner: Owner,
  actor: Actor,
  person: SignIn,
  browserTimeZone: string | undefined,
): Promise<void> {
  const timeZone = knownTimeZone(browserTimeZone)
  if (timeZone && timeZone !== person.time_zone)
    await gate.write(owner, actor, (sql) => updateTimeZone(sql, owner, timeZone))
}

/** Ends one session: its token and all renewals of this token become invalid. */
export const logOut = ({ gate, clock }: AccountsServices, { owner, actor, token }: Session): Promise<void> =>
  gate.write(owner, actor, (sql) =>
    revokeToken(sql, owner, { hash: token.hash, expiresAt: new Date(token.expiresAtMs) }, nowDate(clock)),
  )

/** Stores the names of a user. Returns a renewed token that contains them. The old token stays valid. */
export async function updateUserNames(
  { gate, tokens }: AccountsServices,
  { owner, actor, userId, email, token }: Session,
  names: { firstName: string; lastName: string },
): Promise<string> {
  await gate.write(owner, actor, (sql) => updateNames(sql, owner, userId, names))
  return tokens.issue({ userId, email, ...names, tokenVersion: token.tokenVersion }, token.signIn)
}

const paymentSignInMs = 10 * 60 * 1000
/**
 * The maximum number of sign-ins by one checkout. It is more than one, because a client that loses a response retries.
 */
const maxPaymentSignIns = 5

type PaymentLogInResult =
  | { readonly outcome: 'unknown' | 'unpaid' | 'leaving' }
  | { readonly outcome: 'paid'; readonly token: string | undefined }

/**
 * Returns the payment state of a checkout. Within ten minutes after the payment, the checkout's id also signs the
 * customer in, at most five times. A password that was set after the checkout was opened prevents this.
 */
export async function logInAfterPayment(
  services: AccountsServices,
  sessionId: string,
  client: ClientFingerprint,
): Promise<PaymentLogInResult> {
  const { clock, gate, tokens } = services
  const checkout = await findRefreshedCheckout(services, sessionId)
  if (!checkout) return { outcome: 'unknown' }
  const owner = gate.createOwner(checkout.customer_id)
  const customer = await gate.read(owner, (sql) => findCustomer(sql, owner))
  if (customer?.archivedAt) return { outcome: 'leaving' }
  if (checkout.status !== 'paid' || !checkout.paid_at) return { outcome: 'unpaid' }
  // Compares the absolute difference, because a server with a fast clock can record a payment time in the
  // future.
  if (Math.abs(clock.nowMs() - checkout.paid_at.getTime()) > paymentSignInMs)
    return { outcome: 'paid', token: undefined }
  const actor = { userId: checkout.user_id, action: 'postPaymentLogin' }
  const person = await gate.write(owner, actor, async (sql) => {
    const found = await selectPerson(sql, owner, checkout.user_id)
    if (!found) return undefined
    const isCounted = await countSignIn(sql, owner, sessionId, found.tokenVersion, maxPaymentSignIns)
    return isCounted ? { ...found, timeZone: await selectTimeZone(sql, owner) } : undefined
  })
  if (!person) return { outcome: 'paid', token: undefined }
  recordSignIn(services, { ...person, customerId: owner.customerId }, client)
  return { outcome: 'paid', token: await tokens.issue(person) }
}

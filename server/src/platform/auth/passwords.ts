import { isPasswordTooShort, tooShortPassword } from '@home-pulse/contract/features/accounts-password-rule'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Config } from '../config/config.ts'

/** What a hash costs whoever makes one: a customer once, a thief for every guess. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
}

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export interface Passwords {
  /** Every character counts, spaces and all: nothing is trimmed, folded or cut off. */
  hash(password: string): Promise<string>
  /** Of a person who is not known the answer takes as long as of a wrong password. */
  isRight(password: string, passwordHash: string | undefined): Promise<boolean>
}

/**
 * One text may be typed in two ways: an `é` is one character on most keyboards and two on some. Composed, it is the same
 * password on all of them (NIST SP 800-63B, 5.1.1.2, asks for a normal form; NFC, unlike NFKC, keeps apart what looks apart).
 */
const compose = (password: string): string => password.normalize('NFC')

export function makePasswords(cost: PasswordCost): Passwords {
  const parameters = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 }
  let nobodysHash: Promise<string> | undefined
  return {
    hash: (password) => hash(compose(password), parameters),
    async isRight(password, passwordHash) {
      nobodysHash ??= hash('\u0000', parameters)
      const composed = compose(password)
      const against = passwordHash ?? (await nobodysHash)
      const isRight =
        (await verify(against, composed)) ||
        // Set before passwords were composed.
        (composed !== password && (await verify(against, password)))
      return passwordHash !== undefined && isRight
    },
  }
}

let commonest: Promise<ReadonlySet<string>> | undefined

/**
 * Finds the reason to refuse a new password; undefined if it is accepted. Every mode asks for 8 characters. Where payment is
 * enforced, or in production, the password must also be none of the 49,000 commonest breached (zxcvbn's list, which ships
 * with the package and is looked up here) and none that anyone would try first of this person and this product. No rule
 * asks for kinds of characters (NIST SP 800-63B, 5.1.1.2).
 */
export async function findPasswordFault(
  { enforcePayment, isProduction }: Pick<Config, 'enforcePayment' | 'isProduction'>,
  password: string,
  email: string,
): Promise<string | undefined> {
  if (isPasswordTooShort(password)) return tooShortPassword
  if (!enforcePayment && !isProduction) return undefined
  const plain = compose(password).toLowerCase()
  if (firstTries(email).has(plain.replace(/[\s_-]/g, ''))) return 'is too easy to guess: choose another one'
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return (await commonest).has(plain) ? 'is one of the most common passwords: choose another one' : undefined
}

function firstTries(email: string): ReadonlySet<string> {
  const plain = compose(email).toLowerCase()
  const names = [plain, plain.split('@')[0] ?? '', 'homepulseai', 'homepulse']
  return new Set(names.map((name) => name.replace(/[\s_-]/g, '')))
}

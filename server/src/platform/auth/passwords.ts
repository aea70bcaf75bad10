import { isPasswordTooShort, tooShortPassword } from '@home-pulse/contract/features/accounts/password-rule'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Config } from '../config/config.ts'

/** The cost of one hash: memory in KiB, and the number of passes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** The recommendation of the OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export interface Passwords {
  /** Every character counts, including spaces. Nothing is trimmed, case-folded or truncated. */
  hash(password: string): Promise<string>
  /**
   * Without a hash, for an unknown user, the check takes as long as for a wrong password and returns false.
   */
  isRight(password: string, passwordHash: string | undefined): Promise<boolean>
}

/**
 * Composes the text (NFC), because some keyboards type `é` as one character and others as two (NIST SP
 * 800-63B, 5.1.1.2). NFKC would also merge characters that look different.
 */
const compose = (password: string): string => password.normalize('NFC')

export function makePasswords(cost: PasswordCost): Passwords {
  const parameters = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 }
  let placeholderHash: Promise<string> | undefined
  return {
    hash: (password) => hash(compose(password), parameters),
    async isRight(password, passwordHash) {
      placeholderHash ??= hash('\u0000', parameters)
      const composed = compose(password)
      const against = passwordHash ?? (await placeholderHash)
      const isRight =
        (await verify(against, composed)) ||
        // Passwords set by older releases were hashed without composing.
        (composed !== password && (await verify(against, password)))
      return passwordHash !== undefined && isRight
    },
  }
}

let commonest: Promise<ReadonlySet<string>> | undefined

/**
 * Returns the reason to refuse a new password, or undefined. At least 8 characters are required. In production, or where
 * payment is enforced, the password must also not be among the 49,000 most common breached ones (zxcvbn's list, checked
 * locally), nor be an obvious guess for this user and product. No character classes are required (NIST SP 800-63B,
 * 5.1.1.2).
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

import { isPasswordTooShort, tooShortPassword } from '@home-pulse/contract/features/accounts/password-rule'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import type { Config } from '../config/config.ts'
import { makeLazy } from '../config/lazy.ts'

/** The cost of one hash: memory in KiB (`memoryCost`) and the number of passes (`timeCost`). */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** The recommendation of the OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export interface Passwords {
  /** Hashes every character of a password, including spaces. Does not trim, change case or truncate. */
  hash(password: string): Promise<string>
  /**
   * Returns true if the password has this hash. If the user is unknown, there is no hash. The result is then false,
   * after the same time as for a wrong password.
   */
  isCorrect(password: string, passwordHash: string | undefined): Promise<boolean>
}

/**
 * Converts a password to Unicode's composed form (NFC), because some keyboards type `é` as one character and others as
 * two (NIST SP 800-63B, 5.1.1.2). The form NFKC would make different characters equal.
 */
const compose = (password: string): string => password.normalize('NFC')

export function makePasswords(cost: PasswordCost): Passwords {
  const parameters = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 }
  let placeholderHash: Promise<string> | undefined
  return {
    hash: (password) => hash(compose(password), parameters),
    async isCorrect(password, passwordHash) {
      placeholderHash ??= hash('\u0000', parameters)
      const composed = compose(password)
      const against = passwordHash ?? (await placeholderHash)
      const isCorrect =
        (await verify(against, composed)) ||
        // Older releases hashed the password without composing it. So the password as typed is tried as well.
        (composed !== password && (await verify(against, password)))
      return passwordHash !== undefined && isCorrect
    },
  }
}

const commonPasswords = makeLazy(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
})

/**
 * Returns the reason to reject a new password, or undefined. The minimum is 8 characters. In production, or if payment
 * is enforced, two more kinds are rejected. One is the 49,000 most common breached passwords (zxcvbn's list, checked
 * locally). The other is obvious guesses: the email address and the product's name. No mix of digits, symbols or
 * capitals is required (NIST SP 800-63B, 5.1.1.2).
 */
export async function findPasswordFault(
  { enforcePayment, isProduction }: Pick<Config, 'enforcePayment' | 'isProduction'>,
  password: string,
  email: string,
): Promise<string | undefined> {
  if (isPasswordTooShort(password)) return tooShortPassword
  if (!enforcePayment && !isProduction) return undefined
  const plain = compose(password).toLowerCase()
  if (obviousGuesses(email).has(plain.replace(/[\s_-]/g, '')))
    return 'is too easy to guess: choose another one'
  return (await commonPasswords.get()).has(plain)
    ? 'is one of the most common passwords: choose another one'
    : undefined
}

function obviousGuesses(email: string): ReadonlySet<string> {
  const plain = compose(email).toLowerCase()
  const names = [plain, plain.split('@')[0] ?? '', 'homepulseai', 'homepulse']
  return new Set(names.map((name) => name.replace(/[\s_-]/g, '')))
}

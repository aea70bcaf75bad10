import { type Algorithm, hash, verify } from '@node-rs/argon2'

/** What a hash costs whoever makes one: a customer once, a thief for every guess. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
}

/** OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane. */
export const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

export interface Passwords {
  /** A password is kept exactly as it was typed. */
  hash(password: string): Promise<string>
  /** Of a person who is not known the answer takes as long as of a wrong password. */
  isRight(password: string, passwordHash: string | undefined): Promise<boolean>
}

export function makePasswords(cost: PasswordCost): Passwords {
  const parameters = { ...cost, algorithm: 2 satisfies Algorithm.Argon2id, parallelism: 1 }
  let nobodysHash: Promise<string> | undefined
  return {
    hash: (password) => hash(password, parameters),
    async isRight(password, passwordHash) {
      nobodysHash ??= hash('\u0000', parameters)
      const isRight = await verify(passwordHash ?? (await nobodysHash), password)
      return passwordHash !== undefined && isRight
    },
  }
}

let commonest: Promise<ReadonlySet<string>> | undefined

/** At least 8 characters, and none of the 49,000 commonest breached passwords (zxcvbn's list). */
export async function isStrongEnough(password: string): Promise<boolean> {
  if ([...password].length < 8) return false
  commonest ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return !(await commonest).has(password.toLowerCase())
}

import { type Algorithm, hash, verify } from '@node-rs/argon2'

// OWASP Password Storage Cheat Sheet: argon2id, 19 MiB, two passes, one lane.
const parameters = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** A password is kept exactly as it was typed. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

// Of no password: checked when the e-mail is unknown, so that the answer takes as long as for a wrong password.
let nobodysHash: Promise<string> | undefined

export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodysHash ??= hashPassword('\u0000')
  const isRight = await verify(passwordHash ?? (await nobodysHash), password)
  return passwordHash !== undefined && isRight
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

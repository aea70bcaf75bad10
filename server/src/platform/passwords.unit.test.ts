import { expect, test } from 'vitest'
import { makePasswords, owaspCost } from './passwords.ts'

test('a password is hashed as OWASP asks, each with its own salt, and none but it is right', async () => {
  const passwords = makePasswords(owaspCost)
  const [one, other] = await Promise.all([passwords.hash('pässword '), passwords.hash('pässword ')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.isRight('pässword ', one)).toBe(true)
  expect(await passwords.isRight('pässword', one)).toBe(false)
  expect(await passwords.isRight('pässword ', undefined)).toBe(false)
})

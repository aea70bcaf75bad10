import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { findPasswordFault, makePasswords, owaspCost } from './passwords.ts'

test('hashes each password with its own salt and OWASP’s parameters, and accepts only that password', async () => {
  const passwords = makePasswords(owaspCost)
  const [one, other] = await Promise.all([passwords.hash('pässword '), passwords.hash('pässword ')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.isRight('pässword ', one)).toBe(true)
  expect(await passwords.isRight('pässword', one)).toBe(false)
  expect(await passwords.isRight('pässword ', undefined)).toBe(false)
})

// spec: 12-08
test('ignores how letters are composed, and counts spaces and signs', async () => {
  const passwords = makePasswords({ memoryCost: 64, timeCost: 1 })
  const [composed, decomposed] = ['caf\u00e9 au lait', 'cafe\u0301 au lait']
  expect(await passwords.isRight(decomposed, await passwords.hash(composed))).toBe(true)
  expect(await passwords.isRight(composed, await passwords.hash(decomposed))).toBe(true)
  // NFKC would make these two the same.
  expect(await passwords.isRight('\ufb01re station', await passwords.hash('fire station'))).toBe(false)
  expect(await passwords.isRight(' caf\u00e9 au lait', await passwords.hash(composed))).toBe(false)
  const before = await hash(decomposed, { memoryCost: 64, timeCost: 1 })
  expect(await passwords.isRight(decomposed, before), 'one that was set before they were composed').toBe(true)
})

// spec: 12-08
test('compares a long password to its last character', async () => {
  const passwords = makePasswords({ memoryCost: 64, timeCost: 1 })
  const long = '🏠 a home of one’s own, '.repeat(20)
  const kept = await passwords.hash(`${long}1`)
  expect(await passwords.isRight(`${long}1`, kept)).toBe(true)
  expect(await passwords.isRight(`${long}2`, kept)).toBe(false)
})

describe('where passwords must be strong', () => {
  const strict = { enforcePayment: true, isProduction: false }
  const email = 'ada.lovelace@example.com'

  // spec: 12-07
  test.each([
    ['among the commonest', 'password1'],
    ['among the commonest, in capitals', 'ILoveYou'],
    ['the email', 'Ada.Lovelace@example.com'],
    ['the name before the @', 'ada.lovelace'],
    ['the product', 'Home Pulse AI'],
    ['the product in one word', 'home-pulse'],
  ])('refuses a password that is %s', async (_what, password) => {
    expect(await findPasswordFault(strict, password, email)).toMatch(/choose another one$/)
  })

  // spec: 12-07
  test.each(['kettle-9', 'пароль мой', 'correct horse battery', 'a'.repeat(64), '家'.repeat(200)])(
    'accepts %j, because no kinds of characters are required',
    async (password) => {
      expect(await findPasswordFault(strict, password, email)).toBeUndefined()
    },
  )

  test('the list of common passwords has tens of thousands of entries', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    expect(dictionary['passwords-common']?.length).toBeGreaterThan(40_000)
  })
})

describe.each([
  ['the sandbox', { enforcePayment: false, isProduction: false }],
  ['production', { enforcePayment: false, isProduction: true }],
  ['enforced payment', { enforcePayment: true, isProduction: false }],
])('with %s', (_mode, config) => {
  test.each([
    ['has 7 characters', 'kettle9'],
    ['has 7 characters of four bytes each', '🏠🏠🏠🏠🏠🏠🏠'],
    ['has 7 characters once composed', 'e\u0301'.repeat(7)],
  ])('refuses a password that %s', async (_what, password) => {
    const fault = await findPasswordFault(config, password, 'a@b.example')
    expect(fault).toBe('must have at least 8 characters')
  })

  test.each(['kettle-9', ' kettle ', '🏠🏠🏠🏠🏠🏠🏠🏠'])(
    'accepts %j, which has 8 characters',
    async (password) => {
      expect(await findPasswordFault(config, password, 'a@b.example')).toBeUndefined()
    },
  )
})

test('the sandbox accepts a common password of 8 characters', async () => {
  const sandbox = { enforcePayment: false, isProduction: false }
  expect(await findPasswordFault(sandbox, 'password', 'a@b.example')).toBeUndefined()
})

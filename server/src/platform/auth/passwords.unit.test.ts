import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { findPasswordFault, makePasswords, owaspCost } from './passwords.ts'

test('a password is stored as a salted hash with OWASP’s parameters, which only that password matches', async () => {
  const passwords = makePasswords(owaspCost)
  const [one, other] = await Promise.all([passwords.hash('pässword '), passwords.hash('pässword ')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.isCorrect('pässword ', one)).toBe(true)
  expect(await passwords.isCorrect('pässword', one)).toBe(false)
  expect(await passwords.isCorrect('pässword ', undefined)).toBe(false)
})

// spec: 12-08
test('a password is accepted regardless of how its letters are composed, but not with another space or ligature', async () => {
  const passwords = makePasswords({ memoryCost: 64, timeCost: 1 })
  const [composed, decomposed] = ['caf\u00e9 au lait', 'cafe\u0301 au lait']
  expect(await passwords.isCorrect(decomposed, await passwords.hash(composed))).toBe(true)
  expect(await passwords.isCorrect(composed, await passwords.hash(decomposed))).toBe(true)
  // Unicode's form NFKC would convert the ligature `ﬁ` to the letters `fi`.
  expect(await passwords.isCorrect('\ufb01re station', await passwords.hash('fire station'))).toBe(false)
  expect(await passwords.isCorrect(' caf\u00e9 au lait', await passwords.hash(composed))).toBe(false)
  const before = await hash(decomposed, { memoryCost: 64, timeCost: 1 })
  expect(await passwords.isCorrect(decomposed, before), 'a hash made without composing').toBe(true)
})

// spec: 12-08
test('a long password with another last character is not accepted', async () => {
  const passwords = makePasswords({ memoryCost: 64, timeCost: 1 })
  const long = '🏠 a home of one’s own, '.repeat(20)
  const kept = await passwords.hash(`${long}1`)
  expect(await passwords.isCorrect(`${long}1`, kept)).toBe(true)
  expect(await passwords.isCorrect(`${long}2`, kept)).toBe(false)
})

describe('the rule for new passwords with enforced payment', () => {
  const strict = { enforcePayment: true, isProduction: false }
  const email = 'ada.lovelace@example.com'

  // spec: 12-07
  test.each([
    ['among the most common', 'password1'],
    ['among the most common, in capitals', 'ILoveYou'],
    ['the user’s email', 'Ada.Lovelace@example.com'],
    ['the part of the user’s email before the @', 'ada.lovelace'],
    ['the name of the product', 'Home Pulse AI'],
    ['the name of the product in one word', 'home-pulse'],
  ])('refuses a password that is %s', async (_what, password) => {
    expect(await findPasswordFault(strict, password, email)).toMatch(/choose another one$/)
  })

  // spec: 12-07
  test.each(['kettle-9', 'пароль мой', 'correct horse battery', 'a'.repeat(64), '家'.repeat(200)])(
    'accepts %j, because no character classes are required',
    async (password) => {
      expect(await findPasswordFault(strict, password, email)).toBeUndefined()
    },
  )

  test('has a list of tens of thousands of common passwords', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    expect(dictionary['passwords-common']?.length).toBeGreaterThan(40_000)
  })
})

describe.each([
  ['sandbox payments', { enforcePayment: false, isProduction: false }],
  ['production', { enforcePayment: false, isProduction: true }],
  ['enforced payment', { enforcePayment: true, isProduction: false }],
])('the rule for new passwords with %s', (_mode, config) => {
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

test('with sandbox payments a common password of 8 characters is accepted', async () => {
  const sandbox = { enforcePayment: false, isProduction: false }
  expect(await findPasswordFault(sandbox, 'password', 'a@b.example')).toBeUndefined()
})

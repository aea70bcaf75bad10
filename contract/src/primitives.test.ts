import { describe, expect, test } from 'vitest'
import {
  blankable,
  boundedList,
  id,
  optionalText,
  plainDate,
  requiredText,
  text,
  wholeNumber,
} from './primitives.ts'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message)

describe('a whole-number field', () => {
  const age = wholeNumber(0, 500)
  // spec: 05-14
  test.each([[0], [500], ['0'], [' 500 '], ['007']])('accepts %j', (value) => {
    expect(age.parse(value)).toBe(Number(value))
  })
  test.each([
    [-1],
    [501],
    [1e9],
    [3.5],
    ['3.5'],
    ['1e2'],
    ['ten'],
    [''],
    [' '],
    ['0x10'],
    [null],
    [undefined],
    [[]],
    [{}],
  ])('rejects %j with one message that names the bounds', (value) => {
    expect(messagesOf(age.safeParse(value))).toEqual(['must be a whole number from 0 to 500'])
  })
  test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [true], ['9'.repeat(400)]])(
    'rejects %s with one message that names the bounds',
    (value) => {
      expect(messagesOf(age.safeParse(value))).toEqual(['must be a whole number from 0 to 500'])
    },
  )
})

describe('a text field', () => {
  test.each([
    [' a ', 'a'],
    ['🏠', '🏠'],
    ['a\nb', 'a\nb'],
    ['<b>', '<b>'],
  ])('reads %j as %j', (sent, kept) => {
    expect(requiredText(10).parse(sent)).toBe(kept)
  })
  test.each([['a\0b'], ['\ud800'], ['\udc00x'], ['x\udc00\ud800']])(
    'rejects %j, which the database cannot store, if the text is required',
    (value) => {
      expect(messagesOf(requiredText(10).safeParse(value))).toEqual([
        'must not contain characters that are no text',
      ])
    },
  )
  test('trims the text before it checks the length', () => {
    expect(requiredText(3).parse('  abc  ')).toBe('abc')
    expect(messagesOf(requiredText(3).safeParse('abcd'))).toEqual(['must be at most 3 characters'])
  })
  test.each([[undefined], [null], [''], ['  ']])('treats %j as absent if the text is optional', (value) => {
    expect(optionalText(5).parse(value)).toBeUndefined()
    expect(optionalText(5).safeParse(7).success).toBe(false)
  })
})

test.each([
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2028-02-29', true],
  ['0000-01-01', false],
  ['2027-02-29', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00', false],
])('the schema `plainDate` accepts the value %s as a date: %s', (value, isDate) => {
  expect(plainDate.safeParse(value).success).toBe(isDate)
})

test('an id is converted to lower case, and a malformed id is rejected', () => {
  expect(id.parse('01A1FE9F-1180-72F4-B6F4-91E53DCAB95F')).toBe('01a1fe9f-1180-72f4-b6f4-91e53dcab95f')
  for (const wrong of [
    '',
    '01a1fe9f',
    '01a1fe9f-1180-72f4-b6f4-91e53dcab95f ',
    '{01a1fe9f-1180-72f4-b6f4-91e53dcab95f}',
  ])
    expect(id.safeParse(wrong).success).toBe(false)
})

describe('a number field that may be blank', () => {
  const limit = blankable(wholeNumber(1, 9))
  test.each([[undefined], [null], ['']])('treats %j as absent', (value) => {
    expect(limit.parse(value)).toBeUndefined()
  })
  test('rejects a number outside its bounds with a message that names the bounds', () => {
    expect(messagesOf(limit.safeParse(10))).toEqual(['must be a whole number from 1 to 9'])
  })
})

test('a list that is too long is rejected before its items are validated', () => {
  const list = boundedList(wholeNumber(1, 9), { kind: 'numbers', min: 1, max: 2 })
  expect(list.parse(['1', 2])).toEqual([1, 2])
  expect(messagesOf(list.safeParse(['x', 'y', 'z']))).toEqual(['must have at most 2 numbers'])
  expect(messagesOf(list.safeParse([]))).toEqual(['must not be empty'])
  expect(messagesOf(list.safeParse('x'))).toEqual(['must be a list of numbers'])
})

describe('a text field', () => {
  test('removes invisible and direction-changing characters before it checks the length', () => {
    expect(text(9).parse(' Gra\u0001ce\u202e \u009fH\u2066o. ')).toBe('Grace Ho.')
    expect(messagesOf(requiredText(9).safeParse('\u0007\u202e '))).toEqual(['must not be blank'])
  })
  test.each(['a\0b', '\ud800'])(
    'rejects %j, which the database cannot store, if the text may be blank',
    (value) => {
      expect(messagesOf(text(9).safeParse(value))).toEqual(['must not contain characters that are no text'])
    },
  )
})

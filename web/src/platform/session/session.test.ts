import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeToken } from '../../../test/token.ts'
import {
  currentToken,
  currentUser,
  endSession,
  followOtherTabs,
  isSessionRejected,
  markRejected,
  restoreSession,
  startSession,
} from './session.ts'
import { decodeToken } from './token.ts'

const inAnHour = () => Date.now() / 1000 + 3600
const storedToken = () => localStorage.getItem('auth_token')

beforeEach(() => {
  vi.useRealTimers()
  endSession()
})

describe('a stored token', () => {
  // spec: 05-01, 05-02, 05-03, 06-01
  test('sets the user from its payload if it has not expired', () => {
    localStorage.setItem('auth_token', makeToken({ first_name: 'Zoë', last_name: 'Brontë' }))
    restoreSession()
    expect(currentUser()).toEqual({
      userId: 'user-1',
      email: 'ada@example.com',
      firstName: 'Zoë',
      lastName: 'Brontë',
    })
  })

  // spec: 06-02, 06-03
  test.each([
    ['expired', makeToken({ exp: 1 })],
    ['not a token', 'rubbish'],
    ['not JSON inside', `a.${btoa('{')}.c`],
    ['without an expiry', makeToken({ exp: undefined })],
    ['without a user', makeToken({ user_id: undefined })],
    ['blank', ''],
  ])('is removed, and no user is signed in, if it is %s', (_, token) => {
    localStorage.setItem('auth_token', token)
    restoreSession()
    expect(currentUser()).toBeNull()
    expect(storedToken()).toBeNull()
  })
})

// spec: 07-03
test('a token is expired if its exp is in the past, but not if it equals the current time', () => {
  vi.useFakeTimers({ now: 1_000_000 })
  expect(startSession(makeToken({ exp: 1000 }))).toBe(true)
  expect(currentToken()).toBeDefined()
  vi.setSystemTime(1_000_001)
  expect(currentToken()).toBeUndefined()
})

// spec: 06-06
test('an expired session sends no token, although its user is still shown', () => {
  vi.useFakeTimers({ now: Date.now() })
  startSession(makeToken({ exp: inAnHour() }))
  vi.advanceTimersByTime(3_601_000)
  expect(currentToken()).toBeUndefined()
  expect(currentUser()).not.toBeNull()
})

test('an unusable token starts no session and is not stored', () => {
  expect(startSession('rubbish')).toBe(false)
  expect(startSession(makeToken({ exp: 1 }))).toBe(false)
  expect(storedToken()).toBeNull()
})

// spec: 06-05
test('signing out removes the token', () => {
  startSession(makeToken())
  endSession()
  expect(storedToken()).toBeNull()
  expect(currentUser()).toBeNull()
})

test('a change of the token by another tab changes the session', () => {
  const unfollow = followOtherTabs()
  startSession(makeToken())
  localStorage.removeItem('auth_token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  expect(currentUser()).toBeNull()
  localStorage.setItem('auth_token', makeToken({ email: 'bo@example.com' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
  expect(currentUser()?.email).toBe('bo@example.com')
  unfollow()
})

test('a token whose payload is not an object is refused', () => {
  expect(decodeToken(`a.${btoa('null')}.c`)).toBeNull()
  expect(decodeToken(`a.${btoa('"text"')}.c`)).toBeNull()
})

describe('a session whose token the server rejected', () => {
  test('is marked as rejected, and its user is still shown', () => {
    const token = makeToken()
    startSession(token)
    expect(isSessionRejected()).toBe(false)
    markRejected(token)
    expect(isSessionRejected()).toBe(true)
    expect(currentUser()).not.toBeNull()
  })

  test('is not marked as rejected if the rejected token was an earlier one', () => {
    startSession(makeToken({ email: 'bo@example.com' }))
    markRejected(makeToken())
    expect(isSessionRejected()).toBe(false)
  })

  test('is no longer marked as rejected after a sign-in', () => {
    startSession(makeToken())
    markRejected(undefined)
    expect(isSessionRejected()).toBe(true)
    startSession(makeToken({ exp: inAnHour() }))
    expect(isSessionRejected()).toBe(false)
  })
})

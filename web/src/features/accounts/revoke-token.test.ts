import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerWith, cutTheNetwork } from '../../../test/server.ts'
import { makeToken } from '../../../test/token.ts'
import { endSession, startSession } from '../../platform/session/session.ts'
import { revokeToken } from './revoke-token.ts'

const token = makeToken()

beforeEach(() => {
  startSession(token)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('the sign-out request contains the token even if the session ends before the response', async () => {
  const seen = answerWith(200, { error: null })
  const revoked = revokeToken()
  endSession()
  expect(await revoked).toBe(true)
  expect(seen).toMatchObject([
    { method: 'POST', url: '/v1/customers/logout', headers: { authorization: `Bearer ${token}` } },
  ])
})

test('a token that the server does not know is treated as revoked', async () => {
  answerWith(401, { statusCode: 401, code: 'unauthenticated', message: 'Please sign in to continue.' })
  expect(await revokeToken()).toBe(true)
})

test.each([
  ['a failure', () => answerWith(500, { statusCode: 500, code: 'internal', message: 'Broken.' })],
  ['a failure that is not JSON', () => answerWith(502, '<h1>Bad gateway</h1>')],
  ['a cut connection', cutTheNetwork],
])('a token is not treated as revoked after %s', async (_, fail) => {
  fail()
  expect(await revokeToken()).toBe(false)
})

test('a sign-out request without a response ends after a time limit', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => Promise.reject(signal?.reason))
  expect(await revokeToken()).toBe(false)
})

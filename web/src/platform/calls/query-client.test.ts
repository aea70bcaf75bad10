import { notifyManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { makeToken } from '../../../test/token.ts'
import { endSession, followOtherTabs, startSession } from '../session/session.ts'
import { dataOf } from './api.ts'
import { clearCacheOnUserChange, queryClient, refetchAndWait } from './query-client.ts'

const homes = ['properties']
const held = () => queryClient.getQueryData(homes)
let stops: (() => void)[]

beforeEach(() => {
  endSession()
  queryClient.clear()
  startSession(makeToken({ user_id: 'one' }))
  stops = [followOtherTabs(), clearCacheOnUserChange(queryClient)]
  queryClient.setQueryData(homes, ['12 Oak St'])
})
afterEach(() => {
  for (const stop of stops) stop()
})

function hearOfTokenFromOtherTab(token: string) {
  localStorage.setItem('auth_token', token)
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' }))
}

test('the cache is cleared when another tab signs in a different person', () => {
  hearOfTokenFromOtherTab(makeToken({ user_id: 'two' }))
  expect(held()).toBeUndefined()
})

test('a sign-out and a sign-in clear the cache', () => {
  endSession()
  expect(held()).toBeUndefined()
  queryClient.setQueryData(homes, ['left behind by a slow answer'])
  startSession(makeToken({ user_id: 'two' }))
  expect(held()).toBeUndefined()
})

test('a new token of the same person keeps the cache', () => {
  startSession(makeToken({ user_id: 'one', first_name: 'Ada' }))
  hearOfTokenFromOtherTab(makeToken({ user_id: 'one', first_name: 'Zoë' }))
  expect(held()).toEqual(['12 Oak St'])
})

test('`refetchAndWait` resolves after the screens got the new data', async () => {
  const observer = new QueryObserver(queryClient, { queryKey: homes, queryFn: async () => ['3 Elm St'] })
  const shown: unknown[] = []
  // `batchCalls` notifies the test in the same way as a mounted screen.
  stops.push(observer.subscribe(notifyManager.batchCalls(({ data }) => shown.push(data))))
  await refetchAndWait(queryClient, homes)
  expect(shown.at(-1)).toEqual(['3 Elm St'])
})

// `as const` keeps the types of the error codes exact, as `Problem` requires.
test.each([
  ['a request that a busy server refused is sent once more', 'unavailable', 503, 2],
  ['a request with another error response is sent only once', 'not_found', 404, 1],
] as const)('%s', async (_, code, statusCode, count) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const error = { statusCode, code, error: 'Error', message: 'No.' }
  const queryFn = vi.fn(async () => dataOf({ ok: false, network: false, status: statusCode, error }))
  const observer = new QueryObserver(queryClient, { queryKey: ['plan'], queryFn })
  stops.push(observer.subscribe(() => {}))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queryFn).toHaveBeenCalledTimes(count)
  expect(observer.getCurrentResult().error?.message).toBe('No.')
})

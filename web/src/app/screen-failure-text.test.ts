import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { propertyQuery } from '../features/portfolio/property-query.ts'
import { fetchOnce } from './fetch-once.ts'
import { describeFailure } from './screen-failure-text.ts'

afterEach(() => void vi.unstubAllGlobals())

const ofOurCode = 'Your homes are safe. This page failed because of a fault in the app. Please try again.'
const ofTheConnection = 'Your homes are safe. Check your connection, then try again.'

const thrownBy = async (run: () => unknown): Promise<unknown> => {
  try {
    await run()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

// The cast is needed, because the first function throws on purpose, and would not compile without it.
test.each([
  ['a render that reads a field of a missing value', () => (undefined as unknown as { id: string }).id],
  ['the JSON parser', () => JSON.parse('<html>')],
  ['Intl for an invalid date', () => new Intl.DateTimeFormat('en-US').format(new Date(Number.NaN))],
])('the message for a failed screen blames the app, not the connection, for %s', async (_source, run) => {
  expect(describeFailure(await thrownBy(run))).toBe(ofOurCode)
})

test('the message for a screen that failed blames the app if the function that reads a response throws', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  expect(describeFailure(await thrownBy(() => client.fetchQuery(propertyQuery('1'))))).toBe(ofOurCode)
})

test('the message for a screen that failed blames the connection if the screen’s code was not fetched', async () => {
  const fetchScreen = fetchOnce(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(describeFailure(await thrownBy(fetchScreen))).toBe(ofTheConnection)
})

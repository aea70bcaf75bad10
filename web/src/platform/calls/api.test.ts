import type { login } from '@home-pulse/contract/features/accounts/accounts'
import type { listProperties, readProperty } from '@home-pulse/contract/features/properties/properties'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answerWith, cutTheNetwork } from '../../../test/server.ts'
import { makeToken } from '../../../test/token.ts'
import { endSession, isSessionRejected, startSession } from '../session/session.ts'
import { CallFailed, dataOf, endpoint, nextCursor } from './api.ts'

const list = endpoint<typeof listProperties>('GET', '/v1/properties')
const read = endpoint<typeof readProperty>('GET', '/v1/properties/:id')
const signIn = endpoint<typeof login>('POST', '/v1/customers/login')

beforeEach(endSession)

describe('a request', () => {
  test('has encoded path parameters and only the defined query parameters', async () => {
    const seen = answerWith(200, [])
    await read({ params: { id: 'a/b?c' } })
    await list({ query: { limit: 50, q: 'oak & elm', cursor: undefined } })
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/properties/a%2Fb%3Fc',
      '/v1/properties?limit=50&q=oak+%26+elm',
    ])
  })

  // spec: 06-06, 08-02
  test('has the token of the session if there is one, and no content type without a body', async () => {
    const seen = answerWith(200, [])
    await list({})
    const token = makeToken()
    startSession(token)
    await list({})
    expect(seen.map(({ headers }) => headers)).toEqual([{}, { authorization: `Bearer ${token}` }])
  })

  // spec: 08-01
  test('has its body as JSON', async () => {
    const seen = answerWith(200, { token: 't' })
    await signIn({ body: { email: 'a', password: ' b ' } })
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: { email: 'a', password: ' b ' },
    })
  })
})

describe('a response', () => {
  test('is in camelCase at any depth, with the next page’s cursor if there is one', async () => {
    answerWith(
      200,
      [{ postal_code: '78701', next_replacement: { date: '2031-03-01' }, isMultifamily: true }],
      {
        link: '</v1/properties?limit=1&cursor=abc%3D>; rel="next"',
      },
    )
    expect(await list({})).toEqual({
      ok: true,
      data: [{ postalCode: '78701', nextReplacement: { date: '2031-03-01' }, isMultifamily: true }],
      next: 'abc=',
    })
  })

  // spec: 08-03
  test('with an error status contains the parsed error', async () => {
    answerWith(409, { statusCode: 409, code: 'email_taken', error: 'Conflict', message: 'Taken.' })
    expect(await list({})).toEqual({
      ok: false,
      network: false,
      status: 409,
      error: { statusCode: 409, code: 'email_taken', error: 'Conflict', message: 'Taken.' },
    })
  })

  // spec: 08-04, 09-11
  test('is a network error if the connection is lost before the response or during the body', async () => {
    const networkError = { ok: false, network: true, error: { message: 'Network error' } }
    cutTheNetwork()
    expect(await list({})).toEqual(networkError)
    const cutOff = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })
    vi.stubGlobal('fetch', async () => new Response(cutOff))
    expect(await list({})).toEqual(networkError)
  })

  // spec: 08-04
  test.each([
    [502, '<html>Bad Gateway</html>'],
    [200, '<html>'],
    [500, 'null'],
    [500, ''],
  ])(
    'is an error without a message, but not a network error, for status %i with the body %j',
    async (status, body) => {
      answerWith(status, body)
      expect(await list({})).toMatchObject({ ok: false, network: false, status })
    },
  )

  test('with a success status is still an error if it has a truthy error field', async () => {
    answerWith(200, { error: 'The plan has ended.' })
    expect(await list({})).toMatchObject({ ok: false, network: false, status: 200 })
    for (const body of [{}, { error: null }, { error: false }, '']) {
      answerWith(200, body)
      expect(await list({})).toMatchObject({ ok: true })
    }
  })

  test('is not a network error if the call was aborted', async () => {
    cutTheNetwork()
    await expect(list({ signal: AbortSignal.abort() })).rejects.toThrow('Failed to fetch')
  })
})

test('`dataOf` returns the data of a successful response, and throws an error for an error response', () => {
  expect(dataOf({ ok: true, data: 1, next: undefined })).toBe(1)
  expect(() => dataOf({ ok: false, network: true, error: { message: 'Network error' } })).toThrow(
    new CallFailed({ ok: false, network: true, error: { message: 'Network error' } }),
  )
})

test.each([
  [null, undefined],
  ['</v1/properties?cursor=a>; rel="prev"', undefined],
  ['</v1/properties?cursor=a>; rel="prev", </v1/properties?cursor=b>; rel="next"', 'b'],
  ['<http://localhost:3000/v1/properties?limit=2&cursor=c>; rel=next', 'c'],
  ['</v1/properties>; rel="next"', undefined],
])('the cursor of the next page in the Link header %s is %s', (link, cursor) => {
  expect(nextCursor(link)).toBe(cursor)
})

test('a 401 marks the session as rejected, unless the reason is a wrong password', async () => {
  startSession(makeToken())
  answerWith(401, { statusCode: 401, code: 'invalid_credentials', message: 'Wrong.' })
  await list({})
  expect(isSessionRejected()).toBe(false)
  answerWith(401, { statusCode: 401, code: 'unauthenticated', message: 'Please sign in to continue.' })
  await list({})
  expect(isSessionRejected()).toBe(true)
})

import { afterEach, expect, test, vi } from 'vitest'
import { attentionQuery } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: unknown, headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_url: string) => Response.json(body, { headers }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

async function load(cursor?: string) {
  const { queryFn } = attentionQuery('u1')
  if (typeof queryFn !== 'function') throw new Error('the query can be asked')
  const context = { pageParam: cursor, signal: new AbortController().signal }
  return queryFn(context as Parameters<typeof queryFn>[0])
}

// spec: 03-39, 05-22
test('each attention item has the cost of the component with the same id, or no cost if no component has that id', async () => {
  answerWith({
    managementItems: [
      { id: 'b', name: 'dryer' },
      { id: 'a', name: 'roof' },
    ],
    components: [{ id: 'a', cost: 10_420 }],
  })
  const page = await load()
  expect(page.items.map(({ id, cost }) => [id, cost])).toEqual([
    ['b', undefined],
    ['a', 10_420],
  ])
})

test('a page of attention items is requested with its cursor, and returns the cursor of the next page', async () => {
  const fetched = answerWith(
    { managementItems: [], components: [] },
    { link: '</v1/properties/u1/needs-attention?limit=50&cursor=c3>; rel="next"' },
  )
  expect((await load('c2')).next).toBe('c3')
  expect(fetched.mock.calls[0]?.[0]).toBe('/v1/properties/u1/needs-attention?limit=50&cursor=c2')
})

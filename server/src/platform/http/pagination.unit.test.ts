import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { pageOf } from './pagination.ts'

const app = fastify()
afterAll(() => app.close())
app.get('/numbers', async (request, reply) => {
  const { rows, limit } = request.query as { rows: string; limit?: string }
  const numbers = Array.from({ length: Number(rows) }, (_, n) => n)
  return pageOf(numbers, limit === undefined ? undefined : Number(limit), reply, (last) => `a&b=${last}`)
})

describe('a page of a list', () => {
  test.each([
    ['rows=3', 3, undefined],
    ['rows=3&limit=3', 3, undefined],
    ['rows=0&limit=3', 0, undefined],
    ['rows=4&limit=3', 3, '</numbers?rows=4&limit=3&cursor=a%26b%3D2>; rel="next"'],
    ['rows=2&limit=1&cursor=old', 1, '</numbers?rows=2&limit=1&cursor=a%26b%3D0>; rel="next"'],
    ['rows=2&limit=1&q=x%3E%3B%20y', 1, '</numbers?rows=2&limit=1&q=x%3E%3B+y&cursor=a%26b%3D0>; rel="next"'],
  ])('for the query %s has %i rows and the Link header %s', async (query, count, link) => {
    const { headers, body } = await app.inject(`/numbers?${query}`)
    expect(JSON.parse(body)).toHaveLength(count)
    expect(headers.link).toBe(link)
  })
})

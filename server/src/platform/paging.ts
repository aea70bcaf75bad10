import type { FastifyReply } from 'fastify'

/** Cuts a list that was read one longer than a page, and names the next page in the `Link` header. */
export function pageOf<Row>(
  rows: Row[],
  limit: number | undefined,
  reply: FastifyReply,
  cursorOf: (last: Row) => string,
): Row[] {
  const last = limit === undefined ? undefined : rows[limit - 1]
  if (limit === undefined || last === undefined || rows.length <= limit) return rows
  const [path = '', query = ''] = reply.request.url.split('?')
  const search = new URLSearchParams(query)
  search.set('cursor', cursorOf(last))
  reply.header('link', `<${path}?${search}>; rel="next"`)
  return rows.slice(0, limit)
}

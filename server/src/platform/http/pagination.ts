import type { FastifyReply } from 'fastify'

/**
 * Returns the rows of one page. The caller must read one row more than the page has. If there is such a row, there is a
 * next page, and its URL is set in the `Link` header.
 */
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

export const rowsAtOnce = 1_000

/**
 * Reads up to `limit` rows, at most `rowsAtOnce` at a time. `readSlice` reads the next `rows` rows after the row
 * `last`. If `readSlice` calls `gate.read` each time, other requests can use the connection in between.
 */
export async function readInSlices<Row>(
  limit: number,
  readSlice: (rows: number, last: Row | undefined) => Promise<Row[]>,
): Promise<Row[]> {
  const read: Row[] = []
  for (;;) {
    const size = Math.min(rowsAtOnce, limit - read.length)
    const slice = await readSlice(size, read.at(-1))
    read.push(...slice)
    if (slice.length < size || read.length >= limit) return read
  }
}

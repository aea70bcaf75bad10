import { createHash } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { nowDate } from './clock.ts'
import type { Sql } from './database.ts'
import type { Platform } from './platform.ts'
import { refuse } from './refusal.ts'
import type { Session } from './session.ts'

const longestKey = 255
const keptMs = 24 * 60 * 60 * 1000

/**
 * Creates once: within a day, a request that repeats an Idempotency-Key is answered what the first one was, and
 * creates nothing. The same key on a different request is refused. What is created and the key land together.
 * `content` is what makes two requests to one address the same.
 */
export function createOnce<T>(
  { gate, clock }: Platform,
  { owner, actor }: Session,
  request: FastifyRequest,
  create: (sql: Sql) => Promise<T>,
  content: unknown = request.body,
): Promise<T> {
  const key = request.headers['idempotency-key']
  if (!key) return gate.write(owner, actor, create)
  if (typeof key !== 'string' || key.length > longestKey)
    throw refuse('invalid_request', {
      issues: [{ path: 'Idempotency-Key', message: `must be at most ${longestKey} characters` }],
    })
  const requestHash = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(content)}`)
    .digest()

  return gate.write(owner, actor, async (sql) => {
    const now = nowDate(clock)
    await sql.execute(raw`delete from idempotency_keys
      where customer_id = ${owner.customerId} and created_at < ${new Date(now.getTime() - keptMs)}`)
    const { rows } = (await sql.execute(raw`select encode(request_hash, 'hex') as hash, response
      from idempotency_keys where customer_id = ${owner.customerId} and key = ${key}`)) as {
      rows: { hash: string; response: string }[]
    }
    const [before] = rows
    if (before && before.hash !== requestHash.toString('hex')) throw refuse('idempotency_key_reused')
    if (before) return JSON.parse(before.response) as T

    const created = await create(sql)
    await sql.execute(raw`insert into idempotency_keys (customer_id, key, request_hash, response, created_at)
      values (${owner.customerId}, ${key}, ${requestHash}, ${JSON.stringify(created)}, ${now})`)
    return created
  })
}

import { createHash } from 'node:crypto'
import { sql as raw } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { type Clock, nowDate } from '../config/clock.ts'
import { executeRaw, type Sql } from '../database/database.ts'
import { apiError, fieldError } from '../errors/api-error.ts'
import type { Gate, Owner } from '../tenancy/gate.ts'
import type { Session } from './session.ts'

const maxKeyLength = 255
const lifetimeMs = 24 * 60 * 60 * 1000

/** A request's Idempotency-Key, and a hash of its method, URL and content. */
interface IdempotencyKey {
  readonly key: string
  readonly hash: Buffer
}

function readIdempotencyKey(request: FastifyRequest, content: unknown): IdempotencyKey | undefined {
  const key = request.headers['idempotency-key']
  if (!key) return undefined
  if (typeof key !== 'string' || key.length > maxKeyLength)
    throw fieldError('Idempotency-Key', `must be at most ${maxKeyLength} characters`)
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url} ${JSON.stringify(content)}`)
    .digest()
  return { key, hash }
}

async function selectStoredResponse<T>(
  sql: Sql,
  { customerId }: Owner,
  { key, hash }: IdempotencyKey,
  since: Date,
): Promise<{ readonly answer: T } | undefined> {
  const rows = await executeRaw<{ hash: string; response: string }>(
    sql,
    raw`select encode(request_hash, 'hex') as hash, response
    from idempotency_keys where customer_id = ${customerId} and key = ${key} and created_at >= ${since}`,
  )
  const [before] = rows
  if (before && before.hash !== hash.toString('hex')) throw apiError('idempotency_key_reused')
  // The cast is safe: the hash includes method and URL, so this response was stored by the same route. The route's
  // schema checks it again.
  return before && { answer: JSON.parse(before.response) as T }
}

const oldestValid = (clock: Clock) => new Date(nowDate(clock).getTime() - lifetimeMs)

/**
 * Returns the stored response to an earlier request with this Idempotency-Key, or undefined. Call this before expensive
 * work begins.
 */
export async function findStoredResponse<T>(
  { gate, clock }: { readonly gate: Gate; readonly clock: Clock },
  { owner }: Session,
  request: FastifyRequest,
  content: unknown,
): Promise<{ readonly answer: T } | undefined> {
  const idempotencyKey = readIdempotencyKey(request, content)
  return (
    idempotencyKey &&
    gate.read(owner, (sql) => selectStoredResponse<T>(sql, owner, idempotencyKey, oldestValid(clock)))
  )
}

/**
 * Creates a resource only once. A repeated request with the same Idempotency-Key gets the first response and creates
 * nothing. Keys are valid for a day. Throws if a repeated request has other `content`. The resource and the key are
 * committed together.
 */
export function createOnce<T>(
  { gate, clock }: { readonly gate: Gate; readonly clock: Clock },
  { owner, actor }: Session,
  request: FastifyRequest,
  create: (sql: Sql) => Promise<T>,
  content: unknown = request.body,
): Promise<T> {
  const idempotencyKey = readIdempotencyKey(request, content)
  if (!idempotencyKey) return gate.write(owner, actor, create)
  const { key, hash } = idempotencyKey
  return gate.write(owner, actor, async (sql) => {
    const since = oldestValid(clock)
    await sql.execute(raw`delete from idempotency_keys
      where customer_id = ${owner.customerId} and created_at < ${since}`)
    const before = await selectStoredResponse<T>(sql, owner, idempotencyKey, since)
    if (before) return before.answer

    const created = await create(sql)
    await sql.execute(raw`insert into idempotency_keys (customer_id, key, request_hash, response, created_at)
      values (${owner.customerId}, ${key}, ${hash}, ${JSON.stringify(created)}, ${nowDate(clock)})`)
    return created
  })
}

import { nowDate } from '../../../platform/config/clock.ts'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { PlanServices } from '../services.ts'
import { insertFeed, revokeFeed } from './queries.ts'
import type { Feed } from './read.ts'
import { hashOfToken, tokenOf } from './token-rules.ts'

/** Creates a new feed URL within a write. The previous URL becomes invalid. */
export async function renewFeed(services: PlanServices, sql: Sql, owner: Owner): Promise<Feed> {
  const id = services.makeId()
  const createdAt = nowDate(services.clock)
  const token = tokenOf(services, owner, id)
  await revokeFeed(sql, owner, createdAt)
  await insertFeed(sql, owner, { id, tokenHash: hashOfToken(token), createdAt })
  return { token, createdAt }
}

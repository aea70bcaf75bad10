import { maxAskedComponents } from '@home-pulse/contract/features/plan/first-rounds'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { findOwnProperty, required } from '../../../platform/tenancy/ownership.ts'
import { selectFirstActiveIn, selectHistories } from '../maintenance/queries.ts'
import { findUnrecorded, type UnrecordedTask } from './rules.ts'

/**
 * Reads the due tasks of one home, or of all homes, that were never recorded as done or skipped. Returns an empty list
 * if there are more than `maxAskedComponents` components.
 */
export async function readUnrecorded(
  sql: Sql,
  { owner, today }: Session,
  propertyId: string | undefined,
): Promise<UnrecordedTask[]> {
  const property =
    propertyId === undefined ? undefined : required(await findOwnProperty(sql, owner, propertyId))
  const rows = await selectFirstActiveIn(sql, owner, { property }, maxAskedComponents + 1)
  if (rows.length > maxAskedComponents) return []
  return findUnrecorded(rows, await selectHistories(sql, owner, { property }), today)
}

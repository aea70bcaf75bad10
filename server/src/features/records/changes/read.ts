import type { Change } from '@home-pulse/contract/features/records/records'
import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { type ParsedChange, parseChange, presentChange, referencedIdsOf } from './present.ts'
import { type ChangeFilter, type EntryRow, selectChangesOf, selectNames } from './queries.ts'

/** Describes audit entries in words. If there is a filter, each entry contains only the changes that match it. */
export async function describeEntries(
  sql: Sql,
  { owner, timeZone }: Pick<Session, 'owner' | 'timeZone'>,
  entries: readonly EntryRow[],
  { kind, propertyId }: Pick<ChangeFilter, 'kind' | 'propertyId'> = {},
): Promise<Change[]> {
  const changes = (await selectChangesOf(sql, owner, entries))
    .filter((change) => kind === undefined || change.kind === kind)
    .filter((change) => propertyId === undefined || change.propertyId === propertyId)
    .map(parseChange)
  const names = await selectNames(sql, owner, referencedIdsOf(changes))
  const byEntry = new Map<string, ParsedChange[]>(entries.map(({ id }) => [id, []]))
  for (const change of changes) byEntry.get(change.entryId)?.push(change)
  return entries.map((entry) => presentChange(entry, byEntry.get(entry.id) ?? [], names, timeZone))
}

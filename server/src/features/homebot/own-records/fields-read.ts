import type { Sql } from '../../../platform/database/database.ts'
import type { Session } from '../../../platform/http/session.ts'
import { maxFiltered } from '../answers/facts.ts'
import type { OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { selectComponents } from '../queries.ts'
import { selectHomeFields } from '../record-queries.ts'

/** Reads the field of homes or components for which a question asks. */
export async function readFields(
  sql: Sql,
  { owner }: Session,
  { field, scope, types }: RecordQuestion,
): Promise<OwnRecords | undefined> {
  if (!field) return undefined
  if (field.of === 'home')
    return { about: 'homes', field: field.field, homes: await selectHomeFields(sql, owner, scope.propertyId) }
  const found = await selectComponents(sql, owner, {
    property: scope.propertyId === undefined ? undefined : { id: scope.propertyId },
    types: types.length > 0 ? types : undefined,
    sortsByAge: true,
    limit: maxFiltered,
  })
  const all = found.filter(({ unitNumber }) => scope.unit === undefined || unitNumber === scope.unit)
  const rows = 'missing' in field ? all.filter((row) => !row[field.missing]) : all
  return { about: 'parts', asked: field, rows, count: all.length, types }
}

import { maxFiltered } from '../answers/facts.ts'
import type { OwnRecords } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import { selectLocatedComponents } from '../queries.ts'
import { selectHomeFields } from '../record-queries.ts'
import type { Reader } from '../services.ts'

export async function readFields(
  { read, session: { owner } }: Reader,
  { field, scope, types }: RecordQuestion,
): Promise<OwnRecords | undefined> {
  if (!field) return undefined
  if (field.of === 'home') {
    const homes = await read((sql) => selectHomeFields(sql, owner, scope.propertyId))
    return { about: 'homes', field: field.field, homes }
  }
  const filter = {
    property: scope.propertyId === undefined ? undefined : { id: scope.propertyId },
    types: types.length > 0 ? types : undefined,
    sortsByAge: true,
    limit: maxFiltered,
  }
  const found = await read((sql) => selectLocatedComponents(sql, owner, filter))
  const all = found.filter(({ unitNumber }) => scope.unit === undefined || unitNumber === scope.unit)
  const rows = 'missing' in field ? all.filter((row) => !row[field.missing]) : all
  return { about: 'parts', asked: field, rows, count: all.length, types }
}

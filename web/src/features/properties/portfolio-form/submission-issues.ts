import { byProductFact, componentFacts } from '@home-pulse/contract/component-facts'
import type { Issue } from '@home-pulse/contract/errors'
import { sentenceOf } from '../../../platform/calls/use-write.ts'
import type { SubmittedHome } from './to-submission.ts'
import type { FaultyField } from './validation.ts'

const fieldNames: Record<string, string> = {
  ...byProductFact((name) => componentFacts[name].title),
  zip: 'ZIP code',
  homeAge: 'home age',
  floorArea: 'floor area',
  drivewayArea: 'driveway',
  isMultifamily: 'multifamily',
  unitNumber: 'unit number',
}

const nameField = (field: string) => fieldNames[field] ?? field.replaceAll('_', ' ')
const isIndex = (segment: string) => /^\d+$/.test(segment)

/** Describes the path of an error in words: `appliances.0.age` becomes `stove, age`. */
function describePath(home: SubmittedHome | undefined, path: string[]): string {
  const [field, entry, ...rest] = path
  if (field === undefined) return 'this property'
  if (entry === undefined) return nameField(field)
  if (field === 'units' && isIndex(entry)) {
    const unit = home?.units?.[Number(entry)]
    const inside =
      rest[0] === 'unitNumber' || rest.length === 0 || !home || !unit
        ? rest.map(nameField).join(', ')
        : describePath({ ...home, ...unit }, rest)
    return [`unit ${unit?.unitNumber ?? Number(entry) + 1}`, inside].filter(Boolean).join(', ')
  }
  const entries = field === 'appliances' || field === 'structures' ? home?.[field] : undefined
  const named = Array.isArray(entries) && isIndex(entry) ? (entries[Number(entry)]?.name ?? field) : entry
  return [nameField(named), ...rest.map(nameField)].join(', ')
}

/**
 * Converts the server's errors to sentences, grouped by the index of the property. Errors of the whole request have the
 * index -1.
 */
export function sortIssues(issues: Issue[], homes: SubmittedHome[]): Map<number, string[]> {
  const byProperty = new Map<number, string[]>()
  for (const { path, message } of issues) {
    const [first = '', ...rest] = path.split('.')
    const index = isIndex(first) ? Number(first) : -1
    const place = index === -1 ? path : describePath(homes[index], rest)
    const sentence = `${place} ${message}`.trim()
    byProperty.set(index, [...(byProperty.get(index) ?? []), sentenceOf(sentence)])
  }
  return byProperty
}

const formFields: Record<string, FaultyField> = {
  street: 'street',
  city: 'city',
  state: 'state',
  zip: 'zip',
  homeAge: 'homeAgeYears',
  floorArea: 'floorArea',
  storeys: 'storeys',
  drivewayArea: 'drivewayArea',
}

/**
 * Returns the server's errors for fields of one property, such as its street. Errors of components are left out,
 * because their fields have no names of their own. They are in the result of `sortIssues`.
 */
export function findReasons(issues: Issue[], propertyIndex: number): ReadonlyMap<FaultyField, string> {
  const reasons = new Map<FaultyField, string>()
  for (const { path, message } of issues) {
    const [first, name = '', ...rest] = path.split('.')
    const field = first === String(propertyIndex) && rest.length === 0 ? formFields[name] : undefined
    if (field && !reasons.has(field)) reasons.set(field, sentenceOf(message))
  }
  return reasons
}

const valueAt = (home: unknown, path: string[]): unknown =>
  path.reduce((value: unknown, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), home)

/**
 * Returns the errors about values that the user has not edited since the request. `now` lists the current homes in the
 * order of `sent`.
 */
export function withoutEdited(
  issues: readonly Issue[],
  sent: readonly SubmittedHome[],
  now: readonly (SubmittedHome | undefined)[],
): Issue[] {
  return issues.filter(({ path }) => {
    const [index = '', ...rest] = path.split('.')
    if (!isIndex(index)) return true
    const [before, after] = [sent, now].map((homes) => JSON.stringify(valueAt(homes[Number(index)], rest)))
    return before === after
  })
}

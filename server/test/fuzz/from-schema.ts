import fc from 'fast-check'
import { anyJson, anyNumber, anyText } from './hostile-values.ts'

/** The subset of JSON Schema that the API's description uses. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
}

/** Generates values that match a schema. Takes ids from `ids`. */
export function validValues(schema: Schema, ids: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validValues(choice, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? 'unknown'].flat()
  return types.length > 1
    ? fc.oneof(...types.map((type) => validValuesOfType({ ...schema, type }, ids)))
    : validValuesOfType(schema, ids)
}

function validValuesOfType(schema: Schema, ids: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1000, minItems = 0, maxItems = 4 } = schema
  switch (schema.type) {
    case 'string':
      return validTexts(schema, ids)
    case 'integer':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    case 'number':
      return fc.oneof(anyNumber, fc.double({ min: minimum, max: maximum, noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validValues(schema.items ?? {}, ids), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      })
    case 'object':
      return validObjects(schema, ids)
    default:
      return anyJson
  }
}

const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-'

function validTexts({ format, pattern, minLength = 0, maxLength }: Schema, ids: fc.Arbitrary<unknown>) {
  if (format === 'uuid' || pattern?.startsWith(uuidPattern)) return ids
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const text = anyText.map((value) => value.slice(0, maxLength ?? value.length))
  return minLength > 0 ? text.map((value) => value.padEnd(minLength, 'x')) : text
}

function validObjects(schema: Schema, ids: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      // A field with a name like `unitId` contains an id, even if its schema accepts any text.
      name === 'id' || name.endsWith('Id') || name.endsWith('_id')
        ? fc.oneof({ weight: 3, arbitrary: ids }, { weight: 1, arbitrary: validValues(field, ids) })
        : validValues(field, ids),
    ]),
  )
  const declared = fc.record(fields, {
    requiredKeys: Object.keys(properties).filter((name) => required.includes(name)),
  })
  if (typeof additionalProperties !== 'object') return declared
  const others = fc.dictionary(anyText, validValues(additionalProperties, ids), { maxKeys: 3 })
  return fc.tuple(declared, others).map(([known, more]) => ({ ...more, ...known }))
}

/** Generates values, of which nine in ten are valid or have one wrong part. The others are any JSON. */
export const nearlyValidValues = (schema: Schema, ids: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: validValues(schema, ids) },
    { weight: 4, arbitrary: mutated(validValues(schema, ids)) },
    { weight: 1, arbitrary: anyJson },
  )

export const mutated = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  // The stream must be the last element: when fast-check copies the tuple, it loses the elements after a stream.
  fc.tuple(value, anyJson, fc.infiniteStream(fc.nat())).map(mutate)

/** Changes one part of a value: replaces it, removes it, duplicates it, or adds an unknown field. */
function mutate([value, spoiler, picks]: [unknown, unknown, Iterator<number>]): unknown {
  const pick = (below: number) => Number(picks.next().value) % Math.max(1, below)
  if (typeof value !== 'object' || value === null) return spoiler
  const keys = Object.keys(value)
  const key = keys[pick(keys.length)]
  if (key === undefined) return spoiler
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
  const way = pick(5)
  if (way === 0) delete copy[key]
  else if (way === 1 && Array.isArray(copy)) copy.push(spoiler)
  else if (way === 1)
    Object.defineProperty(copy, JSON.stringify(spoiler).slice(0, 50), { value: spoiler, enumerable: true })
  else if (way === 2) copy[key] = [copy[key], copy[key]]
  else copy[key] = pick(3) === 0 ? spoiler : mutate([copy[key], spoiler, picks])
  return copy
}

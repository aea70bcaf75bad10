import { wireShapeOf } from '@home-pulse/contract/primitives'
import { z } from 'zod'

const uuid = '018f3f3e-7b1a-7cc0-8000-000000000000'
const cursorsOf = (dates: readonly string[]) =>
  dates.flatMap((date) => [`${date}_${uuid}`, `${date}_${uuid}_${uuid}_dryer-clean-vent`])

const edgeDates = ['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-30']
const otherDates = [
  ...['0999-12-31', '1000-01-01', '1899-12-31', '+010000-01-01', '-0001-01-01', '-000001-01-01'],
  ...['1900-02-29', '2026-13-01', '2026-00-00', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'],
]
const edgeInstants = ['0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']
const otherInstants = ['1969-12-31T23:59:59Z', '10000-01-01T00:00:00Z', '2026-02-30T00:00:00Z']
const edgeNumbers = [0, -0, -1, 2 ** 31, 2 ** 63, 1e308, 5e-324, 0.1 + 0.2]
const otherNumbers = [2 ** 31 - 1, -(2 ** 31) - 1, 2 ** 53, -1e308]

/** Extreme values for a date, a timestamp, a number or a cursor. */
export const edges: readonly unknown[] = [
  ...edgeDates,
  ...cursorsOf(edgeDates),
  ...edgeInstants,
  ...edgeNumbers,
  ...['NaN', 'Infinity', '-0', '1e308', '9'.repeat(20)],
]
/** The values of `edges` and more. Only long runs use them. */
export const extremes: readonly unknown[] = [
  ...edges,
  ...otherDates,
  ...cursorsOf(otherDates),
  ...otherInstants,
  ...otherNumbers,
  ...[...edgeNumbers, ...otherNumbers].map(String),
  ...['-Infinity', '9'.repeat(400), `0.${'9'.repeat(20)}`, '0x10', '١'],
]

interface Schema {
  readonly type?: string | readonly string[]
  readonly enum?: unknown
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}
/** The path of a value in a request. An entry is the name of a field, or 0 for the first item of a list. */
export type ValuePath = readonly (string | number)[]

export function valuePathsOf(schema: z.ZodType, start: ValuePath): ValuePath[] {
  const all = valuePathsIn(jsonOf(schema), start)
  return [...new Map(all.map((place) => [place.join('.'), place])).values()]
}

function jsonOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const shape = wireShapeOf(zodSchema)
      if (shape) Object.assign(jsonSchema, jsonOf(shape))
    },
  }) as Schema
}

function valuePathsIn(schema: Schema, place: ValuePath): ValuePath[] {
  const { properties = {}, additionalProperties, items, anyOf = [] } = schema
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const isValue = [schema.type].flat().some((type) => /^(string|number|integer)$/.test(type ?? ''))
  return [
    ...(isValue && !schema.enum && !schema.const ? [place] : []),
    ...Object.entries(properties).flatMap(([name, field]) => valuePathsIn(field, [...place, name])),
    ...(others ? ['roof', 'dryer'].flatMap((name) => valuePathsIn(others, [...place, name])) : []),
    ...(items ? valuePathsIn(items, [...place, 0]) : []),
    ...anyOf.flatMap((choice) => valuePathsIn(choice, place)),
  ]
}

/** Returns a copy in which the value at a path is replaced. Creates missing objects on the way. */
export function withValue(whole: unknown, [key, ...rest]: ValuePath, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') {
    const [first, ...others] = Array.isArray(whole) ? whole : []
    return [withValue(first, rest, value), ...others]
  }
  const fields = (typeof whole === 'object' && whole !== null ? whole : {}) as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], rest, value) }
}

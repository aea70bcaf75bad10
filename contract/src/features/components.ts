import { z } from 'zod'
import { describedAs, dollars, id, optionalText, plainDate, probability, wholeNumber } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { applianceTypes, structureTypes, wireName } from '../vocabulary.ts'

/** Years a component has been in service when it is entered. */
export const ageYears = wholeNumber(0, 500)

const typeName = <const T extends readonly [string, ...string[]]>(types: T) =>
  z
    .string('must be text')
    .transform(wireName)
    .pipe(z.enum(types, `must be one of ${types.join(', ')}`))

const submittedAppliance = z.object(
  {
    name: typeName(applianceTypes),
    age: ageYears,
    brand: optionalText(100),
    model: optionalText(100),
  },
  'must be an object',
)
export type SubmittedAppliance = z.output<typeof submittedAppliance>

const submittedStructure = z.object({ name: typeName(structureTypes), age: ageYears }, 'must be an object')
export type SubmittedStructure = z.output<typeof submittedStructure>

const mostEntries = 200
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The submit payload's two forms, read as one list: a map from name to value (the spec's), or an array of
 * entries with a `name` (where a home has two of a type). Entries without a name are dropped.
 */
function entries<S extends z.ZodType>(
  entry: S,
  mapValue: z.ZodType,
  fromMapValue: (value: unknown) => unknown,
) {
  const read = z.unknown().transform((raw, ctx): z.output<S>[] => {
    if (raw === undefined || raw === null || raw === '') return []
    const named: [string | number, unknown][] = Array.isArray(raw)
      ? [...raw.entries()]
      : isRecord(raw)
        ? Object.entries(raw).map(([name, value]) => {
            const fields = fromMapValue(value)
            return [name, isRecord(fields) ? { ...fields, name } : fields]
          })
        : []
    if (!Array.isArray(raw) && !isRecord(raw)) ctx.addIssue('must be an object or an array')
    if (named.length > mostEntries) ctx.addIssue(`must have at most ${mostEntries} entries`)
    const parsed: z.output<S>[] = []
    for (const [key, value] of named.slice(0, mostEntries)) {
      if (isRecord(value) && (value.name ?? '') === '') continue
      if (isRecord(value) && typeof value.name === 'string' && value.name.trim() === '') continue
      const result = entry.safeParse(value)
      if (result.success) parsed.push(result.data)
      else
        for (const { path, message } of result.error.issues)
          ctx.addIssue({ code: 'custom', path: [key, ...path], message })
    }
    return parsed
  })
  return describedAs(z.union([z.record(z.string(), mapValue), z.array(entry), z.null()]), read)
    .optional()
    .transform((list) => list ?? [])
    .meta({
      description: 'A map from lowercase name to value, or an array of entries that carry their `name`.',
    })
}

/** `{ "stove": { "age": 4, "brand": "Acme" } }` or `[{ "name": "stove", "age": 4 }]`. */
export const submittedAppliances = entries(
  submittedAppliance,
  submittedAppliance.omit({ name: true }),
  (value) => value,
)

/** `{ "roof": 12 }` or `[{ "name": "roof", "age": 12 }]`. */
export const submittedStructures = entries(submittedStructure, ageYears, (value) => ({ age: value }))

/** Where a value came from: our estimate, or what the owner set. */
const valueSource = z.enum(['estimate', 'owner'])

const source = z.object({ tag: z.string(), title: z.string() })

const componentFields = {
  id,
  property_id: id,
  /** The unit it stands in, in a multifamily property. */
  unit_id: id.nullable(),
  /** Whole years in service today. */
  age_in_years: z.int(),
  installed_on: plainDate,
  brand: z.string().nullable(),
  model: z.string().nullable(),
  /** Typical cost in today's dollars for the property's state, unless the owner set it. */
  estimated_replacement_cost: dollars,
  cost_low: dollars,
  cost_high: dollars,
  cost_source: valueSource,
  forecasted_replacement_date: plainDate,
  /** 10th and 90th percentile of the remaining life, from today. */
  forecast_low: plainDate,
  forecast_high: plainDate,
  forecast_source: valueSource,
  failure_within_12_months: probability,
  failure_within_5_years: probability,
  /** Why this date and this cost, in sentences, and what they rest on. */
  explanation: z.object({
    life: z.array(z.string()),
    cost: z.array(z.string()),
    sources: z.array(source),
  }),
}

export const appliance = z.object({ appliance_type: z.enum(applianceTypes), ...componentFields })
export type Appliance = z.input<typeof appliance>

export const structure = z.object({ structure_type: z.enum(structureTypes), ...componentFields })
export type Structure = z.input<typeof structure>

const params = z.object({ id })

export const listAppliances = defineRoute({
  name: 'listAppliances',
  method: 'GET',
  path: '/v1/properties/:id/appliances',
  summary: 'Appliances of a property, its units included, each with its forecast',
  access: 'paid',
  params,
  status: 200,
  response: z.array(appliance),
})

export const listStructures = defineRoute({
  name: 'listStructures',
  method: 'GET',
  path: '/v1/properties/:id/structures',
  summary: 'Structures of a property, each with its forecast',
  access: 'paid',
  params,
  status: 200,
  response: z.array(structure),
})

export const listUnitAppliances = defineRoute({
  name: 'listUnitAppliances',
  method: 'GET',
  path: '/v1/units/:id/appliances',
  summary: 'Appliances of one unit, each with its forecast',
  access: 'paid',
  params,
  status: 200,
  response: z.array(appliance),
})

import { z } from 'zod'
import { maxAgeYears } from '../../calendar.ts'
import { namedEntries } from '../../named-entries.ts'
import {
  blankable,
  boundedList,
  describedAs,
  emptiable,
  id,
  requiredText,
  stateCode,
  text,
  timestamp,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { applianceTypes, structureTypes } from '../../vocabulary.ts'
import { ageYears, appliance, typeName } from '../components/components.ts'
import { requestFacts, requestProductFacts } from '../components/fact-schemas.ts'
import { idPage } from '../components/lists.ts'
import { nextReplacement } from './next.ts'
import { homesOfBody, maxPerRequest } from './posted.ts'

const submittedAppliance = z.object(
  {
    name: typeName(applianceTypes),
    age: ageYears,
    ...requestProductFacts,
    ageSource: requestFacts.ageSource,
  },
  'must be an object',
)

const submittedStructure = z.object(
  { name: typeName(structureTypes), age: ageYears, ageSource: requestFacts.ageSource },
  'must be an object',
)

/** Accepts a map, `{ "stove": { "age": 4, "brand": "Acme" } }`, or a list, `[{ "name": "stove", "age": 4 }]`. */
const submittedAppliances = namedEntries(
  submittedAppliance,
  submittedAppliance.omit({ name: true }),
  (value) => value,
)

/** Accepts a map from name to age, `{ "roof": 12 }`, or a list, `[{ "name": "roof", "age": 12 }]`. */
const submittedStructures = namedEntries(submittedStructure, ageYears, (value) => ({ age: value }))

/** A unit of a multifamily property with its appliances. */
const submittedUnit = z.object(
  {
    unitNumber: z
      .union([text(50), z.number().transform(String), z.null()])
      .optional()
      .transform((value) => value ?? ''),
    appliances: submittedAppliances,
  },
  'must be an object',
)

const homeFields = {
  street: requiredText(200),
  city: requiredText(100),
  state: stateCode,
  zip: z
    .union([z.number().transform((zip) => `${zip}`.padStart(5, '0')), z.string()], 'must be text')
    .pipe(requiredText(10)),
  /** The home's age in years. */
  homeAge: wholeNumber(1, maxAgeYears),
  /** The total floor area of all stories in square feet. Null clears it. */
  floorArea: emptiable(wholeNumber(50, 1_000_000)),
  storeys: emptiable(wholeNumber(1, 100)),
  /** Square feet of the driveway. Null clears it. */
  drivewayArea: emptiable(wholeNumber(50, 100_000)),
}

const submittedProperty = z
  .object(
    {
      ...homeFields,
      isMultifamily: blankable(z.boolean('must be true or false')).transform(Boolean),
      structures: submittedStructures,
      appliances: submittedAppliances,
      units: boundedList(submittedUnit, { kind: 'units', max: 1000 }).nullish(),
    },
    'must be an object',
  )
  .transform((property, ctx) => {
    if (!property.isMultifamily) return { ...property, units: [] }
    const units = (property.units ?? []).filter((unit) => unit.unitNumber !== '')
    if (units.length === 0)
      ctx.addIssue({ code: 'custom', path: ['units'], message: 'must have at least one unit with a number' })
    return { ...property, appliances: [], units }
  })
export type SubmittedProperty = z.output<typeof submittedProperty>
/** Accepts a list of homes, one home, or `{ properties }` with a list. */
const submission = describedAs(
  z
    .union([
      z.array(submittedProperty).min(1).max(1000),
      submittedProperty,
      z.object({ properties: z.array(submittedProperty).min(1).max(1000) }),
    ])
    .describe('A list of 1 to 1,000 properties; one object or `{ properties }` are accepted too.'),
  z.preprocess(
    homesOfBody,
    boundedList(submittedProperty, { kind: 'properties', min: 1, max: maxPerRequest.homes }),
  ),
)

export const property = z.object({
  id,
  /** `street, city, ST` on one line. */
  address: z.string(),
  postal_code: z.string(),
  age: z.int(),
  floor_area: z.int().nullable(),
  storeys: z.int().nullable(),
  driveway_area: z.int().nullable(),
  created_at: timestamp,
  isMultifamily: z.boolean(),
  /** True for a home of the sample portfolio. It is removed together with that portfolio. */
  is_sample: z.boolean(),
  next_replacement: nextReplacement.nullable(),
})
export type Property = z.input<typeof property>

const params = z.object({ id })

export const createProperties = defineRoute({
  name: 'createProperties',
  method: 'POST',
  path: '/v1/properties',
  summary: 'Add homes with their structures, appliances and units: all of them or none',
  access: 'paid',
  body: submission,
  bodyLimit: 16 * 1024 * 1024,
  status: 201,
  response: z.array(property),
})

export const listProperties = defineRoute({
  name: 'listProperties',
  method: 'GET',
  path: '/v1/properties',
  summary: 'List the properties, oldest first: at most 10,000, or a page if `limit` is set',
  access: 'paid',
  query: z.object({
    ...idPage.shape,
    /** The words to find in the address and the postal code. */
    q: text(200).optional(),
    isMultifamily: blankable(
      z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
    ),
  }),
  status: 200,
  response: z.array(property),
})

export const readProperty = defineRoute({
  name: 'readProperty',
  method: 'GET',
  path: '/v1/properties/:id',
  summary: 'Retrieve a property',
  access: 'paid',
  params,
  status: 200,
  response: property,
})

const propertyChanges = z.object(homeFields, 'must be an object').partial()
export type PropertyChanges = z.output<typeof propertyChanges>

export const updateProperty = defineRoute({
  name: 'updateProperty',
  method: 'PUT',
  path: '/v1/properties/:id',
  summary: 'Update the address, age or sizes of a property. Absent fields do not change',
  access: 'paid',
  params,
  body: propertyChanges,
  status: 200,
  response: property,
})

export const removeProperty = defineRoute({
  name: 'removeProperty',
  method: 'DELETE',
  path: '/v1/properties/:id',
  summary: 'Archive a property with its units and components. It can be restored',
  access: 'paid',
  params,
  status: 200,
  response: z.object({ id }),
})

export const restoreProperty = defineRoute({
  name: 'restoreProperty',
  method: 'POST',
  path: '/v1/properties/:id/restore',
  summary: 'Restore an archived property',
  access: 'paid',
  params,
  status: 200,
  response: property,
})

export const unit = z.object({
  unit_id: id,
  unit_number: z.string(),
  appliances: z.array(appliance),
})
export type Unit = z.input<typeof unit>

export const listUnits = defineRoute({
  name: 'listUnits',
  method: 'GET',
  path: '/v1/properties/:id/units',
  summary:
    'List the units of a multifamily property with their appliances: at most 10,000 units and appliances together',
  access: 'paid',
  params,
  query: idPage,
  status: 200,
  response: z.array(unit),
})

const unitNumber = z.union([z.number().transform(String), z.string()], 'must be text').pipe(requiredText(50))
const newUnit = submittedUnit.extend({ unitNumber })
export type SubmittedUnit = z.output<typeof newUnit>

export const addUnit = defineRoute({
  name: 'addUnit',
  method: 'POST',
  path: '/v1/properties/:id/units',
  summary: 'Add a unit with its appliances to a multifamily property',
  access: 'paid',
  params,
  body: newUnit,
  status: 201,
  response: unit,
})

export const updateUnit = defineRoute({
  name: 'updateUnit',
  method: 'PUT',
  path: '/v1/units/:id',
  summary: 'Change the number of a unit',
  access: 'paid',
  params,
  body: z.object({ unitNumber }, 'must be an object'),
  status: 200,
  response: unit,
})

export const removeUnit = defineRoute({
  name: 'removeUnit',
  method: 'DELETE',
  path: '/v1/units/:id',
  summary: 'Remove a unit with its components, unless it is the last one. It can be restored',
  access: 'paid',
  params,
  status: 200,
  response: z.object({ id }),
})

export const restoreUnit = defineRoute({
  name: 'restoreUnit',
  method: 'POST',
  path: '/v1/units/:id/restore',
  summary: 'Restore a removed unit with the components that were removed with it',
  access: 'paid',
  params,
  status: 200,
  response: unit,
})

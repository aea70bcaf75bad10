import { z } from 'zod'
import { maxAgeYears } from '../../calendar.ts'
import { removalCauses } from '../../component-facts.ts'
import {
  blankable,
  boundedList,
  dateInput,
  dollars,
  dollarsInput,
  emptiable,
  id,
  plainDate,
  probability,
  text,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { applianceTypes, componentTypes, structureTypes, wireName } from '../../vocabulary.ts'
import { requestFacts, responseFacts } from './fact-schemas.ts'

/** Whole years in service on the day on which the age is entered. */
export const ageYears = wholeNumber(0, maxAgeYears)

/**
 * Accepts a type by its name in the API or by its label on screens. Returns the name in the API: `A/C Unit` becomes
 * `ac_unit`.
 */
export const typeName = <const T extends readonly [string, ...string[]]>(types: T) =>
  z
    .string('must be text')
    .transform(wireName)
    .pipe(z.enum(types, `must be one of ${types.join(', ')}`))

const valueSource = z.enum(['estimate', 'owner'])

const source = z.object({ tag: z.string(), title: z.string() })

/** The fields of a forecast: the expected replacement date, its cost, its uncertainty and its explanation. */
export const estimateFields = {
  /** Whole years in service today. */
  age_in_years: z.int(),
  /** The owner's amount, if there is one. Otherwise the typical cost in the home's state, in today's dollars. */
  estimated_replacement_cost: dollars,
  /** The lower end of the published cost range, or the owner's amount if the owner set one. */
  cost_low: dollars,
  /** The upper end of the published cost range, or the owner's amount if the owner set one. */
  cost_high: dollars,
  forecasted_replacement_date: plainDate,
  /** The first day of the likely range: today plus the 10th percentile of the remaining life. */
  forecast_low: plainDate,
  /** The last day of the likely range: today plus the 90th percentile of the remaining life. */
  forecast_high: plainDate,
  failure_within_12_months: probability,
  failure_within_5_years: probability,
  /** The explanation of date and cost in sentences, with sources. */
  explanation: z.object({
    life: z.array(z.string()),
    cost: z.array(z.string()),
    sources: z.array(source),
  }),
}

const componentFields = {
  ...estimateFields,
  id,
  property_id: id,
  /** The unit that the component is in. Null if it belongs to the whole property. */
  unit_id: id.nullable(),
  installed_on: plainDate,
  ...responseFacts,
  cost_source: valueSource,
  forecast_source: valueSource,
}

export const appliance = z.object({ appliance_type: z.enum(applianceTypes), ...componentFields })
export type Appliance = z.input<typeof appliance>

export const structure = z.object({ structure_type: z.enum(structureTypes), ...componentFields })
export type Structure = z.input<typeof structure>

export const component = z.union([appliance, structure])
export type Component = z.input<typeof component>

const params = z.object({ id })

const maxDollars = 10_000_000

const updateFields = {
  /**
   * The id of the only component to update. It may be in any unit of the property. Without an id, all components of the
   * type are updated.
   */
  id: blankable(text(100).toLowerCase()),
  age_in_years: blankable(ageYears),
  /** A changed installation date takes precedence over `age_in_years`, because a date is more exact. */
  installed_on: blankable(dateInput),
  age_source: requestFacts.ageSource,
  /** In dollars, stored to the cent. `null` and `''` restore the estimated cost. */
  estimated_replacement_cost: emptiable(dollarsInput(maxDollars)),
  /** `null` and `''` restore the estimated date. */
  forecasted_replacement_date: emptiable(dateInput),
  /** True recalculates the estimated values as of today. */
  reforecast: blankable(z.boolean('must be true or false')),
  /**
   * True records that the owner saw the component work today. Its forecast date becomes today plus the median of its
   * remaining life, even if the owner had set another date. If the same update contains a date, that date applies
   * instead.
   */
  still_working: blankable(z.boolean('must be true or false')),
}
const needsTarget = 'must be given where there is no id'

const applianceUpdate = z
  .object({ appliance_type: blankable(typeName(applianceTypes)), ...updateFields }, 'must be an object')
  .refine((update) => update.id ?? update.appliance_type, { path: ['appliance_type'], error: needsTarget })
  .transform(({ appliance_type: type, ...update }) => ({ type, ...update }))

const structureUpdate = z
  .object({ structure_type: blankable(typeName(structureTypes)), ...updateFields }, 'must be an object')
  .refine((update) => update.id ?? update.structure_type, { path: ['structure_type'], error: needsTarget })
  .transform(({ structure_type: type, ...update }) => ({ type, ...update }))

export type ComponentUpdate = z.output<typeof applianceUpdate> | z.output<typeof structureUpdate>

const updates = { kind: 'updates', max: 1000 }

export const updateAppliances = defineRoute({
  name: 'updateAppliances',
  method: 'PUT',
  path: '/v1/properties/:id/appliances',
  summary:
    'Update ages, costs and dates of appliances: all of the updates or none. Returns the updated appliances',
  access: 'paid',
  params,
  body: z.object({ applianceUpdates: boundedList(applianceUpdate, updates) }, 'must be an object'),
  status: 200,
  response: z.array(appliance),
})

export const updateStructures = defineRoute({
  name: 'updateStructures',
  method: 'PUT',
  path: '/v1/properties/:id/structures',
  summary:
    'Update ages, costs and dates of structures: all of the updates or none. Returns the updated structures',
  access: 'paid',
  params,
  body: z.object({ structureUpdates: boundedList(structureUpdate, updates) }, 'must be an object'),
  status: 200,
  response: z.array(structure),
})

export const setForecastDate = defineRoute({
  name: 'setForecastDate',
  method: 'PUT',
  path: '/v1/properties/:id/appliances/forecasted-date',
  summary:
    'Set the replacement date of one appliance, or of all appliances of a type in a property and its units',
  access: 'paid',
  params,
  body: z
    .object(
      {
        applianceType: typeName(applianceTypes),
        /** `null` and `''` restore the estimated date. */
        forecastedReplacementDate: emptiable(dateInput),
        applianceId: updateFields.id,
      },
      'must be an object',
    )
    .refine(({ forecastedReplacementDate: date }) => date !== undefined, {
      path: ['forecastedReplacementDate'],
      error: 'must be given',
    }),
  status: 200,
  response: z.object({ putRecordStatus: z.literal(200) }),
})

const installed = {
  /** Years in service today. If `installedOn` is also given, `age` is ignored, because a date is more exact. */
  age: blankable(ageYears),
  installedOn: blankable(dateInput),
}

const enteredComponent = z
  .object(
    {
      type: typeName(componentTypes),
      /** The unit of an appliance in a multifamily property. */
      unitId: blankable(id),
      ...installed,
      ...requestFacts,
    },
    'must be an object',
  )
  .refine(({ age, installedOn }) => installedOn ?? age !== undefined, {
    path: ['age'],
    error: 'must be given where there is no installedOn',
  })
export type SubmittedComponent = z.output<typeof enteredComponent>

const componentChanges = z.object({ ...installed, ...requestFacts }, 'must be an object')
export type ComponentChanges = z.output<typeof componentChanges>

const replacement = z.object(
  {
    /** The default is today. */
    installedOn: installed.installedOn,
    ...requestFacts,
    /** The price paid in dollars. It becomes the expected cost of the next replacement. */
    cost: emptiable(dollarsInput(maxDollars)),
    reason: emptiable(text(500)),
    /** `elective`: the old component still worked. */
    cause: emptiable(z.enum(removalCauses, `must be one of ${removalCauses.join(', ')}`)),
  },
  'must be an object',
)
export type SubmittedReplacement = z.output<typeof replacement>

export const addComponent = defineRoute({
  name: 'addComponent',
  method: 'POST',
  path: '/v1/properties/:id/components',
  summary: 'Add an appliance or a structure to a property',
  access: 'paid',
  params,
  body: enteredComponent,
  status: 201,
  response: component,
})

export const correctComponent = defineRoute({
  name: 'correctComponent',
  method: 'PUT',
  path: '/v1/components/:id',
  summary: 'Update a component. Absent fields do not change; estimates are recomputed',
  access: 'paid',
  params,
  body: componentChanges,
  status: 200,
  response: component,
})

export const replaceComponent = defineRoute({
  name: 'replaceComponent',
  method: 'POST',
  path: '/v1/components/:id/replacements',
  summary: 'Record the replacement of a component. The old installation stays in its history',
  access: 'paid',
  params,
  body: replacement,
  status: 201,
  response: component,
})

export const removeComponent = defineRoute({
  name: 'removeComponent',
  method: 'DELETE',
  path: '/v1/components/:id',
  summary: 'Remove a component. It can be restored',
  access: 'paid',
  params,
  status: 200,
  response: z.object({ id }),
})

export const restoreComponent = defineRoute({
  name: 'restoreComponent',
  method: 'POST',
  path: '/v1/components/:id/restore',
  summary: 'Restore a removed component',
  access: 'paid',
  params,
  status: 200,
  response: component,
})

import { z } from 'zod'
import {
  blankable,
  boundedList,
  dollars,
  emptiable,
  id,
  plainDate,
  probability,
  sentDate,
  sentDollars,
  text,
  wholeNumber,
} from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { applianceTypes, componentTypes, structureTypes, wireName } from '../vocabulary.ts'

/** Years a component has been in service when it is entered. */
export const ageYears = wholeNumber(0, 500)

/** A type by its wire name or by the label a screen shows: `A/C Unit` is `ac_unit`. */
export const typeName = <const T extends readonly [string, ...string[]]>(types: T) =>
  z
    .string('must be text')
    .transform(wireName)
    .pipe(z.enum(types, `must be one of ${types.join(', ')}`))

const conditions = ['excellent', 'good', 'fair', 'poor'] as const

/** Where a value came from: our estimate, or what the owner set. */
const valueSource = z.enum(['estimate', 'owner'])

const source = z.object({ tag: z.string(), title: z.string() })

/** When something will need replacing, what that will cost, how sure it is, and why. */
export const estimateFields = {
  /** Whole years in service today. */
  age_in_years: z.int(),
  /** Typical cost in today's dollars for the state, unless the owner set it. */
  estimated_replacement_cost: dollars,
  /** The published range; both are the owner's amount where the owner set one. */
  cost_low: dollars,
  cost_high: dollars,
  forecasted_replacement_date: plainDate,
  /** 10th and 90th percentile of the remaining life, from today. */
  forecast_low: plainDate,
  forecast_high: plainDate,
  failure_within_12_months: probability,
  failure_within_5_years: probability,
  /** Why this date and this cost, in sentences, and what they rest on. */
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
  /** The unit it stands in, in a multifamily property. */
  unit_id: id.nullable(),
  installed_on: plainDate,
  brand: z.string().nullable(),
  model: z.string().nullable(),
  /** The kind within its type, `heat_pump`, where it is known. */
  variant: z.string().nullable(),
  condition: z.enum(conditions).nullable(),
  cost_source: valueSource,
  forecast_source: valueSource,
}

export const appliance = z.object({ appliance_type: z.enum(applianceTypes), ...componentFields })
export type Appliance = z.input<typeof appliance>

export const structure = z.object({ structure_type: z.enum(structureTypes), ...componentFields })
export type Structure = z.input<typeof structure>

const component = z.union([appliance, structure])
export type Component = z.input<typeof component>

const params = z.object({ id })

const maxDollars = 10_000_000

const updateFields = {
  /** One component, wherever in the property it stands; without it all of the type are meant. */
  id: blankable(text(100).toLowerCase()),
  age_in_years: blankable(ageYears),
  /** Kept to the cent. `null` and `''` mean back to the estimate. */
  estimated_replacement_cost: emptiable(sentDollars(maxDollars)),
  /** `null` and `''` mean back to the estimate. */
  forecasted_replacement_date: emptiable(sentDate),
  /** Forecasts anew from today what is still an estimate. */
  reforecast: blankable(z.boolean('must be true or false')),
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
  summary: 'Change ages, costs and dates of appliances: all of the updates or none. Answers the rows meant',
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
  summary: 'Change ages, costs and dates of structures: all of the updates or none. Answers the rows meant',
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
  summary: 'Set the date of every appliance of a type in a property, its units included, or of one of them',
  access: 'paid',
  params,
  body: z
    .object(
      {
        applianceType: typeName(applianceTypes),
        /** `null` and `''` mean back to the estimate. */
        forecastedReplacementDate: emptiable(sentDate),
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
  /** Years in service today; `installedOn` is the more exact and counts where both are given. */
  age: blankable(ageYears),
  installedOn: blankable(sentDate),
}

const description = {
  brand: emptiable(text(100).transform((value) => value || null)),
  model: emptiable(text(100).transform((value) => value || null)),
  /** One of the kinds that the estimate of this type names. */
  variant: emptiable(text(50).transform((value) => (value ? wireName(value) : null))),
  condition: emptiable(z.enum(conditions, `must be one of ${conditions.join(', ')}`)),
}

const enteredComponent = z
  .object(
    {
      type: typeName(componentTypes),
      /** The unit of a multifamily property that an appliance stands in. */
      unitId: blankable(id),
      ...installed,
      ...description,
    },
    'must be an object',
  )
  .refine(({ age, installedOn }) => installedOn ?? age !== undefined, {
    path: ['age'],
    error: 'must be given where there is no installedOn',
  })
export type SubmittedComponent = z.output<typeof enteredComponent>

const componentChanges = z.object({ ...installed, ...description }, 'must be an object')
export type ComponentChanges = z.output<typeof componentChanges>

const replacement = z.object(
  {
    /** Today where it is not said. */
    installedOn: installed.installedOn,
    ...description,
    /** What it cost, in dollars: what its own replacement is then expected to cost. */
    cost: emptiable(sentDollars(maxDollars)),
    reason: emptiable(text(500)),
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
  summary: 'Correct what is known of a component: absent fields stay as they are, an estimate is made anew',
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
  summary: 'Record that a new one stands in its place; what stood there is kept as history',
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
  summary: 'Remove a component; it can be restored',
  access: 'paid',
  params,
  status: 200,
  response: z.object({ id }),
})

export const restoreComponent = defineRoute({
  name: 'restoreComponent',
  method: 'POST',
  path: '/v1/components/:id/restore',
  summary: 'Bring a removed component back',
  access: 'paid',
  params,
  status: 200,
  response: component,
})

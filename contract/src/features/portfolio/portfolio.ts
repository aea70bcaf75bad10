import { z } from 'zod'
import { maxAgeYears } from '../../calendar.ts'
import {
  blankable,
  boundedList,
  dollars,
  id,
  idCursor,
  maxPageEntries,
  plainDate,
  requiredText,
  text,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { componentTypes, stateCodes } from '../../vocabulary.ts'
import { property } from '../properties/properties.ts'

export const maxTags = 20
/** A label that a customer gives to homes, such as `to sell`. */
export const tag = requiredText(40)

/**
 * The values by which homes can be sorted. `units`: the number of units. `age`: the age of the home. `cost`: the
 * expected cost of the next 12 months.
 */
const tableSorts = ['entered', 'address', 'state', 'next', 'cost', 'age', 'units'] as const
export type TableSort = (typeof tableSorts)[number]

/**
 * The status of a home by its earliest forecast date. `overdue`: the date has passed. `coming_due`: it is at most
 * `comingDueDays` ahead. `healthy`: it is later. `none`: the home has no components.
 */
const tableStatuses = ['overdue', 'coming_due', 'healthy', 'none'] as const

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  blankable(z.enum(values, `must be one of ${values.join(', ')}`))

const filterFields = {
  /** The words to find in the address and the postal code. */
  q: blankable(text(200)),
  state: oneOf(stateCodes),
  status: oneOf(tableStatuses),
  /** `yes`: only homes with a vacancy. `no`: only homes without one. */
  vacant: oneOf(['yes', 'no']),
  /** Only homes that have a component of this type. */
  kind: oneOf(componentTypes),
  tag: blankable(tag),
  minAge: blankable(wholeNumber(0, maxAgeYears)),
  maxAge: blankable(wholeNumber(0, maxAgeYears)),
}
const tableFilter = z.object(filterFields)
export type TableFilter = z.output<typeof tableFilter>

const orderFields = {
  /** The default is the order of entry. */
  sort: oneOf(tableSorts),
  order: oneOf(['asc', 'desc']),
}

const tableRow = property.omit({ next_replacement: true }).extend({
  state: z.enum(stateCodes),
  tags: z.array(tag),
  /** The component with the earliest forecast date. Null if the home has no components. */
  next_part: z
    .object({
      id,
      type: z.enum(componentTypes),
      unit_number: z.string().nullable(),
      plan_by: plainDate,
      overdue: z.boolean(),
    })
    .nullable(),
  /** The expected cost of the next 12 months, as in the plan of the home. */
  cost_next_12_months: dollars,
  unit_count: z.int(),
  /** The number of vacant places. Each unit is a place. A home without units is one place. */
  vacant_count: z.int(),
  /** The names of the first current tenants, at most three. */
  tenants: z.array(z.string()),
})
export type TableRow = z.input<typeof tableRow>

export const listTable = defineRoute({
  name: 'listTable',
  method: 'GET',
  path: '/v1/properties/table',
  summary: 'List homes with the figures by which they can be sorted and filtered',
  access: 'paid',
  // Clients must not cache this response: its order may depend on figures that are still being calculated.
  isCacheable: false,
  query: z.object({
    ...filterFields,
    ...orderFields,
    /** Page size, 100 by default. The response header `Link: <...>; rel="next"` contains the URL of the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(tableRow),
})

export const readTableTotals = defineRoute({
  name: 'readTableTotals',
  method: 'GET',
  path: '/v1/properties/table/totals',
  summary: 'Retrieve the totals of all homes that match a filter, and the tags in use',
  access: 'paid',
  isCacheable: false,
  query: tableFilter,
  status: 200,
  response: z.object({
    count: z.int(),
    cost_next_12_months: dollars,
    unit_count: z.int(),
    vacant_count: z.int(),
    /**
     * The number of homes whose figures are still being calculated. It counts all homes of the customer, not only those
     * that match the filter. Until it is 0, sums and orders are preliminary.
     */
    pending_count: z.int(),
    /** The tags of all homes, from A to Z, at most 200. */
    tags: z.array(tag),
  }),
})

export const exportTable = defineRoute({
  name: 'exportTable',
  method: 'GET',
  path: '/v1/properties/table.csv',
  summary: 'Download the table of homes as CSV, with the same filter and order',
  access: 'paid',
  isCacheable: false,
  query: z.object({ ...filterFields, ...orderFields }),
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

/** The maximum number of homes that one request changes or exports by id. */
export const maxBulkHomes = 10_000

export const exportHomes = defineRoute({
  name: 'exportHomes',
  method: 'POST',
  path: '/v1/properties/table.csv',
  summary: 'Download the listed homes as CSV, in the given order. Changes nothing',
  access: 'paid',
  body: z.object(
    { ids: boundedList(id, { kind: 'homes', min: 1, max: maxBulkHomes }), ...orderFields },
    'must be an object',
  ),
  bodyLimit: 1024 * 1024,
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

/** The maximum number of components that one request marks as inspected. */
export const maxInspectedComponents = 20_000

const bulkActions = ['tag', 'untag', 'archive', 'inspected'] as const
export type BulkAction = (typeof bulkActions)[number]

export const changeHomes = defineRoute({
  name: 'changeHomes',
  method: 'POST',
  path: '/v1/properties/bulk',
  summary: 'Tag, untag, archive or mark as inspected many homes: all of them or none',
  access: 'paid',
  body: z
    .object(
      {
        /** The homes to change. Without ids, all homes that match the filter. */
        ids: blankable(boundedList(id, { kind: 'homes', min: 1, max: maxBulkHomes })),
        filter: blankable(tableFilter),
        action: z.enum(bulkActions, `must be one of ${bulkActions.join(', ')}`),
        tag: blankable(tag),
      },
      'must be an object',
    )
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
      path: ['ids'],
      message: 'must be given, or a filter instead',
    })
    .refine(({ action, tag: label }) => !action.endsWith('tag') || label !== undefined, {
      path: ['tag'],
      message: 'must be given',
    }),
  bodyLimit: 1024 * 1024,
  status: 200,
  response: z.object({
    /** The number of homes that were changed. */
    count: z.int(),
  }),
})

import { z } from 'zod'
import { keysOf } from '../../objects.ts'
import {
  blankable,
  dollars,
  id,
  idCursor,
  maxPageEntries,
  notACursor,
  plainDate,
  wholeNumber,
} from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { stateWords } from './place-states.ts'

// The rent roll has one row for each rentable place: a unit, or a home that has no units or is rented as a whole.

/**
 * The orders of the rent roll. `home`: the order of entry. `lease_end`: the earliest end first. `rent`: the highest
 * rent first. With `lease_end` and `rent`, vacant places come last.
 */
const rentRollSorts = ['home', 'lease_end', 'rent'] as const

const filteredStates = ['vacant', 'ends_soon', 'over'] as const

/**
 * The position of a page's last row in the sorted list. It consists of the row's group, the value by which the group is
 * sorted, and the row's id.
 */
const cursorFields = z.discriminatedUnion('group', [
  z.object({ group: z.enum(['home', 'vacant']), key: idCursor, id: idCursor }),
  z.object({ group: z.literal('dated'), key: plainDate, id: idCursor }),
  z.object({ group: z.literal('undated'), key: z.literal('none'), id: idCursor }),
  z.object({ group: z.literal('rented'), key: z.string().regex(/^\d{1,10}$/), id: idCursor }),
])
export type RentRollCursor = z.output<typeof cursorFields>

/** Returns the position of a row in the format of the query parameter `cursor`. */
export const cursorOfRow = ({ group, key, id: rowId }: RentRollCursor): string => `${group}_${key}_${rowId}`

const cursor = z
  .string()
  .refine((text) => cursorFields.safeParse(partsOf(text)).success, notACursor)
  .transform((text) => cursorFields.parse(partsOf(text)))

function partsOf(text: string) {
  const [group, key, rowId] = text.split('_')
  return { group, key, id: rowId }
}

const rentRollQuery = {
  sort: blankable(z.enum(rentRollSorts, `must be one of ${rentRollSorts.join(', ')}`)),
  state: blankable(z.enum(filteredStates, `must be one of ${filteredStates.join(', ')}`)),
}

const rentRollRow = z.object({
  property_id: id,
  address: z.string(),
  /** Null for a home without units, and for a building that is rented as a whole. */
  unit_id: id.nullable(),
  unit_number: z.string().nullable(),
  state: z.enum(keysOf(stateWords)),
  /** The rent of the whole home: dollars per month. */
  home_rent: dollars,
  /** The current tenant and the lease. Null if the place is vacant. */
  tenant: z
    .object({
      id,
      first_name: z.string(),
      last_name: z.string(),
      co_tenant_count: z.int(),
      /** Dollars per month. */
      current_rent: dollars,
      /** Dollars. Null if unknown. */
      deposit: dollars.nullable(),
      contract_start_date: plainDate.nullable(),
      contract_end_date: plainDate.nullable(),
      move_out_date: plainDate.nullable(),
      /**
       * The days until the move-out date or, without one, until the end of the lease. Negative after that day. Null if
       * the lease has no end.
       */
      days_left: z.int().nullable(),
    })
    .nullable(),
})
export type RentRollRow = z.input<typeof rentRollRow>

export const listRentRoll = defineRoute({
  name: 'listRentRoll',
  method: 'GET',
  path: '/v1/rent-roll',
  summary: 'List every rentable place with its tenant, rent and lease, or as vacant',
  access: 'paid',
  query: z.object({
    ...rentRollQuery,
    /** Page size, 500 by default. The response header `Link: <...>; rel="next"` contains the URL of the next page. */
    limit: blankable(wholeNumber(1, maxPageEntries)),
    cursor: blankable(cursor),
  }),
  status: 200,
  response: z.array(rentRollRow),
})

export const readRentRollTotals = defineRoute({
  name: 'readRentRollTotals',
  method: 'GET',
  path: '/v1/rent-roll/totals',
  summary: 'Retrieve the monthly rent and the number of vacancies of all homes',
  access: 'paid',
  status: 200,
  response: z.object({
    /** Dollars per month. */
    monthly_rent: dollars,
    occupied_count: z.int(),
    vacant_count: z.int(),
    /** The share of places that are vacant, from 0 to 1. 0 if there are no places. */
    vacant_share: z.number().min(0).max(1),
  }),
})

export const exportRentRoll = defineRoute({
  name: 'exportRentRoll',
  method: 'GET',
  path: '/v1/rent-roll.csv',
  summary: 'Download the rent roll as CSV, with the same rows and order',
  access: 'paid',
  query: z.object(rentRollQuery),
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

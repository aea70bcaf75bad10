import { z } from 'zod'
import { blankable, id, idCursor, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { appliance, structure } from './components.ts'

const params = z.object({ id })

/**
 * The query parameters of a list that is sorted by order of entry. The response header `Link: <...>; rel="next"`
 * contains the URL of the next page.
 */
export const idPage = z.object({
  /** Page size. The default is 10,000. */
  limit: blankable(wholeNumber(1, 1000)),
  cursor: blankable(idCursor),
})

export const listAppliances = defineRoute({
  name: 'listAppliances',
  method: 'GET',
  path: '/v1/properties/:id/appliances',
  summary: 'List the appliances of a property and its units with their forecasts',
  access: 'paid',
  params,
  query: idPage,
  status: 200,
  response: z.array(appliance),
})

export const listStructures = defineRoute({
  name: 'listStructures',
  method: 'GET',
  path: '/v1/properties/:id/structures',
  summary: 'List the structures of a property with their forecasts',
  access: 'paid',
  params,
  query: idPage,
  status: 200,
  response: z.array(structure),
})

export const listUnitAppliances = defineRoute({
  name: 'listUnitAppliances',
  method: 'GET',
  path: '/v1/units/:id/appliances',
  summary: 'List the appliances of a unit with their forecasts',
  access: 'paid',
  params,
  query: idPage,
  status: 200,
  response: z.array(appliance),
})

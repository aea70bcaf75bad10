import { z } from 'zod'
import { id, requiredText, text } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

/** The fields of a saved view of the table of homes. */
export const viewFields = {
  name: requiredText(60),
  /**
   * The filters and the order as a query string, such as `state=TX&sort=cost`. Blank: all homes in the order of entry.
   */
  search: text(600),
}
const view = z.object({ id, ...viewFields })
export type View = z.input<typeof view>

export const listViews = defineRoute({
  name: 'listViews',
  method: 'GET',
  path: '/v1/properties/views',
  summary: 'List the saved views of the table of homes by name',
  access: 'paid',
  status: 200,
  response: z.array(view),
})

export const saveView = defineRoute({
  name: 'saveView',
  method: 'PUT',
  path: '/v1/properties/views',
  summary: 'Save a view of the table of homes. Replaces a view of the same name',
  access: 'paid',
  body: z.object(viewFields, 'must be an object'),
  status: 200,
  response: view,
})

export const deleteView = defineRoute({
  name: 'deleteView',
  method: 'DELETE',
  path: '/v1/properties/views/:id',
  summary: 'Delete a saved view',
  access: 'paid',
  params: z.object({ id }),
  status: 200,
  response: z.object({ id }),
})

import { z } from 'zod'
import { blankable, boundedList, emptiable, id, requiredText, text } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { maxImportedTenants } from '../../upload-limits.ts'
import { detailFields, isInOrder, leaseFields, outOfOrder, personFields } from './tenants.ts'

/** A row of a spreadsheet: a unit or a whole property, and its current tenant. */
const importedTenant = z
  .object(
    {
      /** The street alone, or with city, state and postal code, separated by commas. */
      address: requiredText(400),
      /** The id of the home, if the user chose one. It is used instead of the address. */
      property_id: blankable(id),
      /** Blank for the whole property. */
      unit_number: emptiable(text(50)),
      ...personFields,
      ...leaseFields,
      ...detailFields,
    },
    'must be an object',
  )
  .refine(isInOrder, outOfOrder)
export type ImportedTenant = z.output<typeof importedTenant>

export const importTenants = defineRoute({
  name: 'importTenants',
  method: 'POST',
  path: '/v1/tenants/import',
  summary:
    'Add the current tenants of many homes: all of them or none. A check returns the errors and adds nothing',
  access: 'paid',
  body: z.object(
    {
      rows: boundedList(importedTenant, { kind: 'rows', min: 1, max: maxImportedTenants }),
      is_check: blankable(z.boolean('must be true or false')),
    },
    'must be an object',
  ),
  status: 200,
  response: z.object({ tenant_count: z.int(), is_check: z.boolean() }),
})

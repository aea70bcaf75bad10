import { z } from 'zod'
import { id, timestamp } from '../primitives.ts'
import { defineRoute } from '../route.ts'

/** How much of each kind a file holds. */
const contents = z.object({
  properties: z.int(),
  units: z.int(),
  components: z.int(),
  replaced: z.int(),
  tenants: z.int(),
  notes: z.int(),
  photos: z.int(),
  maintenance: z.int(),
  reserves: z.int(),
  conversations: z.int(),
})
export type ImportContents = z.input<typeof contents>

/** What an upload address of an import answers once the file is checked whole. */
export const checkedImport = z.object({
  id,
  exported_at: timestamp,
  contents,
  /** What of the file stays out, and why, in sentences. */
  remarks: z.array(z.string()),
})
export type CheckedImport = z.input<typeof checkedImport>

export const startImport = defineRoute({
  name: 'startImport',
  method: 'POST',
  path: '/v1/records/imports',
  summary:
    'Begin an import: PUT the zip of an export to `upload_url` within a quarter of an hour. It is checked whole, and nothing lands yet; the newest of an account waits for a day',
  access: 'paid',
  status: 201,
  response: z.object({
    id,
    /** Absolute, and needs no token. Answers the id and the contents of what can land, or what is wrong with the file. */
    upload_url: z.url(),
  }),
})

export const landImport = defineRoute({
  name: 'landImport',
  method: 'POST',
  path: '/v1/records/imports/landings',
  summary: 'Add what a checked import holds to the account, all of it or nothing; twice is once',
  access: 'paid',
  body: z.object({ id }, 'must be an object'),
  status: 201,
  response: z.object({ contents }),
})

import { z } from 'zod'
import { blankable, id, idCursor, plainDate, requiredText, timestamp, wholeNumber } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { deletionGraceDays } from '../../terms.ts'
import { password } from '../accounts/accounts.ts'

/** The progress of an export. The export reads the database rows first, and then sends the stored files. */
const exportStatus = z.object({
  id,
  status: z.enum(['reading', 'sending', 'done', 'failed']),
  files_done: z.int(),
  files_total: z.int(),
  started_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type ExportStatus = z.input<typeof exportStatus>

export const startExport = defineRoute({
  name: 'startExport',
  method: 'POST',
  path: '/v1/records/exports',
  summary:
    'Start an export of all data. Open `download_url` within five minutes. Returns 409 while another export runs',
  access: 'account',
  status: 201,
  response: z.object({
    id,
    /** A signed absolute URL, used without a token, so that the browser itself can save the zip. */
    download_url: z.url(),
  }),
})

export const readExport = defineRoute({
  name: 'readExport',
  method: 'GET',
  path: '/v1/records/exports',
  summary: 'Retrieve the progress of the newest export. Returns null if there was none',
  access: 'account',
  status: 200,
  response: z.object({ export: exportStatus.nullable() }),
})

/** The word that a customer must type to confirm the deletion. */
const deletionWord = 'DELETE'

export const deleteAccount = defineRoute({
  name: 'deleteAccount',
  method: 'POST',
  path: '/v1/records/deletion',
  summary: `Delete the account. Ends all sessions now and deletes all data permanently in ${deletionGraceDays} days. Signing in before that restores the account`,
  access: 'account',
  body: z.object(
    {
      password,
      confirmation: requiredText(20).refine(
        (word) => word.toUpperCase() === deletionWord,
        `must be the word ${deletionWord}`,
      ),
    },
    'must be an object',
  ),
  status: 200,
  response: z.object({
    /** The time at which everything is deleted. Until then the account can be restored. */
    deleted_at: timestamp,
    /** The date of `deleted_at` in the customer's time zone. */
    deleted_on: plainDate,
  }),
})

const kinds = ['homes', 'components', 'tenants', 'notes', 'photos', 'plan', 'account'] as const
export type ChangeKind = (typeof kinds)[number]

/** One entry of the change history, described in words. */
const change = z.object({
  id,
  at: timestamp,
  /** The date in the customer's time zone. */
  on: plainDate,
  by: z.enum(['you', 'homebot', 'import', 'payment', 'job']),
  /** The heading of the entry, such as `Home added`. */
  title: z.string(),
  /** The details: `Roof of 12 Elm St: installed on changed from May 1, 2010 to June 1, 2012`. */
  lines: z.array(
    z.object({
      text: z.string(),
      /** The id of the affected home. Null if the change affects no home, or if that home cannot be opened any more. */
      property_id: id.nullable(),
    }),
  ),
})
export type Change = z.input<typeof change>

/** Customers may always read their own history, without payment. */
export const listChanges = defineRoute({
  name: 'listChanges',
  method: 'GET',
  path: '/v1/records/changes',
  summary: 'List the changes in the account with their author and time, newest first',
  access: 'account',
  query: z.object({
    kind: blankable(z.enum(kinds, `must be one of ${kinds.join(', ')}`)),
    propertyId: blankable(id),
    /** The default is 30. */
    limit: blankable(wholeNumber(1, 100)),
    /** The last change of the previous page, from the `Link` header. */
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(change),
})

import { z } from 'zod'
import { blankable, id, idCursor, plainDate, requiredText, timestamp, wholeNumber } from '../primitives.ts'
import { defineRoute } from '../route.ts'
import { password } from './accounts.ts'

/** How far a copy is: its rows are read, then its files are sent. */
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
    'Ask for a copy of everything: open `download_url` within five minutes. One at a time; 409 while one is under way',
  access: 'account',
  status: 201,
  response: z.object({
    id,
    /** Absolute, and needs no token: the browser itself can save what it answers, a zip. */
    download_url: z.url(),
  }),
})

export const readExport = defineRoute({
  name: 'readExport',
  method: 'GET',
  path: '/v1/records/exports',
  summary: 'How far the newest copy is; null where none was ever begun',
  access: 'account',
  status: 200,
  response: z.object({ export: exportStatus.nullable() }),
})

/** The word that says that it is meant. */
const deletionWord = 'DELETE'

export const deleteAccount = defineRoute({
  name: 'deleteAccount',
  method: 'POST',
  path: '/v1/records/deletion',
  summary:
    'Delete the account: every session ends now, all of it is deleted for good in 14 days, and signing in before that restores it',
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
    /** When nothing of it can be brought back any more. */
    deleted_at: timestamp,
    /** Their calendar date then. */
    deleted_on: plainDate,
  }),
})

const kinds = ['homes', 'components', 'tenants', 'notes', 'photos', 'plan', 'account'] as const
export type ChangeKind = (typeof kinds)[number]

/** One write, in words. */
const change = z.object({
  id,
  at: timestamp,
  /** The day of it, where the customer is. */
  on: plainDate,
  by: z.enum(['you', 'homebot', 'import', 'payment', 'job']),
  /** `Home added`. */
  title: z.string(),
  /** What exactly: `Roof of 12 Elm St: installed on changed from May 1, 2010 to June 1, 2012`. */
  lines: z.array(
    z.object({
      text: z.string(),
      /** The home it concerns, while it can be opened. */
      property_id: id.nullable(),
    }),
  ),
})
export type Change = z.input<typeof change>

/** The trail is its owner's own, as a copy is: nobody pays to see it. */
export const listChanges = defineRoute({
  name: 'listChanges',
  method: 'GET',
  path: '/v1/records/changes',
  summary: 'What changed in the account, by whom and when, newest first',
  access: 'account',
  query: z.object({
    kind: blankable(z.enum(kinds, `must be one of ${kinds.join(', ')}`)),
    propertyId: blankable(id),
    /** 30 without it. */
    limit: blankable(wholeNumber(1, 100)),
    /** The last change of the page before, as the `Link` header gives it. */
    cursor: blankable(idCursor),
  }),
  status: 200,
  response: z.array(change),
})

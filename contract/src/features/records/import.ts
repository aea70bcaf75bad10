import { z } from 'zod'
import { byKey } from '../../objects.ts'
import { id, timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'
import { type ListName, listNames } from './format.ts'

type ImportedList = Exclude<ListName, 'changes'>
/**
 * The lists that an import adds to an account. The change history is left out, because it describes the exported
 * account.
 */
export const importedLists = listNames.filter((name): name is ImportedList => name !== 'changes')

/** Creates an object with a value for each list that an import adds. */
export const byImportedList = <Value>(make: (name: ImportedList) => Value): Record<ImportedList, Value> =>
  byKey(importedLists, (name) => name, make)

/**
 * The number of records in each list of a file. `replaced` is the number of earlier installations of the components in
 * the file.
 */
const contents = z.object({
  ...byImportedList(() => z.int()),
  replaced: z.int(),
})
export type ImportContents = z.input<typeof contents>

/** The response to the upload of a file, after the whole file was checked. */
const checkedImport = z.object({
  id,
  exported_at: timestamp,
  contents,
  /** Sentences about the data in the file that is not imported, with the reason. */
  remarks: z.array(z.string()),
})
export type CheckedImport = z.input<typeof checkedImport>

export const startImport = defineRoute({
  name: 'startImport',
  method: 'POST',
  path: '/v1/records/imports',
  summary:
    'Start an import. Upload the zip of an export to `upload_url` with PUT within 15 minutes. The file is checked, and nothing is added. The newest import of an account is kept for a day',
  access: 'paid',
  status: 201,
  response: z.object({
    id,
    /**
     * A signed absolute URL for the upload, which needs no token. The response to the upload contains the id and
     * contents of a valid file, or else its issues.
     */
    upload_url: z.url(),
  }),
})

export const commitImport = defineRoute({
  name: 'commitImport',
  method: 'POST',
  path: '/v1/records/imports/landings',
  summary:
    'Add the contents of a checked import to the account: all of it or nothing. Repeating it adds nothing',
  access: 'paid',
  body: z.object({ id }, 'must be an object'),
  status: 201,
  response: z.object({ contents }),
})

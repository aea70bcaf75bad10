import { z } from 'zod'
import { id } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

export const csvTemplate = defineRoute({
  name: 'csvTemplate',
  method: 'GET',
  path: '/v1/properties/csv-template',
  summary: 'Download the CSV template of a portfolio, with two example rows',
  access: 'public',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

export const csvBulkUpload = defineRoute({
  name: 'csvBulkUpload',
  method: 'POST',
  path: '/v1/properties/csv-bulk-upload',
  summary: 'Import a portfolio from the field `file` of a multipart form: all of its rows or none',
  access: 'paid',
  formFiles: ['file'],
  status: 201,
  response: z.object({
    error: z.null(),
    row_count: z.int(),
    property_count: z.int(),
    unit_count: z.int(),
    /** Columns of the file that the template does not have, spelled as in the file. */
    ignored_columns: z.array(z.string()),
  }),
})

/**
 * The maximum number of duplicates that a check lists. A duplicate is a row of a home that the customer already has.
 * Duplicates beyond this limit are only counted.
 */
export const maxListedDuplicates = 1_000

export const csvCheck = defineRoute({
  name: 'csvCheck',
  method: 'POST',
  path: '/v1/properties/csv-check',
  summary: 'Check a portfolio without importing it. Returns its errors and the homes that already exist',
  access: 'paid',
  formFiles: ['file'],
  status: 200,
  response: z.object({
    row_count: z.int(),
    property_count: z.int(),
    unit_count: z.int(),
    /** The first hundred issues. Their path is `line.column`, as in the issues of an import. */
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
    issue_count: z.int(),
    /**
     * One entry for each home in the file that the customer already has at the same address. `line` is the line of its
     * first row.
     */
    duplicates: z.array(z.object({ line: z.int(), property_id: id })).max(maxListedDuplicates),
    duplicate_count: z.int(),
  }),
})

import { z } from 'zod'
import { defineRoute } from '../route.ts'

export const csvTemplate = defineRoute({
  name: 'csvTemplate',
  method: 'GET',
  path: '/v1/properties/csv-template',
  summary: 'The template of a portfolio in CSV, with two example rows',
  access: 'public',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
})

/** About 20,000 rows. */
export const maxCsvBytes = 2 * 1024 * 1024

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
    /** Columns of the file that the template does not have, as spelled in the file. */
    ignored_columns: z.array(z.string()),
  }),
})

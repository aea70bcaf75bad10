import { createHash } from 'node:crypto'
import multipart, { type MultipartFile } from '@fastify/multipart'
import {
  csvBulkUpload,
  csvCheck,
  csvTemplate as csvTemplateRoute,
  maxListedDuplicates,
} from '@home-pulse/contract/features/properties/csv'
import { maxCsvBytes } from '@home-pulse/contract/upload-limits'
import type { FastifyRequest } from 'fastify'
import { ApiError, apiError } from '../../../platform/errors/api-error.ts'
import { countUnits } from '../count-rules.ts'
import { createHomes } from '../create-commands.ts'
import type { PropertiesServices } from '../services.ts'
import { addressKey } from './address-rules.ts'
import { CsvFileError, readCsv } from './csv-file.ts'
import { csvIssue, csvTemplate, fileIssue } from './present.ts'
import { findHomesAt } from './queries.ts'
import { type CsvPortfolio, collectPortfolio } from './read.ts'

/**
 * Registers the routes that provide the CSV template, check a CSV file and import it. Only these routes
 * accept multipart forms.
 */
export function registerCsv(services: PropertiesServices): void {
  const { bind, gate } = services

  bind(csvTemplateRoute, async ({ reply }) => {
    reply.type('text/csv; charset=utf-8')
    reply.header('content-disposition', 'attachment; filename="home-pulse-template.csv"')
    return csvTemplate
  })

  services.app.register(async (app) => {
    await app.register(multipart)
    // The parser accepts every content type. The handler then refuses other types with a message about the file.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))

    bind(
      csvBulkUpload,
      async ({ session, request }) => {
        // A slow upload must not hold a database connection, so the connection is released before the body is read.
        gate.releaseConnection(session.owner)
        const received = await receivePortfolio(request)
        if (received instanceof ApiError) return received
        const { homes, rowCount, ignoredColumns, digest } = received
        return createHomes(services, session, request, {
          homes,
          content: digest,
          answer: async () => ({
            error: null,
            row_count: rowCount,
            property_count: homes.length,
            unit_count: countUnits(homes),
            ignored_columns: [...ignoredColumns],
          }),
        })
      },
      app,
    )

    bind(
      csvCheck,
      async ({ session, request }) => {
        gate.releaseConnection(session.owner)
        const received = await receivePortfolio(request, { acceptsIssues: true })
        if (received instanceof ApiError) return received
        const { homes, lines, rowCount, issues, issueCount } = received
        const known = await gate.read(session.owner, (sql) => findHomesAt(sql, session.owner, homes))
        const duplicates = homes.flatMap((home, at) => {
          const propertyId = known.get(addressKey(home))
          return propertyId === undefined ? [] : [{ line: lines[at] ?? 0, property_id: propertyId }]
        })
        return {
          row_count: rowCount,
          property_count: homes.length,
          unit_count: countUnits(homes),
          issues: [...issues],
          issue_count: issueCount,
          duplicates: duplicates.slice(0, maxListedDuplicates),
          duplicate_count: duplicates.length,
        }
      },
      app,
    )
  })
}

/** Thrown if the upload ended early or was not a valid form. */
class UploadError extends Error {}

// The maximum size of the form. It is larger than the file, because the form also contains headers.
const maxFormBytes = maxCsvBytes + 64 * 1024
const fileError = (message: string) =>
  apiError('invalid_csv', { issues: [fileIssue(message)], issueCount: 1 })

interface Acceptance {
  /** If true, the issues of a file are returned in the response. If false, a file with issues is refused with 422. */
  readonly acceptsIssues: boolean
}

async function receivePortfolio(
  request: FastifyRequest,
  acceptance: Acceptance = { acceptsIssues: false },
): Promise<(CsvPortfolio & { readonly digest: string }) | ApiError> {
  if (Number(request.headers['content-length']) > maxFormBytes) return apiError('too_large')
  if (!request.isMultipart()) return fileError('must be sent as multipart/form-data, in the field "file".')
  try {
    let answer: Awaited<ReturnType<typeof receivePortfolio>> | undefined
    for await (const part of partsOf(request)) {
      if (part.fieldname !== 'file') part.file.resume()
      else if (answer) return fileError('must come alone: send one at a time.')
      else if (!/\.csv$/i.test(part.filename)) return fileError('must have a name that ends in .csv.')
      else answer = await readPortfolio(part, acceptance)
    }
    return answer ?? fileError('is missing: choose one, in the field "file".')
  } catch (error) {
    if (error instanceof UploadError) return fileError('did not arrive whole. Please try again.')
    throw error
  } finally {
    // Reads and discards the rest of the body, so that the connection can carry the response and the next
    // request.
    request.raw.unpipe().resume()
  }
}

async function readPortfolio(part: MultipartFile, { acceptsIssues }: Acceptance) {
  const hash = createHash('sha256')
  try {
    const portfolio = await collectPortfolio(readCsv(bytesOf(part, hash)))
    if (part.file.truncated) return apiError('too_large')
    const { issues, issueCount } = portfolio
    if (issueCount > 0 && !acceptsIssues) return apiError('invalid_csv', { issues: [...issues], issueCount })
    return { ...portfolio, digest: hash.digest('hex') }
  } catch (error) {
    if (part.file.truncated) return apiError('too_large')
    if (!(error instanceof CsvFileError)) throw error
    const { line, message } = error
    return line === undefined
      ? fileError(`${message}.`)
      : apiError('invalid_csv', { issues: [csvIssue(line, '', message)], issueCount: 1 })
  }
}

// Yields the files of a form. Errors of the form become an UploadError, and then a 422. Errors that the caller throws
// while it reads a file do not pass through this function.
async function* partsOf(request: FastifyRequest): AsyncGenerator<MultipartFile> {
  try {
    yield* request.files({
      throwFileSizeLimit: false,
      limits: { fileSize: maxCsvBytes, files: 2, fields: 20 },
    })
  } catch (error) {
    throw new UploadError('the form could not be read', { cause: error })
  }
}

async function* bytesOf(
  { file }: MultipartFile,
  hash: { update(bytes: Buffer): unknown },
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) {
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    throw new UploadError('the file broke off', { cause: error })
  }
}

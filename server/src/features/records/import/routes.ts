import { Readable } from 'node:stream'
import * as contract from '@home-pulse/contract/features/records/import'
import { id as uuid } from '@home-pulse/contract/primitives'
import { maxZipBytes } from '@home-pulse/contract/upload-limits'
import { z } from 'zod'
import { apiError } from '../../../platform/errors/api-error.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import { makeUploadSlots } from '../../../platform/storage/upload-slots.ts'
import type { RecordsServices } from '../services.ts'
import { commitImport, stageImport, sweepJob } from './commands.ts'

const linkLifetimeMs = 15 * 60 * 1000
const uploadPath = '/v1/uploads/imports/'
/** The maximum number of uploads at the same time. Each writes a file to disk. */
const maxSimultaneousUploads = 8

const importQuery = z.object({ customer: uuid })

/** Registers the routes of the import: request an upload URL, upload and check a zip, confirm the import. */
export function registerImports(services: RecordsServices): void {
  const { app, bind, clock, config, gate, jobs, makeId, sessionLinks } = services
  const slots = makeUploadSlots(maxSimultaneousUploads)
  jobs.add(sweepJob(services))

  bind(contract.startImport, async ({ session, request }) => {
    const origin = publicOrigin(config, request)
    const id = makeId()
    const address = `${uploadPath}${id}?${new URLSearchParams({ customer: session.owner.customerId })}`
    return {
      id,
      upload_url: origin + sessionLinks.sign('PUT', address, session, clock.nowMs() + linkLifetimeMs),
    }
  })

  bind(contract.commitImport, async ({ body, session }) => {
    // The request releases its database connection first, because reading the zip and its photos may take long.
    gate.releaseConnection(session.owner)
    return commitImport(services, session, body.id)
  })

  app.register(async (bytesOnly) => {
    bytesOnly.removeAllContentTypeParsers()
    bytesOnly.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    bytesOnly.put<{ Params: { id: string } }>(
      `${uploadPath}:id`,
      {
        bodyLimit: maxZipBytes,
        schema: { hide: true },
        onRequest: ({ method, url }) => sessionLinks.check(method, url),
      },
      async ({ params: { id }, query, body }) => {
        const { customer } = importQuery.parse(query)
        const slot = slots.acquire(customer)
        if (!slot) throw apiError('unavailable', { retryAfterSeconds: 10 })
        try {
          const bytes = body instanceof Readable ? body : Readable.from([])
          return await stageImport(services, gate.createOwner(customer), id, bytes)
        } finally {
          slot.release()
        }
      },
    )
  })
}

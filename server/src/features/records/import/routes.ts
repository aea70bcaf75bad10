import { Readable } from 'node:stream'
import * as contract from '@home-pulse/contract/features/records/import'
import { id as uuid } from '@home-pulse/contract/primitives'
import { z } from 'zod'
import { apiError } from '../../../platform/errors/api-error.ts'
import { publicOrigin } from '../../../platform/http/public-origin.ts'
import type { Services } from '../../../platform/services.ts'
import { makeUploadSlots } from '../../../platform/storage/upload-slots.ts'
import { commitImport, maxZipBytes, stageImport, sweepJob } from './commands.ts'

const linkLivesMs = 15 * 60 * 1000
const uploadPath = '/v1/uploads/imports/'
/** The maximum number of simultaneous uploads, because each writes a file to disk. */
const maxAtOnce = 8

const whose = z.object({ customer: uuid })

/** Registers the routes of the import: request an upload URL, upload and check a zip, confirm the import. */
export function registerImports(services: Services): void {
  const { app, bind, clock, config, gate, jobs, makeId, sessionLinks } = services
  const room = makeUploadSlots(maxAtOnce)
  jobs.add(sweepJob(services))

  bind(contract.startImport, async ({ session, request }) => {
    const origin = publicOrigin(config, request)
    const id = makeId()
    const address = `${uploadPath}${id}?${new URLSearchParams({ customer: session.owner.customerId })}`
    return {
      id,
      upload_url: origin + sessionLinks.sign('PUT', address, session, clock.nowMs() + linkLivesMs),
    }
  })

  bind(contract.commitImport, async ({ body, session }) => {
    // Reading the zip and its photos can take long, so the request releases its database connection first.
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
        const { customer } = whose.parse(query)
        const place = room.enter(customer)
        if (!place) throw apiError('unavailable', { retryAfterSeconds: 10 })
        try {
          const bytes = body instanceof Readable ? body : Readable.from([])
          return await stageImport(services, gate.createOwner(customer), id, bytes)
        } finally {
          place.leave()
        }
      },
    )
  })
}

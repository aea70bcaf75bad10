import { Readable } from 'node:stream'
import * as contract from '@home-pulse/contract/features/records-import'
import { id as uuid } from '@home-pulse/contract/primitives'
import { z } from 'zod'
import { publicOrigin } from '../../platform/origin.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refusal.ts'
import { makeUploadRoom } from '../../platform/upload-room.ts'
import { landImport, mostZipBytes, stageImport, sweepJob } from './import-commands.ts'

const linkLivesMs = 15 * 60 * 1000
const uploadPath = '/v1/uploads/imports/'
/** They arrive on disk, as fast as whoever sends them can. */
const mostAtOnce = 8

const whose = z.object({ customer: uuid })

/** A copy that is brought back, or elsewhere: first looked through, then added on a second word. */
export function registerImports(platform: Platform): void {
  const { app, bind, clock, config, gate, jobs, makeId, sessionLinks } = platform
  const room = makeUploadRoom(mostAtOnce)
  jobs.add(sweepJob(platform))

  bind(contract.startImport, async ({ session, request }) => {
    const origin = publicOrigin(config, request)
    const id = makeId()
    const address = `${uploadPath}${id}?${new URLSearchParams({ customer: session.owner.customerId })}`
    return {
      id,
      upload_url: origin + sessionLinks.sign('PUT', address, session, clock.nowMs() + linkLivesMs),
    }
  })

  bind(contract.landImport, async ({ body, session }) => {
    // However long photos take to be read, no connection waits for it.
    gate.dismiss(session.owner)
    return landImport(platform, session, body.id)
  })

  app.register(async (bytesOnly) => {
    bytesOnly.removeAllContentTypeParsers()
    bytesOnly.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    bytesOnly.put<{ Params: { id: string } }>(
      `${uploadPath}:id`,
      {
        bodyLimit: mostZipBytes,
        schema: { hide: true },
        onRequest: ({ method, url }) => sessionLinks.check(method, url),
      },
      async ({ params: { id }, query, body }) => {
        const { customer } = whose.parse(query)
        const place = room.enter(customer)
        if (!place) throw refuse('unavailable', { retryAfterSeconds: 10 })
        try {
          const bytes = body instanceof Readable ? body : Readable.from([])
          return await stageImport(platform, gate.admit(customer), id, bytes)
        } finally {
          place.leave()
        }
      },
    )
  })
}

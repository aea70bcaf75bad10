import { id as uuid } from '@home-pulse/contract/primitives'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { MakeId } from '../config/ids.ts'
import { type ApiError, apiError } from '../errors/api-error.ts'
import { onFinished } from '../http/on-request-finished.ts'
import { publicOrigin } from '../http/public-origin.ts'
import type { Session } from '../http/session.ts'
import type { SessionLinks } from '../http/session-links.ts'
import type { Actor, Gate, Owner } from '../tenancy/gate.ts'
import { makeUploadSlots, type UploadSlot } from './upload-slots.ts'

interface UploadServices {
  readonly app: FastifyInstance
  readonly clock: Clock
  readonly config: Config
  readonly gate: Gate
  readonly makeId: MakeId
  readonly sessionLinks: SessionLinks
}

/** An upload to a signed URL: the uploaded bytes, and the values that the URL contains. */
export interface Upload<Target> {
  readonly owner: Owner
  readonly actor: Actor
  /** The id of the object to create. The URL contains it, so two uploads to one URL have the same id. */
  readonly id: string
  readonly target: Target
  readonly bytes: Buffer
}

export interface UploadKind<Target extends z.ZodObject> {
  /** The name of this kind of upload, as in the URL `/v1/uploads/<name>/<id>`. */
  readonly name: string
  readonly maxBytes: number
  /** The schema of the values that `receive` gets as `target`. They are part of the signed URL. */
  readonly target: Target
  /** Validates and stores the bytes, completely or not at all. */
  readonly receive: (upload: Upload<z.output<Target>>) => Promise<ApiError | undefined>
}

/** Returns an absolute URL to which a client can upload one object. The URL is valid for a quarter of an hour. */
export type OpenUpload<Target> = (session: Session, request: FastifyRequest, target: Target) => string

const validMs = 15 * 60 * 1000
/** The maximum total size of the uploads of one kind that are in progress. They are in memory until they are stored. */
const maxBytesAtOnce = 256 * 1024 * 1024

/** The ids in the URL of an upload. `id` is the id of the object to create. */
const urlIds = z.object({ id: uuid, customer: uuid, user: uuid })

/**
 * Accepts uploads at signed URLs, without a session token. The signature covers the customer and the object. It is
 * verified before the body is read. The content type is ignored, because `receive` checks the bytes.
 */
export function acceptUploads<Target extends z.ZodObject>(
  { app, clock, config, gate, makeId, sessionLinks }: UploadServices,
  { name, maxBytes, target, receive }: UploadKind<Target>,
): OpenUpload<z.output<Target>> {
  const slots = makeUploadSlots(Math.floor(maxBytesAtOnce / maxBytes))

  app.register(async (bytesOnly) => {
    bytesOnly.removeAllContentTypeParsers()
    bytesOnly.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    bytesOnly.decorateRequest('uploadSlot', undefined)
    bytesOnly.put<{ Params: { id: string } }>(
      `/v1/uploads/${name}/:id`,
      {
        bodyLimit: maxBytes,
        schema: { hide: true },
        async onRequest(request, reply) {
          const { method, url, query } = request
          await sessionLinks.check(method, url)
          const slot = slots.acquire(String(Object(query).customer))
          if (!slot) throw apiError('unavailable', { retryAfterSeconds: 2 })
          request.uploadSlot = slot
          onFinished(reply, () => slot.isProcessing || slot.release())
        },
      },
      async ({ id: requestId, params, query, body, uploadSlot }) => {
        const from = urlIds.safeParse({ ...params, ...Object(query) })
        const to = target.safeParse(query)
        // The values can be invalid if the URL was signed by another version of the server.
        if (!from.success || !to.success) throw apiError('link_not_valid')
        const { id, customer, user } = from.data
        if (uploadSlot) uploadSlot.isProcessing = true
        try {
          const error = await receive({
            owner: gate.createOwner(customer),
            actor: { userId: user, action: `upload ${name}`, requestId },
            id,
            target: to.data,
            bytes: body instanceof Buffer ? body : Buffer.alloc(0),
          })
          if (error) throw error
        } finally {
          uploadSlot?.release()
        }
        return { id }
      },
    )
  })

  return (session, request, details) => {
    const { owner, userId } = session
    const query = new URLSearchParams({ customer: owner.customerId, user: userId })
    for (const [key, value] of Object.entries(details)) if (value !== undefined) query.set(key, String(value))
    const path = `/v1/uploads/${name}/${makeId()}?${query}`
    return publicOrigin(config, request) + sessionLinks.sign('PUT', path, session, clock.nowMs() + validMs)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadSlot: UploadSlot | undefined
  }
}

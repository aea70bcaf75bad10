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
import { makeUploadSlots, type UploadPlace } from './upload-slots.ts'

interface UploadServices {
  readonly app: FastifyInstance
  readonly clock: Clock
  readonly config: Config
  readonly gate: Gate
  readonly makeId: MakeId
  readonly sessionLinks: SessionLinks
}

/** Bytes that arrived at a signed URL, with the URL's metadata. */
export interface Upload<Target> {
  readonly owner: Owner
  readonly actor: Actor
  /**
   * The id of the object to create. It is part of the URL, so a second upload to the same URL has the same
   * id.
   */
  readonly id: string
  readonly target: Target
  readonly bytes: Buffer
}

export interface UploadKind<Target extends z.ZodObject> {
  /** The kind of upload in the URL: `/v1/uploads/<name>/<id>`. */
  readonly name: string
  readonly maxBytes: number
  /** The schema of the values that are needed when the bytes arrive. They are part of the signed URL. */
  readonly target: Target
  /** Validates and stores the bytes, completely or not at all. */
  readonly receive: (upload: Upload<z.output<Target>>) => Promise<ApiError | undefined>
}

/** Creates an absolute URL that accepts the bytes of one object, once, within a quarter of an hour. */
export type OpenUpload<Target> = (session: Session, request: FastifyRequest, target: Target) => string

const openMs = 15 * 60 * 1000
/** The maximum total size of simultaneous uploads, which are held in memory while they are validated. */
const maxBytesAtOnce = 256 * 1024 * 1024

/** The ids in the URL: of the object, the customer and the user. */
const by = z.object({ id: uuid, customer: uuid, user: uuid })

/**
 * Accepts uploads at signed URLs, without a token. The signature determines the customer and the object, and
 * is verified before the body is read. The content type is ignored; `receive` checks the bytes.
 */
export function acceptUploads<Target extends z.ZodObject>(
  { app, clock, config, gate, makeId, sessionLinks }: UploadServices,
  { name, maxBytes, target, receive }: UploadKind<Target>,
): OpenUpload<z.output<Target>> {
  const room = makeUploadSlots(Math.floor(maxBytesAtOnce / maxBytes))

  app.register(async (bytesOnly) => {
    bytesOnly.removeAllContentTypeParsers()
    bytesOnly.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    bytesOnly.decorateRequest('uploadPlace', undefined)
    bytesOnly.put<{ Params: { id: string } }>(
      `/v1/uploads/${name}/:id`,
      {
        bodyLimit: maxBytes,
        schema: { hide: true },
        async onRequest(request, reply) {
          const { method, url, query } = request
          await sessionLinks.check(method, url)
          const place = room.enter(String(Object(query).customer))
          if (!place) throw apiError('unavailable', { retryAfterSeconds: 2 })
          request.uploadPlace = place
          onFinished(reply, () => place.isAtWork || place.leave())
        },
      },
      async ({ id: requestId, params, query, body, uploadPlace }) => {
        const from = by.safeParse({ ...params, ...Object(query) })
        const to = target.safeParse(query)
        // Another version of the server signed this URL, with other fields.
        if (!from.success || !to.success) throw apiError('link_not_valid')
        const { id, customer, user } = from.data
        if (uploadPlace) uploadPlace.isAtWork = true
        try {
          const refusal = await receive({
            owner: gate.createOwner(customer),
            actor: { userId: user, action: `upload ${name}`, requestId },
            id,
            target: to.data,
            bytes: body instanceof Buffer ? body : Buffer.alloc(0),
          })
          if (refusal) throw refusal
        } finally {
          uploadPlace?.leave()
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
    return publicOrigin(config, request) + sessionLinks.sign('PUT', path, session, clock.nowMs() + openMs)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadPlace: UploadPlace | undefined
  }
}

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

/** Bytes that arrived at a signed address, and what that address says of them. */
export interface Upload<Target> {
  readonly owner: Owner
  readonly actor: Actor
  /** The id that the bytes become an object under: a second arrival finds it taken. */
  readonly id: string
  readonly target: Target
  readonly bytes: Buffer
}

export interface UploadKind<Target extends z.ZodObject> {
  /** Its word in the address: `/v1/uploads/<name>/<id>`. */
  readonly name: string
  readonly maxBytes: number
  /** What must be known again when the bytes arrive, as texts: it stands in the address, signed with it. */
  readonly target: Target
  /** Checks and keeps the bytes, all or nothing. */
  readonly receive: (upload: Upload<z.output<Target>>) => Promise<ApiError | undefined>
}

/** Makes an absolute address that takes the bytes of one object, once, for a quarter of an hour. */
export type OpenUpload<Target> = (session: Session, request: FastifyRequest, target: Target) => string

const openMs = 15 * 60 * 1000
/** Bodies are whole in memory while they are checked: together they must not fill it. */
const maxBytesAtOnce = 256 * 1024 * 1024

/** Who opened the address, and for what. */
const by = z.object({ id: uuid, customer: uuid, user: uuid })

/**
 * Takes uploads of one kind at addresses that need no token: the signature says who may put what, and is checked
 * before a byte of the body is read. The content type does not matter, the bytes do.
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
        // Signed by another version, perhaps: it means nothing here.
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

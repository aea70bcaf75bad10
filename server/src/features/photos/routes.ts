import { createPhoto, readPhoto } from '@home-pulse/contract/features/photos/photos'
import { id } from '@home-pulse/contract/primitives'
import { maxPhotoBytes } from '@home-pulse/contract/upload-limits'
import { z } from 'zod'
import type { Sql } from '../../platform/database/database.ts'
import { type ApiError, apiError } from '../../platform/errors/api-error.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'
import type { Session } from '../../platform/http/session.ts'
import { acceptUploads } from '../../platform/storage/signed-uploads.ts'
import { findOwnProperty, type OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { storePhoto } from './commands.ts'
import { selectPhotoKey } from './queries.ts'
import type { PhotosServices } from './services.ts'

interface PhotoParams {
  readonly id: string
  readonly customerId: string
}

export function registerPhotos(services: PhotosServices): void {
  const { bind, config, gate, storage } = services

  const openUpload = acceptUploads(services, {
    name: 'photos',
    maxBytes: maxPhotoBytes,
    target: z.object({ property: id }),
    receive: async (upload) => errorByOutcome[await storePhoto(services, upload)](),
  })

  bind(readPhoto, async ({ params, session, request }) => {
    const origin = publicOrigin(config, request)
    const found = await gate.read(session.owner, async (sql) => {
      const property = await propertyOf(sql, session, params)
      return property && { key: await selectPhotoKey(sql, session.owner, property) }
    })
    if (!found) return apiError('not_found')
    return { signedURL: found.key === undefined ? null : await storage.signRead(found.key, origin, session) }
  })

  bind(createPhoto, async ({ params, session, request }) => {
    const property = await gate.read(session.owner, (sql) => propertyOf(sql, session, params))
    return property
      ? { imageUrl: openUpload(session, request, { property: property.id }) }
      : apiError('not_found')
  })
}

async function propertyOf(
  sql: Sql,
  { owner, userId }: Session,
  { id: propertyId, customerId }: PhotoParams,
): Promise<OwnedProperty | undefined> {
  return customerId === userId ? findOwnProperty(sql, owner, propertyId) : undefined
}

const errorByOutcome: Record<Awaited<ReturnType<typeof storePhoto>>, () => ApiError | undefined> = {
  stored: () => undefined,
  not_a_photo: () => apiError('not_a_photo'),
  no_property: () => apiError('not_found'),
  already_stored: () => apiError('already_uploaded'),
}

import { createPhoto, readPhoto } from '@home-pulse/contract/features/photos'
import { id } from '@home-pulse/contract/primitives'
import { z } from 'zod'
import type { Sql } from '../../platform/database.ts'
import { publicOrigin } from '../../platform/origin.ts'
import { type OwnedProperty, ownProperty } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Session } from '../../platform/session.ts'
import { acceptUploads } from '../../platform/uploads.ts'
import { keepPhoto } from './commands.ts'
import { selectPhotoKey } from './queries.ts'

interface PhotoParams {
  readonly id: string
  readonly customerId: string
}

export function registerPhotos(platform: Platform): void {
  const { bind, config, gate, storage } = platform

  const openUpload = acceptUploads(platform, {
    name: 'photos',
    maxBytes: 10 * 1024 * 1024,
    target: z.object({ property: id }),
    receive: async (upload) => refusalOf[await keepPhoto(platform, upload)](),
  })

  bind(readPhoto, async ({ params, session, request }) => {
    const origin = publicOrigin(config, request)
    const found = await gate.read(session.owner, async (sql) => {
      const property = await propertyOf(sql, session, params)
      return property && { key: await selectPhotoKey(sql, session.owner, property) }
    })
    if (!found) return refuse('not_found')
    return { signedURL: found.key === undefined ? null : await storage.signRead(found.key, origin, session) }
  })

  bind(createPhoto, async ({ params, session, request }) => {
    const property = await gate.read(session.owner, (sql) => propertyOf(sql, session, params))
    return property
      ? { imageUrl: openUpload(session, request, { property: property.id }) }
      : refuse('not_found')
  })
}

async function propertyOf(
  sql: Sql,
  { owner, userId }: Session,
  { id: propertyId, customerId }: PhotoParams,
): Promise<OwnedProperty | undefined> {
  return customerId === userId ? ownProperty(sql, owner, propertyId) : undefined
}

const refusalOf: Record<Awaited<ReturnType<typeof keepPhoto>>, () => Refusal | undefined> = {
  kept: () => undefined,
  not_a_photo: () => refuse('not_a_photo'),
  no_property: () => refuse('not_found'),
  already_kept: () => refuse('already_uploaded'),
}

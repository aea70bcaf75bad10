import { nowDate } from '../../platform/config/clock.ts'
import { cleanPhoto } from '../../platform/storage/image-sanitizer.ts'
import type { Upload } from '../../platform/storage/signed-uploads.ts'
import { contentTypeOf } from '../../platform/storage/storage.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { isFileStored, replacePhoto } from './queries.ts'
import type { PhotosServices } from './services.ts'

export interface PhotoTarget {
  readonly property: string
}

type Outcome = 'stored' | 'not_a_photo' | 'no_property' | 'already_stored'

/** Stores uploaded bytes as the photo of a property, and archives the row of the previous photo. */
export async function storePhoto(services: PhotosServices, upload: Upload<PhotoTarget>): Promise<Outcome> {
  const { clock, gate, makeId, storage } = services
  const { owner, actor, id, target, bytes } = upload
  // This check comes before the expensive conversion, so that a repeated upload costs only a query.
  if (await gate.read(owner, (sql) => isFileStored(sql, owner, id))) return 'already_stored'
  const photo = await cleanPhoto(bytes)
  if (!photo) return 'not_a_photo'

  // Each upload writes to a new key. If two uploads to one URL are simultaneous, the later one deletes its key below.
  const storageKey = `photos/${owner.customerId}/${makeId()}.webp`
  await storage.write(storageKey, photo)
  // If this throws, the file is kept, because the transaction may have been committed. A file without a row
  // is harmless, but a row without a file is not.
  const outcome = await gate.write(owner, actor, async (sql): Promise<Outcome> => {
    const property = await findOwnProperty(sql, owner, target.property)
    if (!property) return 'no_property'
    const isNew = await replacePhoto(sql, owner, property, {
      id,
      storageKey,
      contentType: contentTypeOf(storageKey),
      sizeBytes: photo.length,
      createdAt: nowDate(clock),
    })
    return isNew ? 'stored' : 'already_stored'
  })
  if (outcome !== 'stored') await storage.remove(storageKey)
  return outcome
}

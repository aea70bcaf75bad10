import { nowDate } from '../../platform/config/clock.ts'
import type { Services } from '../../platform/services.ts'
import { cleanPhoto } from '../../platform/storage/image-sanitizer.ts'
import type { Upload } from '../../platform/storage/signed-uploads.ts'
import { contentTypeOf } from '../../platform/storage/storage.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { isFileStored, replacePhoto } from './queries.ts'

export interface PhotoTarget {
  readonly property: string
}

type Kept = 'kept' | 'not_a_photo' | 'no_property' | 'already_kept'

/**
 * Stores uploaded bytes as the photo of a property, in place of the previous photo, whose row is archived.
 */
export async function storePhoto(services: Services, upload: Upload<PhotoTarget>): Promise<Kept> {
  const { clock, gate, makeId, storage } = services
  const { owner, actor, id, target, bytes } = upload
  // Checked before the conversion, which is expensive, so that a repeated upload costs only a query.
  if (await gate.read(owner, (sql) => isFileStored(sql, owner, id))) return 'already_kept'
  const photo = await cleanPhoto(bytes)
  if (!photo) return 'not_a_photo'

  // Each upload writes a key of its own. Of two simultaneous uploads to one URL, the later deletes its key
  // below.
  const storageKey = `photos/${owner.customerId}/${makeId()}.webp`
  await storage.write(storageKey, photo)
  // If this throws, the file is kept, because the transaction may have been committed. A file without a row
  // is harmless, but a row without a file is not.
  const outcome = await gate.write(owner, actor, async (sql): Promise<Kept> => {
    const property = await findOwnProperty(sql, owner, target.property)
    if (!property) return 'no_property'
    const isNew = await replacePhoto(sql, owner, property, {
      id,
      storageKey,
      contentType: contentTypeOf(storageKey),
      sizeBytes: photo.length,
      createdAt: nowDate(clock),
    })
    return isNew ? 'kept' : 'already_kept'
  })
  if (outcome !== 'kept') await storage.remove(storageKey)
  return outcome
}

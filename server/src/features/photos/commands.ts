import { nowDate } from '../../platform/config/clock.ts'
import type { Services } from '../../platform/services.ts'
import { cleanPhoto } from '../../platform/storage/image-sanitizer.ts'
import type { Upload } from '../../platform/storage/signed-uploads.ts'
import { contentTypeOf } from '../../platform/storage/storage.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { isFileKept, replacePhoto } from './queries.ts'

export interface PhotoTarget {
  readonly property: string
}

type Kept = 'kept' | 'not_a_photo' | 'no_property' | 'already_kept'

/** Makes uploaded bytes the photo of their property. The previous photo is archived. */
export async function keepPhoto(services: Services, upload: Upload<PhotoTarget>): Promise<Kept> {
  const { clock, gate, makeId, storage } = services
  const { owner, actor, id, target, bytes } = upload
  // A repeated upload to one URL costs a query but no conversion.
  if (await gate.read(owner, (sql) => isFileKept(sql, owner, id))) return 'already_kept'
  const photo = await cleanPhoto(bytes)
  if (!photo) return 'not_a_photo'

  // Two simultaneous uploads to one URL write two keys. The one whose row comes second deletes its key.
  const storageKey = `photos/${owner.customerId}/${makeId()}.webp`
  await storage.write(storageKey, photo)
  // If this throws, the row may exist nevertheless. A file without a row does no harm, but a row without a file does.
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

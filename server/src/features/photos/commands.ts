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

/** Makes the bytes that arrived the photo of their property. The photo before it is archived. */
export async function keepPhoto(services: Services, upload: Upload<PhotoTarget>): Promise<Kept> {
  const { clock, gate, makeId, storage } = services
  const { owner, actor, id, target, bytes } = upload
  // Whoever uses an address twice costs a query, not a conversion.
  if (await gate.read(owner, (sql) => isFileKept(sql, owner, id))) return 'already_kept'
  const photo = await cleanPhoto(bytes)
  if (!photo) return 'not_a_photo'

  // Two at once for one address write two keys; the one whose row comes too late is taken back.
  const storageKey = `photos/${owner.customerId}/${makeId()}.webp`
  await storage.write(storageKey, photo)
  // Where this throws, the row may be there all the same: a file that no row names harms nobody, the other way round does.
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

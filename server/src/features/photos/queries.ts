import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { files } from './tables.ts'

const photosOf = ({ customerId }: Owner, property: OwnedProperty) =>
  and(
    eq(files.customerId, customerId),
    eq(files.propertyId, property.id),
    eq(files.kind, 'photo'),
    isNull(files.archivedAt),
  )

export async function selectPhotoKey(
  sql: Sql,
  owner: Owner,
  property: OwnedProperty,
): Promise<string | undefined> {
  const [row] = await sql
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(photosOf(owner, property))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(1)
  return row?.storageKey
}

export async function isFileStored(sql: Sql, { customerId }: Owner, id: string): Promise<boolean> {
  const rows = await sql
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.customerId, customerId), eq(files.id, id)))
  return rows.length > 0
}

export interface NewPhoto {
  readonly id: string
  readonly storageKey: string
  readonly contentType: string
  readonly sizeBytes: number
  readonly createdAt: Date
}

/**
 * Makes this the property's photo. Returns false and changes nothing if a photo was already uploaded under
 * its id.
 */
export async function replacePhoto(
  sql: Sql,
  owner: Owner,
  property: OwnedProperty,
  photo: NewPhoto,
): Promise<boolean> {
  if (await isFileStored(sql, owner, photo.id)) return false
  await sql.update(files).set({ archivedAt: photo.createdAt }).where(photosOf(owner, property))
  await sql
    .insert(files)
    .values({ customerId: owner.customerId, propertyId: property.id, kind: 'photo', ...photo })
  return true
}

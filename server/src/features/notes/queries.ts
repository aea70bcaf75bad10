import type { NoteEntityType } from '@home-pulse/contract/features/notes/notes'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { components } from '../components/tables.ts'
import { notes } from './tables.ts'

export type NoteRow = typeof notes.$inferSelect

export interface NoteFilter {
  readonly entityType?: NoteEntityType | undefined
  /**
   * Limits the list to notes about this appliance or structure. Null limits it to notes about the property
   * itself.
   */
  readonly componentId?: string | null | undefined
}

/** Selects the notes of a property that match the filter, newest first. */
export const selectNotes = (
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty,
  { entityType, componentId }: NoteFilter,
): Promise<NoteRow[]> =>
  sql
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.customerId, customerId),
        eq(notes.propertyId, property.id),
        isNull(notes.archivedAt),
        entityType && eq(notes.entityType, entityType),
        componentId === null ? eq(notes.entityType, 'property') : undefined,
        componentId ? eq(notes.componentId, componentId) : undefined,
      ),
    )
    .orderBy(desc(notes.createdAt), desc(notes.id))

/** Returns true if the property has a component of one of these types. */
export async function isInProperty(
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty,
  componentId: string,
  types: readonly ComponentType[],
): Promise<boolean> {
  const rows = await sql
    .select({ id: components.id })
    .from(components)
    .where(
      and(
        eq(components.customerId, customerId),
        eq(components.propertyId, property.id),
        eq(components.id, componentId),
        inArray(components.type, [...types]),
        isNull(components.archivedAt),
      ),
    )
  return rows.length > 0
}

/** Stores a note under the id that was reserved for it. Returns false if there already is a note with this id. */
export async function insertNote(
  sql: Sql,
  { customerId }: Owner,
  row: Omit<typeof notes.$inferInsert, 'customerId'>,
): Promise<boolean> {
  const inserted = await sql
    .insert(notes)
    .values({ customerId, ...row })
    .onConflictDoNothing()
    .returning({ id: notes.id })
  return inserted.length > 0
}

/** Deletes a note. Returns true if it existed. */
export async function archiveNote(
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty,
  id: string,
  archivedAt: Date,
): Promise<boolean> {
  const archived = await sql
    .update(notes)
    .set({ archivedAt })
    .where(
      and(
        eq(notes.customerId, customerId),
        eq(notes.propertyId, property.id),
        eq(notes.id, id),
        isNull(notes.archivedAt),
      ),
    )
    .returning({ id: notes.id })
  return archived.length > 0
}

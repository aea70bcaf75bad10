import type { NoteEntityType } from '@home-pulse/contract/features/notes/notes'
import { stripControlChars } from '@home-pulse/contract/primitives'
import { nowDate } from '../../platform/config/clock.ts'
import type { Upload } from '../../platform/storage/signed-uploads.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { insertNote } from './queries.ts'
import type { NotesServices } from './services.ts'

/** The home or component that a note is about, as its upload URL encodes it. */
export interface NoteTarget {
  readonly property: string
  readonly type: NoteEntityType
  readonly component?: string | undefined
}

type Outcome = 'stored' | 'not_text' | 'blank' | 'no_property' | 'already_stored'

/** Stores an uploaded text as a note, unless a text was already uploaded for its id. */
export async function storeNote(
  { gate, clock }: NotesServices,
  { owner, actor, id, target, bytes }: Upload<NoteTarget>,
): Promise<Outcome> {
  const content = readText(bytes)
  if (content === undefined) return 'not_text'
  if (content.trim() === '') return 'blank'
  return gate.write(owner, actor, async (sql) => {
    const property = await findOwnProperty(sql, owner, target.property)
    if (!property) return 'no_property'
    const isNew = await insertNote(sql, owner, {
      id,
      propertyId: property.id,
      entityType: target.type,
      componentId: target.component ?? null,
      content,
      createdAt: nowDate(clock),
    })
    return isNew ? 'stored' : 'already_stored'
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Decodes a text and removes invisible characters. Undefined if it is not UTF-8 or contains a NUL. */
function readText(bytes: Buffer): string | undefined {
  try {
    const text = utf8.decode(bytes)
    return text.includes('\0') ? undefined : stripControlChars(text)
  } catch {
    return undefined
  }
}

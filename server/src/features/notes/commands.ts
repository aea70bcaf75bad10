import type { NoteEntityType } from '@home-pulse/contract/features/notes'
import { withoutUnseen } from '@home-pulse/contract/primitives'
import { nowDate } from '../../platform/config/clock.ts'
import type { Services } from '../../platform/services.ts'
import type { Upload } from '../../platform/storage/signed-uploads.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { insertNote } from './queries.ts'

/** What a note is about, as its upload address says it. */
export interface NoteTarget {
  readonly property: string
  readonly type: NoteEntityType
  readonly component?: string | undefined
}

type Kept = 'kept' | 'not_text' | 'blank' | 'no_property' | 'already_kept'

/** Keeps the text that arrived for a note, unless one is already kept under its id. */
export async function keepNote(
  { gate, clock }: Services,
  { owner, actor, id, target, bytes }: Upload<NoteTarget>,
): Promise<Kept> {
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
    return isNew ? 'kept' : 'already_kept'
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The text in these bytes, as typed, but without the characters that no screen shows; undefined where they are not UTF-8 or hold a NUL, which no text does.
 */
function readText(bytes: Buffer): string | undefined {
  try {
    const text = utf8.decode(bytes)
    return text.includes('\0') ? undefined : withoutUnseen(text)
  } catch {
    return undefined
  }
}

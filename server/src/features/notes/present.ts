import type { Note } from '@home-pulse/contract/features/notes/notes'
import type { NoteRow } from './queries.ts'

export const presentNote = ({ id, entityType, componentId, content, createdAt }: NoteRow): Note => ({
  id,
  entityType,
  entityId: componentId,
  content,
  createdAt: createdAt.toISOString(),
})

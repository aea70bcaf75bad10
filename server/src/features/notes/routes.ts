import {
  createNote,
  deleteNote,
  listNotes,
  type NoteEntityType,
} from '@home-pulse/contract/features/notes/notes'
import { id } from '@home-pulse/contract/primitives'
import { maxNoteBytes } from '@home-pulse/contract/upload-limits'
import { applianceTypes, type ComponentType, structureTypes } from '@home-pulse/contract/vocabulary'
import { z } from 'zod'
import { nowDate } from '../../platform/config/clock.ts'
import { type ApiError, apiError, fieldError } from '../../platform/errors/api-error.ts'
import { acceptUploads } from '../../platform/storage/signed-uploads.ts'
import { findOwnProperty } from '../../platform/tenancy/ownership.ts'
import { storeNote } from './commands.ts'
import { presentNote } from './present.ts'
import { archiveNote, isInProperty, selectNotes } from './queries.ts'
import type { NotesServices } from './services.ts'

const target = z.object({
  property: id,
  type: z.enum(['property', 'appliance', 'structure']),
  component: id.optional(),
})

const typesOf: Record<NoteEntityType, readonly ComponentType[]> = {
  property: [],
  appliance: applianceTypes,
  structure: structureTypes,
}

export function registerNotes(services: NotesServices): void {
  const { bind, clock, gate } = services

  const openUpload = acceptUploads(services, {
    name: 'notes',
    maxBytes: maxNoteBytes,
    target,
    receive: async (upload) => errorByOutcome[await storeNote(services, upload)](),
  })

  bind(listNotes, ({ params, query, session: { owner } }) =>
    gate.read(owner, async (sql) => {
      const property = await findOwnProperty(sql, owner, params.id)
      if (!property) return apiError('not_found')
      const componentId = query.entityId === property.id ? null : query.entityId
      const rows = await selectNotes(sql, owner, property, { entityType: query.entityType, componentId })
      return { notes: rows.map(presentNote) }
    }),
  )

  bind(createNote, ({ params, body, session, request }) =>
    gate.read(session.owner, async (sql) => {
      const property = await findOwnProperty(sql, session.owner, params.id)
      if (!property) return apiError('not_found')
      const { entityType: type, entityId } = body
      const component = type === 'property' && entityId === property.id ? undefined : entityId
      if (component && !(await isInProperty(sql, session.owner, property, component, typesOf[type])))
        return apiError('not_found')
      return { noteUrl: openUpload(session, request, { property: property.id, type, component }) }
    }),
  )

  bind(deleteNote, ({ params, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => {
      const property = await findOwnProperty(sql, owner, params.id)
      const isDeleted = property && (await archiveNote(sql, owner, property, params.noteId, nowDate(clock)))
      return isDeleted ? { id: params.noteId } : apiError('not_found')
    }),
  )
}

const notText = (message: string) => fieldError('content', message)

const errorByOutcome: Record<Awaited<ReturnType<typeof storeNote>>, () => ApiError | undefined> = {
  stored: () => undefined,
  not_text: () => notText('must be text in UTF-8'),
  blank: () => notText('must not be blank'),
  no_property: () => apiError('not_found'),
  already_stored: () => apiError('already_uploaded'),
}

import { createNote, deleteNote, listNotes, type NoteEntityType } from '@home-pulse/contract/features/notes'
import { id } from '@home-pulse/contract/primitives'
import { applianceTypes, type ComponentType, structureTypes } from '@home-pulse/contract/vocabulary'
import { z } from 'zod'
import { nowDate } from '../../platform/clock.ts'
import { ownProperty } from '../../platform/owned.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import { acceptUploads } from '../../platform/uploads.ts'
import { keepNote } from './commands.ts'
import { presentNote } from './present.ts'
import { archiveNote, isInProperty, selectNotes } from './queries.ts'

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

export function registerNotes(platform: Platform): void {
  const { bind, clock, gate } = platform

  const openUpload = acceptUploads(platform, {
    name: 'notes',
    maxBytes: 64 * 1024,
    target,
    receive: async (upload) => refusalOf[await keepNote(platform, upload)](),
  })

  bind(listNotes, ({ params, query, session: { owner } }) =>
    gate.read(owner, async (sql) => {
      const property = await ownProperty(sql, owner, params.id)
      if (!property) return refuse('not_found')
      const componentId = query.entityId === property.id ? null : query.entityId
      const rows = await selectNotes(sql, owner, property, { entityType: query.entityType, componentId })
      return { notes: rows.map(presentNote) }
    }),
  )

  bind(createNote, ({ params, body, session, request }) =>
    gate.read(session.owner, async (sql) => {
      const property = await ownProperty(sql, session.owner, params.id)
      if (!property) return refuse('not_found')
      const { entityType: type, entityId } = body
      const component = type === 'property' && entityId === property.id ? undefined : entityId
      if (component && !(await isInProperty(sql, session.owner, property, component, typesOf[type])))
        return refuse('not_found')
      return { noteUrl: openUpload(session, request, { property: property.id, type, component }) }
    }),
  )

  bind(deleteNote, ({ params, session: { owner, actor } }) =>
    gate.write(owner, actor, async (sql) => {
      const property = await ownProperty(sql, owner, params.id)
      const isDeleted = property && (await archiveNote(sql, owner, property, params.noteId, nowDate(clock)))
      return isDeleted ? { id: params.noteId } : refuse('not_found')
    }),
  )
}

const notText = (message: string) => refuse('invalid_request', { issues: [{ path: 'content', message }] })

const refusalOf: Record<Awaited<ReturnType<typeof keepNote>>, () => Refusal | undefined> = {
  kept: () => undefined,
  not_text: () => notText('must be text in UTF-8'),
  blank: () => notText('must not be blank'),
  no_property: () => refuse('not_found'),
  already_kept: () => refuse('already_uploaded'),
}

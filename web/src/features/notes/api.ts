import type * as notes from '@home-pulse/contract/features/notes/notes'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/calls/api.ts'
import { propertyKeys } from '../../platform/calls/query-keys.ts'
import { readList, readText, readTextOrNull, type Unvalidated } from '../../platform/calls/wire-values.ts'

const listNotes = endpoint<typeof notes.listNotes>('GET', '/v1/properties/:id/notes')
export const createNote = endpoint<typeof notes.createNote>('POST', '/v1/properties/:id/notes')
export const deleteNote = endpoint<typeof notes.deleteNote>('DELETE', '/v1/properties/:id/notes/:noteId')

export type Note = CallData<typeof notes.listNotes>['notes'][number]

/** All notes of a property, newest first. */
export const notesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: propertyKeys.notes(propertyId),
    queryFn: async ({ signal }) => {
      const { notes } = dataOf(await listNotes({ params: { id: propertyId }, signal }))
      return readList<Note>(notes).map(readNote)
    },
    select: newestFirst,
  })

const readNote = (sent: Unvalidated<Note>): Note => ({
  id: readText(sent.id),
  entityType: entityTypes.find((type) => type === sent.entityType) ?? 'property',
  entityId: readTextOrNull(sent.entityId),
  content: readText(sent.content),
  createdAt: readText(sent.createdAt),
})
const entityTypes = ['property', 'appliance', 'structure'] as const

export const newestFirst = (rows: Note[]): Note[] =>
  rows.toSorted((one, other) => timeOf(other) - timeOf(one))

/** A note without a valid time is sorted as the oldest. */
const timeOf = ({ createdAt }: Note) => Date.parse(createdAt) || 0

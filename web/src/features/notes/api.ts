import type * as notes from '@home-pulse/contract/features/notes'
import { queryOptions } from '@tanstack/react-query'
import { type CallData, dataOf, endpoint } from '../../platform/api.ts'

const listNotes = endpoint<typeof notes.listNotes>('GET', '/v1/properties/:id/notes')
export const createNote = endpoint<typeof notes.createNote>('POST', '/v1/properties/:id/notes')
export const deleteNote = endpoint<typeof notes.deleteNote>('DELETE', '/v1/properties/:id/notes/:noteId')

export type Note = CallData<typeof notes.listNotes>['notes'][number]

/** All notes of a property, newest first. */
export const notesQuery = (propertyId: string) =>
  queryOptions({
    queryKey: ['properties', 'one', propertyId, 'notes'],
    queryFn: async ({ signal }) => dataOf(await listNotes({ params: { id: propertyId }, signal })).notes,
    select: newestFirst,
  })

export const newestFirst = (rows: Note[]): Note[] =>
  rows.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))

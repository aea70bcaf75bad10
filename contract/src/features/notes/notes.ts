import { z } from 'zod'
import { blankable, id, optionalText, timestamp } from '../../primitives.ts'
import { defineRoute } from '../../route.ts'

const entityType = z.enum(
  ['property', 'appliance', 'structure'],
  'must be one of property, appliance, structure',
)
export type NoteEntityType = z.output<typeof entityType>

export const note = z.object({
  id,
  entityType,
  /**
   * The id of the appliance or structure that the note is about. Null if the note is about no specific one, such as a
   * note about the property.
   */
  entityId: id.nullable(),
  content: z.string(),
  createdAt: timestamp,
})
export type Note = z.input<typeof note>

const params = z.object({ id })

export const listNotes = defineRoute({
  name: 'listNotes',
  method: 'GET',
  path: '/v1/properties/:id/notes',
  summary: 'List the notes of a property, newest first. Each query parameter filters the list',
  access: 'paid',
  params,
  query: z.object({ entityType: blankable(entityType), entityId: blankable(id) }),
  status: 200,
  response: z.object({ notes: z.array(note) }),
})

export const createNote = defineRoute({
  name: 'createNote',
  method: 'POST',
  path: '/v1/properties/:id/notes',
  summary: 'Create a note. Upload its text to `noteUrl` with one PUT within 15 minutes',
  access: 'paid',
  params,
  body: z.object(
    {
      /** Ignored, because a note has no file. */
      fileName: optionalText(255),
      entityType: blankable(entityType).transform((type): NoteEntityType => type ?? 'property'),
      /** The id of the appliance or structure. For a note about the property: absent, or the property's id. */
      entityId: blankable(id),
    },
    'must be an object',
  ),
  status: 201,
  response: z.object({
    /**
     * A signed absolute URL that accepts the note as an upload, without a token: UTF-8 text of at most 64 KiB with any
     * content type.
     */
    noteUrl: z.url(),
  }),
})

export const deleteNote = defineRoute({
  name: 'deleteNote',
  method: 'DELETE',
  path: '/v1/properties/:id/notes/:noteId',
  summary: 'Delete a note',
  access: 'paid',
  params: z.object({ id, noteId: id }),
  status: 200,
  response: z.object({ id }),
})

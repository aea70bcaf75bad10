import { useQueryClient } from '@tanstack/react-query'
import { putBytes } from '../../platform/calls/put-bytes.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { createNote, deleteNote, notesQuery } from './api.ts'
import type { NoteType } from './note-targets.ts'
import { findNoteFault } from './note-text.ts'

export interface NoteDraft {
  type: NoteType
  /** The id of the appliance or structure that the note is about. Blank for none. */
  targetId: string
  content: string
}

/** Adds and deletes notes. Each function updates the list and returns true if it succeeded. */
export function useNoteWrites(propertyId: string) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: notesQuery(propertyId).queryKey })

  const adding = useSingleMutation({ mutationFn: add })
  const deleting = useSingleMutation({ mutationFn: remove })

  async function add({ type, targetId, content }: NoteDraft) {
    const fault = findNoteFault(content)
    if (fault) return showError('Failed to add note', fault)
    const begun = await createNote({
      params: { id: propertyId },
      body: { fileName: `note_${Date.now()}.txt`, entityType: type, entityId: targetId || null },
    })
    if (!begun.ok) return showError('Failed to prepare note upload')
    const kept = await putBytes(begun.data.noteUrl, content.trim(), { contentType: 'text/plain' })
    if (!kept.ok) return showError('Failed to add note', kept.problem?.message)
    toast.success('Note added successfully')
    await reload()
    return true
  }

  async function remove(noteId: string) {
    const answer = await deleteNote({ params: { id: propertyId, noteId } })
    if (!answer.ok) return showError('Failed to delete note')
    toast.success('Note deleted successfully')
    await reload()
    return true
  }

  return {
    isAdding: adding.isPending,
    isDeleting: deleting.isPending,
    add: adding.mutateAsync,
    remove: deleting.mutateAsync,
  }
}

function showError(words: string, why?: string): false {
  toast.error(words, why)
  return false
}

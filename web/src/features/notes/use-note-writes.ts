import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '../../platform/calls/api.ts'
import { useSingleMutation } from '../../platform/calls/use-single-mutation.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { deleteNote, notesQuery } from './api.ts'
import { findNoteFault } from './note-text.ts'
import { type NoteDraft, useNoteUpload } from './use-note-upload.ts'

/** Adds and deletes notes. Each function updates the list and returns true if it succeeded. */
export function useNoteWrites(propertyId: string) {
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: notesQuery(propertyId).queryKey })

  const upload = useNoteUpload()
  const adding = useSingleMutation({ mutationFn: add })
  const deleting = useSingleMutation({ mutationFn: remove })

  async function add(draft: NoteDraft) {
    const fault = findNoteFault(draft.content)
    if (fault) return showError('Failed to add note', fault)
    const { isPrepared, answer } = await upload(propertyId, draft)
    if (!answer.ok)
      return showError(isPrepared ? 'Failed to add note' : 'Failed to prepare note upload', reasonOf(answer))
    toast.success('Note added successfully')
    await reload()
    return true
  }

  async function remove(noteId: string) {
    const answer = await deleteNote({ params: { id: propertyId, noteId } })
    if (!answer.ok) return showError('Failed to delete note', reasonOf(answer))
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

const reasonOf = (answer: Extract<Answer<unknown>, { ok: false }>): string =>
  answer.network ? 'Please check your connection and try again.' : answer.error.message

function showError(words: string, why?: string): false {
  toast.error(words, why)
  return false
}

import { useRef } from 'react'
import { type Answer, networkError } from '../../platform/calls/api.ts'
import { putBytes } from '../../platform/calls/put-bytes.ts'
import { createNote } from './api.ts'
import type { NoteType } from './note-targets.ts'

export interface NoteDraft {
  type: NoteType
  /** The id of the appliance or structure that the note is about. Blank for none. */
  targetId: string
  content: string
}

/** The result of adding a note. `isPrepared` is false if the server did not even open the upload. */
interface NoteResult {
  isPrepared: boolean
  answer: Answer<unknown>
}

/**
 * Returns a function that adds a note: it opens an upload, then uploads the text. If the response of the upload was
 * lost, a second attempt with the same note uses the same URL, so that the note is not stored twice.
 */
export function useNoteUpload() {
  const unanswered = useRef<{ note: string; noteUrl: string }>(undefined)

  return async (propertyId: string, { type, targetId, content }: NoteDraft): Promise<NoteResult> => {
    const note = JSON.stringify([propertyId, type, targetId, content])
    const isRetry = unanswered.current?.note === note
    if (!isRetry) {
      const begun = await createNote({
        params: { id: propertyId },
        body: { fileName: `note_${Date.now()}.txt`, entityType: type, entityId: targetId || null },
      })
      if (!begun.ok) return { isPrepared: false, answer: begun }
      unanswered.current = { note, noteUrl: begun.data.noteUrl }
    }
    const answer = await upload(unanswered.current?.noteUrl ?? '', content.trim(), isRetry)
    if (answer.ok || !answer.network) unanswered.current = undefined
    return { isPrepared: true, answer }
  }
}

async function upload(noteUrl: string, text: string, isRetry: boolean): Promise<Answer<unknown>> {
  const kept = await putBytes(noteUrl, text, { contentType: 'text/plain' })
  if (kept.ok) return { ok: true, data: {}, next: undefined }
  if (!kept.problem) return networkError
  if (isRetry && kept.problem.code === 'already_uploaded') return { ok: true, data: {}, next: undefined }
  return { ok: false, network: false, status: kept.problem.statusCode, error: kept.problem }
}

import { maxNoteBytes } from '@home-pulse/contract/upload-limits'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { SelectField } from '../../../ui/controls/field.tsx'
import { LeaveQuestion } from '../../../ui/controls/leave-question.tsx'
import { type NoteTarget, type NoteType, noteTypes } from '../note-targets.ts'
import type { NoteDraft } from '../use-note-upload.ts'
import styles from './notes.module.css'

interface NoteFormProps {
  targets: readonly NoteTarget[]
  /** The subject of the note, if the user cannot select one. */
  about?: NoteTarget | undefined
  isBusy: boolean
  onSave: (draft: NoteDraft) => void
}

/** The form for a new note: its subject and its text. */
export function NoteForm({ targets, about, isBusy, onSave }: NoteFormProps) {
  const [draft, setDraft] = useState<NoteDraft>({
    type: about?.type ?? 'property',
    targetId: about?.id ?? '',
    content: '',
  })
  const textId = useId()
  const fullId = useId()
  const textRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => textRef.current?.focus(), [])
  const choices = targets.filter(({ type }) => type === draft.type)
  const isFull = draft.content.length >= maxNoteBytes
  const isBlank = draft.content.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBlank && !isBusy) onSave(draft)
  }

  return (
    <form className={styles.form} aria-label="New note" noValidate onSubmit={submit}>
      <LeaveQuestion isAnyPending={!isBlank && !isBusy} />
      {about === undefined && (
        <div className={styles.choices}>
          <SelectField
            label="Note type"
            options={noteTypes}
            value={draft.type}
            disabled={isBusy}
            onChange={(event) =>
              // The cast is safe, because each option's value is a type of note.
              setDraft({ ...draft, type: event.currentTarget.value as NoteType, targetId: '' })
            }
          />
          {choices.length > 0 && (
            <SelectField
              label={`Which ${draft.type}`}
              placeholder="None in particular"
              options={choices.map(({ id, label }) => ({ value: id, label }))}
              value={draft.targetId}
              disabled={isBusy}
              onChange={(event) => setDraft({ ...draft, targetId: event.currentTarget.value })}
            />
          )}
        </div>
      )}
      <div className={styles.text}>
        <label htmlFor={textId}>Note</label>
        <textarea
          id={textId}
          ref={textRef}
          rows={3}
          maxLength={maxNoteBytes}
          aria-describedby={isFull ? fullId : undefined}
          value={draft.content}
          disabled={isBusy}
          onChange={(event) => setDraft({ ...draft, content: event.currentTarget.value })}
        />
        {isFull && (
          <p id={fullId} role="status">
            This note is full. Start another note for the rest.
          </p>
        )}
      </div>
      <div>
        <Button type="submit" variant="primary" size="small" disabled={isBlank || isBusy}>
          {isBusy ? 'Saving...' : 'Save Note'}
        </Button>
      </div>
    </form>
  )
}

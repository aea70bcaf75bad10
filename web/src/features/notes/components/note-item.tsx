import { useEffect, useRef, useState } from 'react'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Note } from '../api.ts'
import styles from './notes.module.css'

interface NoteItemProps {
  note: Note
  subject: string
  isBusy: boolean
  onDelete: () => void
}

/** One note. Deleting it asks for confirmation, because it cannot be restored. */
export function NoteItem({ note, subject, isBusy, onDelete }: NoteItemProps) {
  const [isAsking, setAsking] = useState(false)
  const questionRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isAsking) questionRef.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [isAsking])
  const day = formatTimestamp(note.createdAt)
  return (
    <li className={styles.note}>
      <div className={styles.head}>
        <div className={styles.about}>
          <span className={styles.subject}>{subject}</span>
          <time dateTime={note.createdAt}>{day}</time>
        </div>
        <Button
          variant="quiet"
          size="small"
          className={styles.delete}
          aria-label={`Delete note of ${day}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </div>
      <p className={styles.content}>{note.content}</p>
      {isAsking && (
        <fieldset ref={questionRef} className={styles.question} disabled={isBusy}>
          <legend>Delete this note for good?</legend>
          <Button size="small" onClick={onDelete}>
            Delete note
          </Button>
          <Button size="small" onClick={() => setAsking(false)}>
            Keep note
          </Button>
        </fieldset>
      )}
    </li>
  )
}

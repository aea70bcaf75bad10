import { useEffect, useRef } from 'react'
import { formatTimestamp } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useDisclosure } from '../../../ui/controls/use-disclosure.ts'
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
  const question = useDisclosure<'question'>()
  const isAsking = question.open !== null
  const questionRef = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (isAsking) questionRef.current?.querySelector<HTMLElement>('button:last-child')?.focus()
  }, [isAsking])
  const day = formatTimestamp(note.createdAt)
  return (
    <li className={styles.note}>
      <div ref={question.place} className={styles.head}>
        <div className={styles.about}>
          <span className={styles.subject}>{subject}</span>
          <time dateTime={note.createdAt}>{day}</time>
        </div>
        <Button
          variant="quiet"
          size="small"
          className={styles.delete}
          aria-label={`Delete note of ${day}`}
          data-opens="question"
          onClick={() => question.show('question')}
        >
          Delete
        </Button>
      </div>
      <p className={styles.content}>{note.content}</p>
      {isAsking && (
        <fieldset ref={questionRef} className={styles.question} disabled={isBusy}>
          <legend>Delete this note for good?</legend>
          <Button size="small" onClick={onDelete}>
            {isBusy ? 'Deleting...' : 'Delete note'}
          </Button>
          <Button size="small" onClick={question.close}>
            Keep note
          </Button>
        </fieldset>
      )}
    </li>
  )
}

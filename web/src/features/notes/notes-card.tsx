import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '../../platform/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Card } from '../../ui/layout/card.tsx'
import { classes } from '../../ui/layout/classes.ts'
import { notesQuery } from './api.ts'
import { NoteForm } from './components/note-form.tsx'
import { NoteItem } from './components/note-item.tsx'
import styles from './components/notes.module.css'
import { type NoteTarget, subjectOf } from './note-targets.ts'
import { useNoteWrites } from './use-note-writes.ts'

interface NotesCardProps {
  propertyId: string
  targets: readonly NoteTarget[]
  /** If set, only notes about this component are shown, and a new note is about it. */
  about?: NoteTarget | undefined
}

/** The part of a property’s screen that shows the notes about the property and its components. */
export function NotesCard({ propertyId, targets, about }: NotesCardProps) {
  const user = useCurrentUser()
  const { data, error, refetch } = useQuery(notesQuery(propertyId))
  const writes = useNoteWrites(propertyId)
  const [isOpen, setOpen] = useState(false)
  const toggleRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) toast.error('Failed to load notes')
  }, [error])

  const focusToggle = () => toggleRef.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()

  function close() {
    setOpen(false)
    focusToggle()
  }

  // After a loading error the specification requires an empty list, even if an older list is cached.
  const all = error ? [] : data
  const notes = about ? all?.filter(({ entityId }) => entityId === about.id) : all
  return (
    <Card
      title={about ? 'Notes' : 'Property Notes'}
      className={classes(styles.card, isOpen && styles.writing)}
      aside={
        <div ref={toggleRef} className={styles.toggle}>
          {error && (
            <Button variant="quiet" size="small" onClick={() => refetch()}>
              Try again
            </Button>
          )}
          <Button size="small" aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpen(true))}>
            {isOpen ? 'Cancel' : 'Add Note'}
          </Button>
        </div>
      }
    >
      {isOpen && (
        <NoteForm
          targets={targets}
          about={about}
          isBusy={writes.isAdding}
          onSave={async (draft) => {
            if (user && (await writes.add(draft))) close()
          }}
        />
      )}
      {!notes && <Skeleton height={40} />}
      {notes?.length === 0 && <p className={styles.empty}>No notes yet. Add your first note!</p>}
      {notes && notes.length > 0 && (
        <ul className={styles.list} aria-label="Notes">
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              subject={subjectOf(note, targets)}
              isBusy={writes.isDeleting}
              onDelete={async () => {
                if (await writes.remove(note.id)) focusToggle()
              }}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { issueOf } from '../../../../platform/calls/use-write.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../../ui/controls/checkbox-field.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { TextField } from '../../../../ui/controls/field.tsx'
import { LeaveQuestion, UnsavedQuestion } from '../../../../ui/controls/leave-question.tsx'
import { homesFoundQuery } from '../../calls/api.ts'
import type { OwnTask } from '../../calls/own-tasks-api.ts'
import type { OwnTaskFields, OwnTaskWrites } from '../../calls/use-own-task-writes.ts'
import { HomeFilter } from '../home-filter.tsx'
import styles from './own-tasks-card.module.css'

interface OwnTaskDialogProps {
  /** The task to change. Undefined to add one. */
  task: OwnTask | undefined
  propertyId: string | undefined
  /** The suggested due date. */
  day: PlainDate
  writes: OwnTaskWrites
  onClose: () => void
}

const maxTitleLength = 120

/** The form that adds or changes a task of the customer. */
export function OwnTaskDialog({ task, propertyId, day, writes, onClose }: OwnTaskDialogProps) {
  const [picked, setPicked] = useState(propertyId)
  const { data: homes = [] } = useQuery(homesFoundQuery(''))
  const home = picked ?? (homes.length === 1 ? homes[0]?.id : undefined)
  const [fault, setFault] = useState<'home' | 'title'>()
  const form = useRef<HTMLFormElement>(null)
  const [isTyped, setTyped] = useState(false)
  const [isClosing, setClosing] = useState(false)
  const [fields, setFields] = useState<OwnTaskFields>({
    title: task?.title ?? '',
    note: task?.note ?? '',
    dueOn: task?.dueOn ?? day,
    isWholeMonth: task?.isWholeMonth ?? false,
    repeatMonths: String(task?.repeatMonths ?? ''),
  })

  function refuse(field: 'home' | 'title') {
    setFault(field)
    // Focuses the field with the error. The field for the home is the first input of the form.
    form.current?.querySelector<HTMLElement>(field === 'home' ? 'input' : '[name="title"]')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!task && home === undefined) return refuse('home')
    if (fields.title.trim() === '') return refuse('title')
    setFault(undefined)
    const isSaved = task ? await writes.change(task.id, fields) : await writes.add(home ?? '', fields)
    if (isSaved) onClose()
  }

  return (
    <Dialog
      title={task ? 'Edit your task' : 'Add a task'}
      isBusy={writes.isBusy}
      onClose={() => (isTyped ? setClosing(true) : onClose())}
    >
      {isClosing && <UnsavedQuestion by="close" onStay={() => setClosing(false)} onLeave={onClose} />}
      <form ref={form} className={styles.form} noValidate onSubmit={submit} onChange={() => setTyped(true)}>
        <LeaveQuestion isAnyPending={isTyped && !writes.isBusy} />
        <fieldset className={styles.fields} disabled={writes.isBusy}>
          {!task && <HomeFilter propertyId={home} onChange={setPicked} needsHome />}
          {fault === 'home' && (
            <p role="alert" className={styles.fault}>
              Choose a home.
            </p>
          )}
          <TaskFields
            fields={fields}
            titleError={fault === 'title' ? 'Say what to do.' : undefined}
            problem={writes.problem}
            onChange={(changes) => {
              setFault(undefined)
              setFields({ ...fields, ...changes })
            }}
          />
        </fieldset>
        <div className={styles.buttons}>
          {task && (
            <Button
              variant="quiet"
              disabled={writes.isBusy}
              onClick={async () => {
                if (await writes.remove(task.id)) onClose()
              }}
            >
              Delete
            </Button>
          )}
          <Button variant="primary" type="submit" disabled={writes.isBusy}>
            {writes.isBusy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface TaskFieldsProps {
  fields: OwnTaskFields
  titleError: string | undefined
  /** The server's answer if it refused the task. */
  problem: OwnTaskWrites['problem']
  onChange: (changes: Partial<OwnTaskFields>) => void
}

/** The fields of a task: what to do, when, and how often. */
function TaskFields({ fields, titleError, problem, onChange }: TaskFieldsProps) {
  return (
    <>
      <TextField
        label="What to do"
        name="title"
        placeholder="Clean the gutters"
        value={fields.title}
        maxLength={maxTitleLength}
        error={titleError}
        serverError={issueOf(problem, 'title')}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextField
        label="Note (optional)"
        value={fields.note}
        maxLength={2000}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TextField
        label="Due on"
        type="date"
        value={fields.dueOn}
        error={issueOf(problem, 'dueOn')}
        onChange={({ target }) => onChange({ dueOn: target.value })}
      />
      <CheckboxField
        label="Any day of that month"
        checked={fields.isWholeMonth}
        onChange={({ target }) => onChange({ isWholeMonth: target.checked })}
      />
      <TextField
        label="Repeat every (months, optional)"
        type="number"
        min={1}
        max={120}
        value={fields.repeatMonths}
        error={issueOf(problem, 'repeatMonths')}
        onChange={({ target }) => onChange({ repeatMonths: target.value })}
      />
    </>
  )
}

import type { BulkAction } from '@home-pulse/contract/features/portfolio/portfolio'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { propertyKeys } from '../../../platform/calls/query-keys.ts'
import { type Outcome, useWrite } from '../../../platform/calls/use-write.ts'
import { countWithNoun } from '../../../platform/format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/field.tsx'
import { type BulkFilter, changeHomes } from '../api.ts'
import type { Selection } from '../selection.ts'
import { filterOf, type TableChoice } from '../table-choice.ts'
import { useTableExport } from '../use-table-export.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import styles from './homes-table.module.css'

interface BulkBarProps {
  selection: Selection
  count: number
  choice: TableChoice
  tags: readonly string[]
  onDone: () => void
}

const outcomeOf = (action: BulkAction, count: number, tag: string): Outcome => {
  const homes = countWithNoun(count, 'home')
  const failed = {
    failed: `Failed to change ${homes}`,
    networkFailed: `Network error while changing ${homes}`,
  }
  if (action === 'tag') return { done: `${homes} tagged “${tag}”`, ...failed }
  if (action === 'untag') return { done: `“${tag}” removed from ${homes}`, ...failed }
  return { done: action === 'archive' ? `${homes} archived` : `${homes} marked as inspected`, ...failed }
}

/** The actions that show a confirmation dialog before they run. */
type ConfirmedAction = Extract<BulkAction, 'archive' | 'inspected'>

/** Returns the texts of the confirmation dialog. */
const confirmationOf = (action: ConfirmedAction, count: number) =>
  action === 'archive'
    ? {
        title: `Archive ${countWithNoun(count, 'home')}?`,
        text: 'They no longer count in lists and figures. You can restore each of them under “Archived homes”.',
        action: 'Archive',
      }
    : {
        title: `Mark ${countWithNoun(count, 'home')} as inspected?`,
        text: 'This records that each of their parts works today, and estimates their dates again. Dates that you set stay.',
        action: 'Mark as inspected',
      }

/** The bar with the buttons that change all selected homes at once. */
export function BulkBar({ selection, count, choice, tags, onDone }: BulkBarProps) {
  const queries = useQueryClient()
  const { run, isBusy, keyFor } = useWrite()
  const { isSaving, save } = useTableExport(choice)
  const [asked, setAsked] = useState<ConfirmedAction>()

  function change(action: BulkAction, tag = ''): Promise<boolean> {
    // The filter may come from the URL. The cast is safe, because the server checks it.
    const homes = selection === 'all' ? { filter: filterOf(choice) as BulkFilter } : { ids: [...selection] }
    const body = { ...homes, action, ...(action.endsWith('tag') && { tag }) }
    return run(
      outcomeOf(action, count, tag),
      () => changeHomes({ body, idempotencyKey: keyFor(body) }),
      async () => {
        await queries.invalidateQueries({ queryKey: propertyKeys.all })
        if (action === 'archive') onDone()
      },
    )
  }

  return (
    <section className={styles.bulk} aria-label="Selected homes">
      <p>
        <b>{countWithNoun(count, 'home')} selected</b>
        {selection === 'all' && <span> (all that match)</span>}
      </p>
      <TagForm tags={tags} isBusy={isBusy} onChange={change} />
      <div className={styles.actions}>
        <Button size="small" disabled={isSaving} onClick={() => save(selection)}>
          {isSaving ? 'Preparing...' : 'Export selected'}
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => setAsked('inspected')}>
          Mark as inspected
        </Button>
        <Button size="small" disabled={isBusy} onClick={() => setAsked('archive')}>
          Archive
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Clear selection
        </Button>
      </div>
      {asked && (
        <ConfirmDialog
          {...confirmationOf(asked, count)}
          isBusy={isBusy}
          onConfirm={() => change(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

interface TagFormProps {
  /** All tags that at least one home has. */
  tags: readonly string[]
  isBusy: boolean
  onChange: (action: 'tag' | 'untag', tag: string) => void
}

/** The field for a tag, and buttons that add the tag to the selected homes or remove it from them. */
function TagForm({ tags, isBusy, onChange }: TagFormProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()
  const tag = typed.trim()
  return (
    <form
      className={styles.tagging}
      onSubmit={(event) => {
        event.preventDefault()
        if (tag) onChange('tag', tag)
      }}
    >
      <TextField
        label="Tag"
        placeholder="to sell"
        maxLength={40}
        list={listId}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <datalist id={listId}>
        {tags.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
      <Button type="submit" size="small" disabled={isBusy || !tag}>
        Add tag
      </Button>
      <Button size="small" disabled={isBusy || !tag} onClick={() => onChange('untag', tag)}>
        Remove tag
      </Button>
    </form>
  )
}

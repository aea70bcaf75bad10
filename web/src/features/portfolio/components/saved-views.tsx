import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { portfolioKeys } from '../../../platform/calls/query-keys.ts'
import { useFailureToast } from '../../../platform/calls/use-failure-toast.ts'
import { outcomeOf, useWrite } from '../../../platform/calls/use-write.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { SelectField, TextField } from '../../../ui/controls/field.tsx'
import { readChoice, type TableChoice, writeChoice } from '../table-choice.ts'
import { deleteView, saveView, viewsQuery } from '../views-api.ts'
import styles from './homes-table.module.css'

interface SavedViewsProps {
  choice: TableChoice
  onChoice: (choice: TableChoice) => void
}

/**
 * The saved views of the table. The user can select a view, save the current filters and order as a view, or delete the
 * selected view.
 */
export function SavedViews({ choice, onChoice }: SavedViewsProps) {
  const queries = useQueryClient()
  const { data: views = [], error } = useQuery(viewsQuery())
  const { run, isBusy } = useWrite()
  const [isNaming, setNaming] = useState(false)
  useFailureToast(error, 'Failed to load the views', 'Network error while loading the views')
  const refresh = () => queries.invalidateQueries({ queryKey: portfolioKeys.views })
  const search = writeChoice(choice)
  // The stored text of a view may list its parameters in another order than `search`. So it is parsed and written again
  // before the comparison.
  const shown = views.find((view) => writeChoice(readChoice(view.search)) === search)
  if (views.length === 0 && search === '') return null
  return (
    <div className={styles.views}>
      {views.length > 0 && (
        <SelectField
          label="View"
          placeholder="Not saved"
          value={shown?.id ?? ''}
          options={views.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget: { value } }) => {
            const picked = views.find(({ id }) => id === value)
            onChoice(picked ? readChoice(picked.search) : {})
          }}
        />
      )}
      {search !== '' && !shown && (
        <Button size="small" onClick={() => setNaming(true)}>
          Save view
        </Button>
      )}
      {shown && (
        <Button
          size="small"
          variant="quiet"
          disabled={isBusy}
          onClick={() =>
            run(outcomeOf('remove', 'view'), () => deleteView({ params: { id: shown.id } }), refresh)
          }
        >
          Remove view
        </Button>
      )}
      {isNaming && (
        <NameDialog
          isBusy={isBusy}
          onName={(name) =>
            run(outcomeOf('add', 'view'), () => saveView({ body: { name, search } }), refresh)
          }
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

interface NameDialogProps {
  isBusy: boolean
  /** Saves the view with this name. Returns true if it succeeded. */
  onName: (name: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the name of a new view. */
function NameDialog({ isBusy, onName, onClose }: NameDialogProps) {
  const [name, setName] = useState('')
  return (
    <Dialog title="Save view" isBusy={isBusy} onClose={onClose}>
      <form
        className={styles.naming}
        onSubmit={async (event) => {
          event.preventDefault()
          if (await onName(name.trim())) onClose()
        }}
      >
        <TextField
          label="Name"
          hint="A view of the same name is replaced."
          maxLength={60}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" variant="primary" disabled={isBusy || name.trim() === ''}>
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </Dialog>
  )
}

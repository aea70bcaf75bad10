import { useState } from 'react'
import { saveFile } from '../../platform/calls/save-file.ts'
import { toast } from '../../ui/feedback/toast.ts'
import type { Selection } from './selection.ts'
import { cleaned, type TableChoice } from './table-choice.ts'

const path = '/v1/properties/table.csv'
const name = 'home-pulse-homes.csv'

/** Saves all homes that match the filters, or the selected homes, as a spreadsheet in the order of the table. */
export function useTableExport(choice: TableChoice) {
  const [isSaving, setSaving] = useState(false)

  async function save(selection: Selection = 'all') {
    const { sort, order } = choice
    setSaving(true)
    const outcome =
      selection === 'all'
        ? await saveFile(path, { ...cleaned(choice) }, name)
        : await saveFile(path, {}, name, { ids: [...selection], sort, order })
    setSaving(false)
    if (outcome === 'saved') toast.success('The spreadsheet is saved')
    else if (outcome === 'network') toast.error('Network error while making the spreadsheet')
    else toast.error('Failed to make the spreadsheet')
  }

  return { isSaving, save }
}

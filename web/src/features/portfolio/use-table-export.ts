import { useFileSaving } from '../../platform/calls/save-file.ts'
import type { Selection } from './selection.ts'
import { cleaned, type TableChoice } from './table-choice.ts'

const path = '/v1/properties/table.csv'
const fallbackName = 'home-pulse-homes.csv'

/** Saves a spreadsheet of the selected homes, or of all homes that match the filters, in the order of the table. */
export function useTableExport(choice: TableChoice) {
  const { isSaving, save } = useFileSaving('spreadsheet')
  const { sort, order } = choice
  return {
    isSaving,
    save: (selection: Selection = 'all') =>
      save(
        selection === 'all'
          ? { path, fallbackName, query: { ...cleaned(choice) } }
          : { path, fallbackName, body: { ids: [...selection], sort, order } },
      ),
  }
}

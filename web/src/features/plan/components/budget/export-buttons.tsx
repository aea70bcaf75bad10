import { useFileSaving } from '../../../../platform/calls/save-file.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import type { BudgetFilter } from '../../calls/budget-api.ts'
import styles from '../plan.module.css'

const files = {
  csv: {
    path: '/v1/plan/budget.csv',
    fallbackName: 'home-pulse-budget.csv',
    what: 'spreadsheet',
    label: 'Export CSV',
  },
  homes: {
    path: '/v1/plan/homes.csv',
    fallbackName: 'home-pulse-budget-by-home.csv',
    what: 'spreadsheet',
    label: 'Export CSV',
  },
  pdf: {
    path: '/v1/plan/report.pdf',
    fallbackName: 'home-pulse-plan.pdf',
    what: 'report',
    label: 'PDF report',
  },
} as const

interface ExportsProps {
  filter: BudgetFilter
  isDisabled: boolean
}

/** Buttons that download the plan: as a spreadsheet, and as a report for a lender, an insurer or a buyer. */
export function ExportButtons(props: ExportsProps) {
  return (
    <div className={styles.exports}>
      <ExportButton kind="csv" {...props} />
      <ExportButton kind="pdf" {...props} />
    </div>
  )
}

/** A button that saves one file. */
export function ExportButton({ kind, filter, isDisabled }: ExportsProps & { kind: keyof typeof files }) {
  const { path, fallbackName, what, label } = files[kind]
  const { isSaving, save } = useFileSaving(what)
  return (
    <Button
      size="small"
      disabled={isDisabled || isSaving}
      onClick={() => save({ path, fallbackName, query: { ...filter } })}
    >
      {isSaving ? 'Preparing...' : label}
    </Button>
  )
}

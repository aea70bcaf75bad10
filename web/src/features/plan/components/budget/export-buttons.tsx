import { useState } from 'react'
import { saveFile } from '../../../../platform/calls/save-file.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { BudgetFilter } from '../../calls/budget-api.ts'
import styles from '../plan.module.css'

const files = {
  csv: {
    path: '/v1/plan/budget.csv',
    name: 'home-pulse-budget.csv',
    what: 'spreadsheet',
    label: 'Export CSV',
  },
  homes: {
    path: '/v1/plan/homes.csv',
    name: 'home-pulse-homes.csv',
    what: 'spreadsheet',
    label: 'Export CSV',
  },
  pdf: { path: '/v1/plan/report.pdf', name: 'home-pulse-plan.pdf', what: 'report', label: 'PDF report' },
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
  const [isBusy, setIsBusy] = useState(false)
  const { path, name, what, label } = files[kind]

  async function save() {
    setIsBusy(true)
    const outcome = await saveFile(path, { ...filter }, name)
    setIsBusy(false)
    if (outcome === 'saved') toast.success(`The ${what} is saved`)
    else if (outcome === 'network') toast.error(`Network error while making the ${what}`)
    else toast.error(`Failed to make the ${what}`)
  }

  return (
    <Button size="small" disabled={isDisabled || isBusy} onClick={save}>
      {isBusy ? 'Preparing...' : label}
    </Button>
  )
}

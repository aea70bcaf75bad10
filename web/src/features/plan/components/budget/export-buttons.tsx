import { useState } from 'react'
import { saveFile } from '../../../../platform/save-file.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import type { BudgetFilter } from '../../budget-api.ts'
import styles from '../plan.module.css'

const files = {
  csv: {
    path: '/v1/plan/budget.csv',
    name: 'home-pulse-budget.csv',
    what: 'spreadsheet',
    label: 'Export CSV',
  },
  pdf: { path: '/v1/plan/report.pdf', name: 'home-pulse-plan.pdf', what: 'report', label: 'PDF report' },
} as const

/** The plan to take away: as a spreadsheet, and as a document for a lender, an insurer or a buyer. */
export function ExportButtons({ filter, isDisabled }: { filter: BudgetFilter; isDisabled: boolean }) {
  const [busy, setBusy] = useState<keyof typeof files>()

  async function save(kind: keyof typeof files) {
    const { path, name, what } = files[kind]
    setBusy(kind)
    const outcome = await saveFile(path, { ...filter }, name)
    setBusy(undefined)
    if (outcome === 'saved') toast.success(`The ${what} is saved`)
    else if (outcome === 'network') toast.error(`Network error while making the ${what}`)
    else toast.error(`Failed to make the ${what}`)
  }

  const button = (kind: keyof typeof files) => (
    <Button size="small" disabled={isDisabled || busy !== undefined} onClick={() => save(kind)}>
      {busy === kind ? 'Preparing...' : files[kind].label}
    </Button>
  )
  return (
    <div className={styles.exports}>
      {button('csv')}
      {button('pdf')}
    </div>
  )
}

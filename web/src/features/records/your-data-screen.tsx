import { DeletionCard } from './components/deletion-card.tsx'
import { ExportCard } from './components/export-card.tsx'
import { ImportCard } from './components/import-card.tsx'
import styles from './components/records.module.css'

/** What a person may do with all that is kept of them: take it along, bring it here, and leave. */
export function YourDataScreen() {
  return (
    <div className={styles.cards}>
      <ExportCard />
      <ImportCard />
      <DeletionCard />
    </div>
  )
}

import { DeletionCard } from './components/deletion-card.tsx'
import { ExportCard } from './components/export-card.tsx'
import { ImportCard } from './components/import-card.tsx'
import styles from './components/records.module.css'

/** The customer's own data: export, import and account deletion. */
export function YourDataPanel() {
  return (
    <div className={styles.cards}>
      <ExportCard />
      <ImportCard />
      <DeletionCard />
    </div>
  )
}

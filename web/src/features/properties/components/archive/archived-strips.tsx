import { useQuery } from '@tanstack/react-query'
import { UndoStrip } from '../../../../ui/feedback/undo-strip.tsx'
import { archivedQuery } from '../../archived.ts'
import { useArchivedRestore } from '../../use-archived-restore.ts'
import styles from '../dashboard/dashboard.module.css'

/** The homes that were archived in this tab, each with an undo button. */
export function ArchivedStrips() {
  const { data: archived } = useQuery(archivedQuery)
  const { isBusy, restore } = useArchivedRestore()
  if (archived.length === 0) return null
  return (
    <div className={styles.archived}>
      {archived.map((property) => (
        <UndoStrip
          key={property.id}
          done="Archived"
          what={property.address}
          isBusy={isBusy}
          onUndo={() => restore(property)}
        />
      ))}
    </div>
  )
}

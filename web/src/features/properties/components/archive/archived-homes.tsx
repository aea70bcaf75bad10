import { useQuery } from '@tanstack/react-query'
import { formatTimestamp } from '../../../../platform/timestamp-format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Disclosure } from '../../../../ui/controls/disclosure.tsx'
import { archivedPropertiesQuery } from '../../api.ts'
import { useArchivedRestore } from '../../use-archived-restore.ts'
import styles from './archived-homes.module.css'

/** A collapsed list of all archived homes, each with a restore button. Renders nothing if there are none. */
export function ArchivedHomes() {
  const { data: archived = [] } = useQuery(archivedPropertiesQuery)
  const { isBusy, restore } = useArchivedRestore()
  if (archived.length === 0) return null
  return (
    <Disclosure title={`Archived (${archived.length})`} className={styles.archived}>
      <ul className={styles.list} aria-label="Archived properties">
        {archived.map((home) => (
          <li key={home.id} className={styles.home}>
            <span className={styles.address}>
              {home.address} {home.postalCode}
            </span>
            <span className={styles.day}>Archived {formatTimestamp(home.archivedAt)}</span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={`Restore ${home.address}`}
              onClick={() => restore(home)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

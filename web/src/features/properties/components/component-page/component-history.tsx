import { useQuery } from '@tanstack/react-query'
import { capitalize, formatDate, formatMoney, formatMonth } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import type { Installation } from '../../../components/component-query.ts'
import { maintenanceQuery } from '../../../plan/calls/maintenance-query.ts'
import styles from './component-page.module.css'
import { type HistoryEntry, historyOf } from './history-entries.ts'

interface ComponentHistoryProps {
  componentId: string
  name: string
  installations: readonly Installation[]
}

/** The history of one component: its installations, replacements and maintenance, newest first. */
export function ComponentHistory({ componentId, name, installations }: ComponentHistoryProps) {
  const { data } = useQuery(maintenanceQuery(componentId))
  const entries = historyOf(installations, data)
  return (
    <Card title="History">
      <ul className={styles.history} aria-label="History">
        {entries.map((entry) => (
          <li key={entry.key}>
            <time dateTime={entry.on}>
              {entry.kind === 'task' ? formatDate(entry.on) : formatMonth(entry.on)}
            </time>
            <p>{titleOf(entry, name)}</p>
            {entry.details.length > 0 && <p className={styles.detail}>{entry.details.join(' · ')}</p>}
            {entry.cost !== null && <p className={styles.detail}>{formatMoney(entry.cost)}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function titleOf(entry: HistoryEntry, name: string): string {
  if (entry.kind === 'task') return `Done: ${entry.title}`
  return `${capitalize(name)} ${entry.kind}`
}

import { useUnfolded } from '../../../../ui/controls/use-unfolded.ts'
import { formatDay, formatNumber, placeOf, spokenType } from '../../plan-words.ts'
import type { LaterRound } from '../../sections.ts'
import styles from './later-rounds.module.css'

/** What comes round again in a month, folded: it moves with the round before it, so there is nothing to record yet. */
export function LaterRounds({ rounds }: { rounds: LaterRound[] }) {
  const { wasOpened, onToggle } = useUnfolded()
  return (
    <details className={styles.later} onToggle={onToggle}>
      <summary>
        <span>{formatNumber(rounds.length, 'later round')}</span>
        <span className={styles.note}>once the round before is done</span>
      </summary>
      {wasOpened && (
        <ul>
          {rounds.map(({ on, entry }) => (
            <li key={`${on} ${entry.componentId} ${entry.taskId}`}>
              <time dateTime={on}>{formatDay(on)}</time>
              <p>
                {entry.title}
                <span className={styles.note}>
                  {spokenType(entry.componentType)}, {placeOf(entry)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

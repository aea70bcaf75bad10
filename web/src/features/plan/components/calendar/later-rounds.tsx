import { countWithNoun } from '../../../../platform/format.ts'
import { useUnfolded } from '../../../../ui/controls/use-unfolded.ts'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import { formatDay } from '../../plan-words.ts'
import type { LaterRound } from '../../sections.ts'
import styles from './later-rounds.module.css'

/**
 * The repetitions of tasks that fall into a month, collapsed. Their dates change when the current due date is recorded
 * as done, so they have no actions yet.
 */
export function LaterRounds({ rounds }: { rounds: LaterRound[] }) {
  const { wasOpened, onToggle } = useUnfolded()
  return (
    <details className={styles.later} onToggle={onToggle}>
      <summary>
        <span>{countWithNoun(rounds.length, 'repeated task')}</span>
        <span className={styles.note}>{nextOf(rounds)}</span>
      </summary>
      {wasOpened && (
        <ul>
          {rounds.map(({ on, entry }) => (
            <li key={`${on} ${entry.componentId} ${entry.taskId}`}>
              <time dateTime={on}>{formatDay(on)}</time>
              <p>
                {entry.title}
                <span className={styles.note}>
                  {typeTitle(entry.componentType)}, {placeOf(entry)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

/** Names the first repetition: `next: Change the filter, Mar 3`. */
function nextOf([first]: LaterRound[]): string {
  return first ? `next: ${first.entry.title}, ${formatDay(first.on)}` : ''
}

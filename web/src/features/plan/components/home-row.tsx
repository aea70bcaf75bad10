import type { PlainDate } from '@home-pulse/contract/primitives'
import { countWithNoun, formatDistance } from '../../../platform/format.ts'
import { useUnfolded } from '../../../ui/controls/use-unfolded.ts'
import { classes } from '../../../ui/layout/classes.ts'
import type { Maintenance } from '../calls/use-maintenance.ts'
import type { HomeTasks } from '../sections.ts'
import { CalendarLeaf } from './calendar/calendar-leaf.tsx'
import entryStyles from './calendar/entry-row.module.css'
import { EntryRow } from './calendar/entry-row.tsx'
import styles from './home-row.module.css'

/** The maximum number of entries that a collapsed row names. */
const maxNamed = 2

/**
 * A collapsed row for many tasks of one home on one day. It shows their number, place and urgency, and the first
 * titles.
 */
export function HomeRow({
  tasks: { home, items },
  isOpen,
  maintenance,
  today,
}: {
  tasks: HomeTasks
  isOpen: boolean
  maintenance: Maintenance
  today: PlainDate
}) {
  const left = items.filter(({ recorded }) => recorded === undefined).map(({ entry }) => entry)
  const isOverdue = home.dueOn < today
  const { wasOpened, onToggle } = useUnfolded(isOpen)
  const isNew = left.length > 0 && left.every(({ lastDoneOn }) => lastDoneOn === null)
  return (
    <li className={classes(entryStyles.entry, styles.home)}>
      <details open={isOpen} onToggle={onToggle}>
        <summary className={classes(entryStyles.row, styles.row)}>
          <CalendarLeaf day={home.dueOn} isOverdue={isOverdue} />
          <span className={styles.what}>
            <b>{left.length === 0 ? 'All recorded' : countWithNoun(left.length, 'task')}</b>
            <span>{home.propertyAddress}</span>
            <span>
              <span className={classes(isOverdue && entryStyles.late)}>
                {isOverdue ? 'Was due' : 'Due'} {formatDistance(home.dueOn, today)}
              </span>
              {isNew && ', not recorded as done before'}
            </span>
            {left.length > 0 && <span>{namesOf(left.map(({ title }) => title))}</span>}
          </span>
        </summary>
        <ul className={styles.tasks}>
          {wasOpened &&
            items.map((item) => (
              <EntryRow key={item.key} item={item} maintenance={maintenance} today={today} />
            ))}
        </ul>
      </details>
    </li>
  )
}

function namesOf(titles: readonly string[]): string {
  const named = [...new Set(titles)].slice(0, maxNamed)
  const others = titles.length - named.length
  return others > 0 ? `${named.join('; ')}; and ${others} more` : named.join('; ')
}

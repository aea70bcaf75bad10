import { formatCount } from '../../../platform/format.ts'
import { formatTime } from '../../../platform/timestamp-format.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Change } from '../api.ts'
import styles from './activity.module.css'

interface ActivityDaysProps {
  changes: readonly Change[]
  /** Limits the history to one home. Undefined if the history is already limited to a home. */
  onlyHome: ((propertyId: string) => void) | undefined
}

/** Formats the date in the browser's time zone. The time beside each entry uses the same time zone. */
const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Changes grouped by their date. */
export function ActivityDays({ changes, onlyHome }: ActivityDaysProps) {
  const days = new Map<string, Change[]>()
  for (const change of changes) {
    const on = day.format(new Date(change.at))
    days.set(on, [...(days.get(on) ?? []), change])
  }
  return (
    <div className={styles.days}>
      {[...days].map(([on, ofDay]) => (
        <section key={on} aria-label={on}>
          <h3 className={styles.day}>{on}</h3>
          <ol className={styles.list}>
            {ofDay.map((change) => (
              <Entry key={change.id} change={change} onlyHome={onlyHome} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

const writers: Record<Change['by'], string> = {
  you: 'You',
  homebot: 'You, with HomeBot',
  import: 'An import of yours',
  payment: 'The payment provider',
  job: 'Home Pulse AI',
}

/** The maximum number of lines of an entry. A longer entry is collapsed. */
const maxLines = 4

function Entry({ change, onlyHome }: { change: Change; onlyHome: ActivityDaysProps['onlyHome'] }) {
  const { at, by, title, lines } = change
  const homes = new Set(lines.flatMap(({ propertyId }) => propertyId ?? []))
  const [home] = homes
  const texts = [...new Set(lines.map(({ text }) => text))]
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <h4>{title}</h4>
        <span>
          {writers[by]}, <time dateTime={at}>{formatTime(Date.parse(at))}</time>
        </span>
      </div>
      {texts.length > 0 && <Lines texts={texts.slice(0, maxLines)} />}
      {texts.length > maxLines && (
        <details className={styles.folded}>
          <summary>{formatCount(texts.length - maxLines)} more</summary>
          <Lines texts={texts.slice(maxLines)} />
        </details>
      )}
      {onlyHome && home && homes.size === 1 && (
        <Button variant="quiet" size="small" className={styles.only} onClick={() => onlyHome(home)}>
          Only this home
        </Button>
      )}
    </li>
  )
}

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <ul className={styles.lines}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

import { countWithNoun, formatCount } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { classes } from '../../../../ui/layout/classes.ts'
import { type DayCounts, firstDayOf, monthsOfYear, monthTotal } from '../../month.ts'
import { formatMonthName, formatWholeMonth } from '../../plan-words.ts'
import styles from './year-strip.module.css'

interface YearStripProps {
  year: number
  /** Undefined while loading. */
  counts: DayCounts | undefined
  /** The shown month. Undefined in the list view. */
  chosen: string | undefined
  onChoose: (month: string) => void
}

/** The twelve months of a year, each with its number of entries. */
export function YearStrip({ year, counts, chosen, onChoose }: YearStripProps) {
  const monthNumber = chosen?.slice(5) ?? '01'
  return (
    <nav className={styles.strip} aria-label="Months of the year">
      <Button
        size="small"
        variant="quiet"
        aria-label={`Show ${year - 1}`}
        onClick={() => onChoose(`${year - 1}-${monthNumber}`)}
      >
        ‹
      </Button>
      <ol className={styles.months} aria-busy={!counts}>
        {monthsOfYear(year).map((month) => {
          const total = counts ? monthTotal(counts, month) : undefined
          const name = formatWholeMonth(firstDayOf(month))
          return (
            <li key={month}>
              <button
                type="button"
                className={classes(
                  styles.month,
                  total === 0 && styles.empty,
                  month === chosen && styles.chosen,
                )}
                aria-label={
                  total === undefined ? name : `${name}, ${countWithNoun(total, 'entry', 'entries')}`
                }
                aria-current={month === chosen ? 'true' : undefined}
                onClick={() => onChoose(month)}
              >
                <span>{formatMonthName(firstDayOf(month))}</span>
                <b>{total === undefined ? ' ' : formatCount(total)}</b>
              </button>
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Show ${year + 1}`}
        onClick={() => onChoose(`${year + 1}-${monthNumber}`)}
      >
        ›
      </Button>
    </nav>
  )
}

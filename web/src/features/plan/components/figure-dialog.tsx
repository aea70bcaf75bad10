import { formatMoney } from '../../../platform/format.ts'
import { yearOf } from '../../../platform/plain-date.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Explained } from '../../../ui/explained.tsx'
import { SourcesFold } from '../../../ui/fold.tsx'
import type { Budget } from '../budget-api.ts'
import { formatRange } from '../futures.ts'
import { placeOf, spokenType } from '../plan-words.ts'
import styles from './figure-dialog.module.css'

/** An amount that stands above the chart: what is expected from today to a day, and where eight in ten futures lie. */
export interface PlannedFigure {
  label: string
  expected: number
  low: number
  high: number
  until: string | undefined
}

interface FigureDialogProps {
  figure: PlannedFigure
  budget: Budget
  onExplain: (componentId: string) => void
  onClose: () => void
}

const mostNamed = 8

/** What an amount is made of: what most of it is for, each explained in its turn, and what it rests on. */
export function FigureDialog({ figure, budget, onExplain, onClose }: FigureDialogProps) {
  const { label, expected, until } = figure
  const drivers = driversUntil(budget, until)
  return (
    <Dialog title={label} isWide onClose={onClose}>
      <div className={styles.body}>
        <p>
          <b className={styles.amount}>{formatMoney(expected)}</b> expected
          <span className={styles.note}>{formatRange(figure)}</span>
        </p>
        {drivers.length > 0 && (
          <section>
            <h3>Mostly for{until && `, by the end of ${yearOf(until)}`}</h3>
            <ul className={styles.list}>
              {drivers.slice(0, mostNamed).map((driver) => (
                <li key={driver.componentId}>
                  <p>
                    {spokenType(driver.componentType)}
                    <span className={styles.note}>{placeOf(driver)}</span>
                  </p>
                  <Explained
                    className={styles.share}
                    why={`why this cost, ${spokenType(driver.componentType)}`}
                    onClick={() => onExplain(driver.componentId)}
                  >
                    {formatMoney(driver.expected)}
                  </Explained>
                </li>
              ))}
            </ul>
            <p className={styles.note}>
              At today’s prices, what it costs times how likely it is. Only what weighs most in a year is
              named.
            </p>
          </section>
        )}
        <section>
          <h3>What it rests on</h3>
          <p className={styles.note}>{budget.explanation.join(' ')}</p>
          <SourcesFold sources={budget.sources} className={styles.note} />
        </section>
      </div>
    </Dialog>
  )
}

/** What drives the years to a day, dearest first: one that may fail in several of them stands once, with its sum. */
function driversUntil({ periods }: Budget, until: string | undefined) {
  const byComponent = new Map<string, Budget['periods'][number]['drivers'][number]>()
  for (const { from, drivers } of periods) {
    if (until !== undefined && from > until) break
    for (const driver of drivers) {
      const before = byComponent.get(driver.componentId)?.expected ?? 0
      byComponent.set(driver.componentId, { ...driver, expected: before + driver.expected })
    }
  }
  return [...byComponent.values()].toSorted((one, other) => other.expected - one.expected)
}

import { formatMoney } from '../../../../platform/format.ts'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { SourcesFold } from '../../../../ui/controls/disclosure.tsx'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import type { Budget, CostDriver } from '../../calls/budget-api.ts'
import { formatRange, partOf } from '../../likely-amounts.ts'
import styles from './figure-dialog.module.css'

/** An amount above the chart: the expected cost from today to a day, and its likely range. */
export interface PlannedFigure {
  label: string
  expected: number
  low: number
  high: number
  /** True if the amounts include inflation. Otherwise they are in today's dollars. */
  isNominal: boolean
  /** The components with the largest part of the amount. */
  drivers: readonly CostDriver[]
}

interface FigureDialogProps {
  figure: PlannedFigure
  budget: Budget
  onExplain: (componentId: string) => void
  onClose: () => void
}

/** Explains an amount: its largest parts, each with its own explanation, and the assumptions. */
export function FigureDialog({ figure, budget, onExplain, onClose }: FigureDialogProps) {
  const { label, expected, isNominal, drivers } = figure
  const others = expected - drivers.reduce((sum, driver) => sum + partOf(driver, isNominal), 0)
  return (
    <Dialog title={label} isWide onClose={onClose}>
      <div className={styles.body}>
        <p>
          <b className={styles.amount}>{formatMoney(expected)}</b> expected
          <span className={styles.note}>{formatRange(figure)}</span>
        </p>
        {drivers.length > 0 && (
          <section>
            <h3>What it is for</h3>
            <ul className={styles.list}>
              {drivers.map((driver) => (
                <li key={driver.componentId}>
                  <p>
                    {typeTitle(driver.componentType)}
                    <span className={styles.note}>{placeOf(driver)}</span>
                  </p>
                  <Explained
                    className={styles.share}
                    why={`why this cost, ${typeTitle(driver.componentType)}`}
                    onClick={() => onExplain(driver.componentId)}
                  >
                    {formatMoney(partOf(driver, isNominal))}
                  </Explained>
                </li>
              ))}
              {others > 0 && (
                <li>
                  <p>Everything else</p>
                  <span className={styles.share}>{formatMoney(others)}</span>
                </li>
              )}
            </ul>
            <p className={styles.note}>
              Each amount is what the replacement costs times how likely it is in this time. Together they are
              the {formatMoney(expected)} above.
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

import { Link } from '@tanstack/react-router'
import { formatMoney } from '../../../../platform/format.ts'
import { paths } from '../../../../platform/paths.ts'
import { Explained } from '../../../../ui/feedback/explained.tsx'
import { placeOf } from '../../../components/place-label.ts'
import { typeTitle } from '../../../components/type-label.ts'
import type { BudgetPeriod } from '../../calls/budget-api.ts'
import { formatLikelihood, partOf } from '../../likely-amounts.ts'
import styles from './year-drivers.module.css'

/** The maximum number of replacements in the list. */
const maxNamed = 5

interface YearDriversProps {
  period: BudgetPeriod
  isNominal: boolean
  onExplain: (componentId: string) => void
}

/** The replacements with the largest part of a year's cost, with their probabilities. */
export function YearDrivers({ period, isNominal, onExplain }: YearDriversProps) {
  const drivers = period.drivers.slice(0, maxNamed)
  const { expected } = isNominal ? period.nominal : period.real
  const others = expected - drivers.reduce((sum, driver) => sum + partOf(driver, isNominal), 0)
  return (
    <section aria-label={`What drives ${period.year}`}>
      <h3 className={styles.title}>What drives {period.year}</h3>
      {period.drivers.length === 0 ? (
        <p className={styles.none}>Nothing is likely to need replacing.</p>
      ) : (
        <ul className={styles.list}>
          {drivers.map((driver) => (
            <li key={driver.componentId} className={styles.driver}>
              <ChanceRing chance={driver.isPlanned ? 1 : driver.chance} />
              <div className={styles.what}>
                <button type="button" className={styles.name} onClick={() => onExplain(driver.componentId)}>
                  {typeTitle(driver.componentType)}
                </button>
                <Link to={paths.property} params={{ propertyId: driver.propertyId }} className={styles.place}>
                  {placeOf(driver)}
                </Link>
              </div>
              <p className={styles.figures}>
                <Explained
                  className={styles.amount}
                  why={`why this cost, ${typeTitle(driver.componentType)}`}
                  onClick={() => onExplain(driver.componentId)}
                >
                  {formatMoney(partOf(driver, isNominal))}
                </Explained>
                <span>{formatLikelihood(driver, 'likely')}</span>
              </p>
            </li>
          ))}
          {others > 0 && (
            <li className={styles.driver}>
              <span aria-hidden="true" />
              <p className={styles.what}>Everything else</p>
              <p className={styles.figures}>{formatMoney(others)}</p>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

/** A probability as a part of a ring. Screen readers read the text beside it instead. */
function ChanceRing({ chance }: { chance: number }) {
  const around = 2 * Math.PI * 10
  return (
    <svg className={styles.ring} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="10" />
      <circle
        className={styles.share}
        cx="14"
        cy="14"
        r="10"
        strokeDasharray={`${around * chance} ${around}`}
        transform="rotate(-90 14 14)"
      />
    </svg>
  )
}

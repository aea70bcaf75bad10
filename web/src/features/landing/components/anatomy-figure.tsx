import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ReactNode } from 'react'
import { formatDistance, formatMoney, formatMonth } from '../../../platform/format.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import { formatChance } from '../../components/chance.ts'
import { typeTitle } from '../../components/type-label.ts'
import { type ExampleComponent, exampleChances } from '../example.ts'
import styles from './anatomy-figure.module.css'
import figureStyles from './figure.module.css'

/** One large lifeline with a legend that explains its parts. */
export function AnatomyFigure({
  components,
  today,
}: {
  components: readonly ExampleComponent[]
  today: PlainDate
}) {
  const shown = components.find(({ type }) => type === 'ac_unit')
  if (!shown) return null
  const { type, ageYears, life, cost } = shown
  const name = typeTitle(type)
  return (
    <figure className={figureStyles.figure}>
      <figcaption className={figureStyles.caption}>
        <strong>
          {name}, {ageYears} years
        </strong>
        <span>as of {formatMonth(today)}</span>
      </figcaption>
      <Lifeline name={name} life={life} today={today} firstWidthPx={560} />
      <dl className={styles.key}>
        <Mark
          drawing={<circle className={styles.ring} cx="9" cy="9" r="4" strokeWidth="2" />}
          word="Installed"
        >
          {formatMonth(life.installedOn)}
        </Mark>
        <Mark drawing={<rect className={styles.today} x="8" width="2" height="18" />} word="Today">
          {formatChance(exampleChances.within12Months)} fail within a year,{' '}
          {formatChance(exampleChances.within5Years)} within five
        </Mark>
        <Mark drawing={<rect className={styles.band} width="18" height="18" rx="4" />} word="Likely to fail">
          {formatMonth(life.forecastLow)} to {formatMonth(life.forecastHigh)}
        </Mark>
        <Mark drawing={<path className={styles.diamond} d="M9 2l7 7-7 7-7-7Z" />} word="Forecast">
          {formatMonth(life.forecastDate)}, {formatDistance(life.forecastDate, today)}, {formatMoney(cost)}
        </Mark>
      </dl>
    </figure>
  )
}

function Mark({ drawing, word, children }: { drawing: ReactNode; word: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          {drawing}
        </svg>
        {word}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

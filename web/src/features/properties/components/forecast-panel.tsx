import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatMoney } from '../../../platform/format.ts'
import { paths } from '../../../platform/paths.ts'
import { Card } from '../../../ui/card.tsx'
import type { HomeComponent } from '../../components/home-component.ts'
import { costWithin, spendingByYear, timelineOf } from '../../components/timeline.ts'
import { ForecastItem } from './forecast-item.tsx'
import styles from './forecast-panel.module.css'
import { SpendingChart } from './spending-chart.tsx'

/** How far ahead the chart looks. */
const chartYears = 10

interface ForecastPanelProps {
  components: HomeComponent[]
  propertyId: string
  today: PlainDate
}

/** When this property will ask for money, how much, and what for. */
export function ForecastPanel({ components, propertyId, today }: ForecastPanelProps) {
  const years = useMemo(() => timelineOf(components, today), [components, today])
  const spending = useMemo(() => spendingByYear(components, today, chartYears), [components, today])
  if (components.length === 0)
    return (
      <Card title="Replacement forecast">
        <p className={styles.none}>Record a structure or an appliance to see when it will need replacing.</p>
      </Card>
    )
  return (
    <Card title="Replacement forecast" subtitle="What falls due each year, in today's dollars.">
      <SpendingChart spending={spending} />
      <dl className={styles.totals}>
        <dt>Next 12 months</dt>
        <dd>{formatMoney(costWithin(components, today, 1))}</dd>
        <dt>Next 5 years</dt>
        <dd>{formatMoney(costWithin(components, today, 5))}</dd>
      </dl>
      <Link to={paths.plan} search={{ property: propertyId }} className={styles.plan}>
        Plan for this home: ranges, chances and what to set aside
      </Link>
      <ol className={styles.years} aria-label="Replacements by year">
        {years.map(({ year, components: due, cost }) => (
          <li key={year}>
            <h3 className={styles.year}>
              {year ?? 'Overdue'} {due.length > 1 && <span>{formatMoney(cost)}</span>}
            </h3>
            <ul className={styles.items}>
              {due.map((component) => (
                <ForecastItem
                  key={component.id}
                  component={component}
                  alikeCount={countAlike(components, component)}
                  propertyId={propertyId}
                  today={today}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** How many appliances of its type there are: a date is set for all of them at once. */
function countAlike(components: readonly HomeComponent[], component: HomeComponent): number {
  if (!('applianceType' in component)) return 0
  return components.filter(
    (other) => 'applianceType' in other && other.applianceType === component.applianceType,
  ).length
}

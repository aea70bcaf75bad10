import type { PlainDate } from '@home-pulse/contract/primitives'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { HomeComponent } from '../home-component.ts'
import { timelineOf } from '../timeline.ts'
import type { Unit } from '../units-query.ts'
import { ForecastItem } from './forecast-item.tsx'
import styles from './forecast-panel.module.css'

interface ForecastPanelProps {
  components: HomeComponent[]
  /** The state of the lists of components. */
  state: 'loading' | 'failed' | 'loaded'
  /** The units of the property. Empty for a single-family home. */
  units: readonly Unit[]
  propertyId: string
  today: PlainDate
  /** The costs by year, rendered by the feature `plan`. Shown only for a home with components. */
  costs: ReactNode
}

/** The coming replacements of a property, with their dates and costs. */
export function ForecastPanel({ components, state, units, propertyId, today, costs }: ForecastPanelProps) {
  const unitNumbers = new Map(units.map(({ unitId, unitNumber }) => [unitId, unitNumber]))
  const years = useMemo(() => timelineOf(components, today), [components, today])
  const [justSetId, setJustSetId] = useState<string>()
  if (components.length === 0)
    return (
      <Card title="Replacement forecast">
        {state === 'loading' ? (
          <Skeleton height={72} />
        ) : (
          <p className={styles.none}>
            {state === 'failed'
              ? 'The forecast appears when the parts of this home have loaded.'
              : 'Record a structure or an appliance to see when it will need replacing.'}
          </p>
        )}
      </Card>
    )
  return (
    <Card
      title="Replacement forecast"
      subtitle="What each year is expected to cost, in today’s dollars. The band is the likely range: 8 chances in 10."
    >
      {costs}
      <Link to={paths.plan} search={{ property: propertyId }} className={styles.plan}>
        Plan for this home: what drives each year, and the reserve
      </Link>
      <ol className={styles.years} aria-label="Replacements by year">
        {years.map(({ year, components: due }) => (
          <li key={year}>
            <h3 className={styles.year}>{year}</h3>
            <ul className={styles.items}>
              {due.map((component) => (
                <ForecastItem
                  key={component.id}
                  component={component}
                  unitNumber={component.unitId === null ? undefined : unitNumbers.get(component.unitId)}
                  alikeCount={countAlike(components, component)}
                  propertyId={propertyId}
                  today={today}
                  isJustSet={component.id === justSetId}
                  onSet={setJustSetId}
                />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Counts the appliances of the same type in the property, because a new date applies to all of them. */
function countAlike(components: readonly HomeComponent[], component: HomeComponent): number {
  if (!('applianceType' in component)) return 0
  return components.filter(
    (other) => 'applianceType' in other && other.applianceType === component.applianceType,
  ).length
}

import { componentFacts } from '@home-pulse/contract/component-facts'
import type { PlainDate } from '@home-pulse/contract/primitives'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { capitalize, formatDate, formatDistance, formatMoney, formatMonth } from '../../../platform/format.ts'
import { Disclosure, SourcesFold } from '../../../ui/controls/disclosure.tsx'
import { Explained } from '../../../ui/feedback/explained.tsx'
import { kindsQuery } from '../api.ts'
import { formatChance } from '../chance.ts'
import { ageSourceLabels, optionFacts, type PlainFact, textFacts } from '../forms/component-draft.ts'
import { formatFact } from '../forms/fact-field.tsx'
import { type HomeComponent, typeOf } from '../home-component.ts'
import styles from './forecast-details.module.css'
import { useExplanation } from './use-explanation.tsx'

function Fact({ label, note, children }: { label: string; note?: string | false; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

const ownersOwn = 'set by you'

interface ForecastDetailsProps {
  component: HomeComponent
  today: PlainDate
  /** True if the reasons and sources are collapsed at first. */
  areReasonsFolded?: boolean
}

/** All details of a component's forecast: dates, probabilities, costs, reasons and sources. */
export function ForecastDetails({ component, today, areReasonsFolded = false }: ForecastDetailsProps) {
  const { variant, explanation, forecastedReplacementDate: date } = component
  const { data: kinds } = useQuery(kindsQuery)
  const kind = kinds
    ?.find(({ type }) => type === typeOf(component))
    ?.variants.find((one) => one.variant === variant)
  const { explain, dialog } = useExplanation(component.id)
  const isOwnersCost = component.costSource === 'owner'
  const { costLow, costHigh, failureWithin12Months, failureWithin5Years } = component
  const stated = (name: PlainFact) => {
    const value = component[name]
    return value ? (
      <Fact key={name} label={capitalize(componentFacts[name].title)}>
        {formatFact(name, value)}
      </Fact>
    ) : null
  }
  const reasons = (
    <>
      <div className={styles.why}>
        <Reasons title="Why this date" sentences={explanation.life} />
        <Reasons title="Why this cost" sentences={explanation.cost} />
      </div>
      <SourcesFold sources={explanation.sources} className={styles.sources} />
    </>
  )
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <Fact
          label="Plan by"
          note={component.forecastSource === 'owner' ? ownersOwn : formatDistance(date, today)}
        >
          <Explained why="why this date" onClick={explain}>
            {formatDate(date)}
          </Explained>
        </Fact>
        {component.forecastLow && component.forecastHigh && (
          <Fact label="Likely to fail" note={`to ${formatMonth(component.forecastHigh)}`}>
            {formatMonth(component.forecastLow)}
          </Fact>
        )}
        {failureWithin12Months !== null && failureWithin5Years !== null && (
          <Fact label="Fails within 12 months" note={`${formatChance(failureWithin5Years)} within 5 years`}>
            {formatChance(failureWithin12Months)}
          </Fact>
        )}
        <Fact
          label="Replacement cost"
          note={
            isOwnersCost
              ? ownersOwn
              : costLow !== null && costHigh !== null && `${formatMoney(costLow)} to ${formatMoney(costHigh)}`
          }
        >
          <Explained why="why this cost" onClick={explain}>
            {formatMoney(component.estimatedReplacementCost)}
          </Explained>
        </Fact>
        <Fact label="Installed" note={component.ageSource !== null && ageSourceLabels[component.ageSource]}>
          {formatMonth(component.installedOn)}
        </Fact>
        {textFacts.map(stated)}
        {variant && <Fact label="Kind">{capitalize(kind?.label ?? variant.replaceAll('_', ' '))}</Fact>}
        {optionFacts.map(stated)}
      </dl>
      {areReasonsFolded ? <Disclosure title="Why this date and this cost">{reasons}</Disclosure> : reasons}
      {dialog}
    </div>
  )
}

function Reasons({ title, sentences }: { title: string; sentences: string[] }) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <p>{sentences.join(' ')}</p>
    </div>
  )
}

import type { PlainDate } from '@home-pulse/contract/primitives'
import { useEffect } from 'react'
import { formatDistance, formatMoney, formatMonth, formatSpread } from '../../../platform/format.ts'
import { addMonths } from '../../../platform/plain-date.ts'
import { Lifeline } from '../../../ui/charts/lifeline.tsx'
import { SourcesFold } from '../../../ui/controls/disclosure.tsx'
import { SelectField } from '../../../ui/controls/field.tsx'
import { replacementStatus } from '../../../ui/feedback/status.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { classes } from '../../../ui/layout/classes.ts'
import { storeAskedComponent } from '../../components/asked-component.ts'
import { formatChance } from '../../components/chance.ts'
import { typeTitle } from '../../components/type-label.ts'
import type { Estimate } from '../api.ts'
import { signUpPath } from '../sign-up-path.ts'
import { ActionLink } from './action-link.tsx'
import styles from './calculator-answer.module.css'

interface CalculatorAnswerProps {
  estimate: Estimate
  today: PlainDate
  isBusy: boolean
  /** Repeats the calculation for one variant of the type. A blank stands for any variant. */
  onVariant: (variant: string) => void
}

export function CalculatorAnswer({ estimate, today, isBusy, onVariant }: CalculatorAnswerProps) {
  const { type, state, ageInYears, variants, explanation, forecastedReplacementDate: date } = estimate
  const name = typeTitle(type)
  useEffect(() => storeAskedComponent({ type, ageYears: ageInYears, state }), [type, ageInYears, state])
  const life = {
    installedOn: addMonths(today, -12 * ageInYears),
    forecastDate: date,
    forecastLow: estimate.forecastLow,
    forecastHigh: estimate.forecastHigh,
  }
  const status = replacementStatus(date, today)
  return (
    <div className={classes(styles.answer, isBusy && styles.busy)}>
      <div className={styles.head}>
        <h3>
          {name}, {ageInYears} {ageInYears === 1 ? 'year' : 'years'}, {state}
        </h3>
        <StatusBadge status={status} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Plan by</dt>
          <dd>{formatMonth(date)}</dd>
          <dd className={styles.note}>
            {formatDistance(date, today)}, {formatSpread(life.forecastLow, life.forecastHigh)}
          </dd>
        </div>
        <div>
          <dt>Typical cost</dt>
          <dd>{formatMoney(estimate.estimatedReplacementCost)}</dd>
          <dd className={styles.note}>
            {formatMoney(estimate.costLow)} to {formatMoney(estimate.costHigh)}
          </dd>
        </div>
        <div>
          <dt>Fails within a year</dt>
          <dd>{formatChance(estimate.failureWithin12Months)}</dd>
          <dd className={styles.note}>{formatChance(estimate.failureWithin5Years)} within five</dd>
        </div>
      </dl>
      <p>
        Repair or replace? A repair is worth its price up to about{' '}
        <strong>{formatMoney(estimate.repairWorthUpTo)}</strong>, by what is left of its life.
      </p>
      <Lifeline name={name} life={life} today={today} />
      {variants.length > 0 && (
        <SelectField
          label="Know which kind it is? The answer gets sharper."
          name="variant"
          value={estimate.variant ?? ''}
          placeholder="Not sure"
          options={variants.map(({ variant, label }) => ({ value: variant, label }))}
          onChange={({ target }) => onVariant(target.value)}
        />
      )}
      <ActionLink isPrimary isWide href={signUpPath}>
        Keep this forecast in an account
      </ActionLink>
      <div className={styles.why}>
        <Reasons title="Why this date" sentences={explanation.life} />
        <Reasons title="Why this cost" sentences={explanation.cost} />
      </div>
      <SourcesFold sources={explanation.sources} className={styles.sources} />
    </div>
  )
}

function Reasons({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <p>{sentences.join(' ')}</p>
    </div>
  )
}

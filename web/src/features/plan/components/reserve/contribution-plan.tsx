import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebounce } from 'use-debounce'
import { formatMoney } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Segmented } from '../../../../ui/controls/segmented.tsx'
import { type Reserve, reserveQuery } from '../../budget-api.ts'
import { formatLikely } from '../../futures.ts'
import { scaleOf } from '../../slider-scale.ts'
import type { ReserveWrites } from '../../use-reserve-writes.ts'
import { BalanceChart } from './balance-chart.tsx'
import styles from './contribution-plan.module.css'

interface ContributionPlanProps {
  reserve: Reserve
  propertyId: string | undefined
  writes: ReserveWrites
}

/** A drag passes many amounts: only one that is rested on is worked out. */
const restMs = 300

/** The monthly contribution: the amount for a chosen confidence, or the owner's amount and its chance to suffice. */
export function ContributionPlan({ reserve, propertyId, writes }: ContributionPlanProps) {
  const [draft, setDraft] = useState<number>()
  const [rested] = useDebounce(draft, restMs)
  const wanted = draft === undefined ? undefined : rested
  const { data: tried, isPlaceholderData } = useQuery({
    ...reserveQuery(propertyId, wanted === undefined ? {} : { monthlyContribution: wanted }),
    enabled: wanted !== undefined,
  })
  const { pendingConfidence } = writes
  const confidence = pendingConfidence ?? reserve.confidence
  const isOwnKept = reserve.settings.monthlyContribution !== null && pendingConfidence === undefined
  const isOwn = isOwnKept || draft !== undefined
  const needed = reserve.contributions.find((one) => one.confidence === confidence)?.monthly
  const monthly = draft ?? (pendingConfidence === undefined ? reserve.monthlyContribution : (needed ?? 0))
  const shown = draft === undefined ? reserve : (tried ?? reserve)
  const isWaiting = draft !== undefined && (rested !== draft || !tried || isPlaceholderData)

  async function keep() {
    if (draft !== undefined && (await writes.setContribution(draft))) setDraft(undefined)
  }

  return (
    <div className={styles.plan}>
      <dl className={styles.monthly}>
        <dt>Set aside each month</dt>
        <dd>{formatMoney(monthly)}</dd>
        <dd className={styles.note} aria-live="polite" aria-busy={isWaiting}>
          {isOwn
            ? `${isWaiting ? 'Working out how long it lasts...' : `It is ${formatLikely(shown.chanceOfLasting)} to last ${shown.years} years.`}`
            : `It is ${formatLikely(confidence)} to last ${reserve.years} years.`}
        </dd>
      </dl>
      <MonthlySlider reserve={reserve} monthly={monthly} isBusy={writes.isBusy} onChange={setDraft} />
      <Segmented
        label="How sure to be"
        isLabelled
        options={reserve.contributions.map((one) => ({
          value: String(one.confidence),
          label: (
            <span className={styles.choice}>
              {one.confidence * 100}% <small>{formatMoney(one.monthly)}</small>
            </span>
          ),
        }))}
        value={isOwn ? '' : String(confidence)}
        onChange={(value) => {
          setDraft(undefined)
          void writes.setConfidence(Number(value) as Reserve['confidence'])
        }}
      />
      {draft !== undefined ? (
        <div className={styles.actions}>
          <Button size="small" variant="primary" disabled={writes.isBusy} onClick={keep}>
            {writes.isBusy ? 'Saving...' : `Plan with ${formatMoney(draft)}`}
          </Button>
          <Button size="small" variant="quiet" disabled={writes.isBusy} onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </div>
      ) : (
        isOwnKept && (
          <div className={styles.actions}>
            <p className={styles.note}>An amount of your own.</p>
            <Button size="small" disabled={writes.isBusy} onClick={() => writes.setContribution(null)}>
              {writes.isBusy ? 'Saving...' : `Back to what ${reserve.confidence * 100}% takes`}
            </Button>
          </div>
        )
      )}
      <BalanceChart reserve={shown} isBusy={isWaiting} />
    </div>
  )
}

interface MonthlySliderProps {
  reserve: Reserve
  monthly: number
  isBusy: boolean
  onChange: (monthly: number) => void
}

/** From nothing to more than is needed; a mark stands at what each confidence takes. */
function MonthlySlider({ reserve, monthly, isBusy, onChange }: MonthlySliderProps) {
  const id = useId()
  const { most, step } = scaleOf(reserve)
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>Try an amount of your own</label>
      <div className={styles.track}>
        {reserve.contributions.map((one) => (
          <span
            key={one.confidence}
            className={styles.mark}
            style={{ insetInlineStart: `calc(11px + (100% - 22px) * ${one.monthly / most})` }}
            aria-hidden="true"
          />
        ))}
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          step={step}
          value={monthly}
          aria-valuetext={`${formatMoney(monthly)} a month`}
          disabled={isBusy}
          style={{ '--filled': `${Math.min(monthly / most, 1) * 100}%` } as React.CSSProperties}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>$0</span>
        <span>{formatMoney(most)}</span>
      </p>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebounce } from 'use-debounce'
import { formatMoney } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Segmented } from '../../../../ui/controls/segmented.tsx'
import { type Reserve, reserveQuery } from '../../calls/budget-api.ts'
import type { ReserveWrites } from '../../calls/use-reserve-writes.ts'
import { formatOdds } from '../../likely-amounts.ts'
import { BalanceChart } from './balance-chart.tsx'
import styles from './contribution-plan.module.css'

interface ContributionPlanProps {
  reserve: Reserve
  propertyId: string | undefined
  writes: ReserveWrites
}

/** The balance is recalculated when the slider has not moved for this time, because a drag passes many values. */
const restMs = 300

type Choice = Reserve['choices'][number]

const inWords = ({ startingSum, monthly }: Choice) =>
  startingSum > 0
    ? `Start with ${formatMoney(startingSum)} and set aside ${formatMoney(monthly)} a month`
    : `Set aside ${formatMoney(monthly)} a month, with no starting sum`

/**
 * Shows the starting sum and the monthly amount. One slider sets both, because a larger starting sum lowers the monthly
 * amount.
 */
export function ContributionPlan({ reserve, propertyId, writes }: ContributionPlanProps) {
  const [draft, setDraft] = useState<Choice>()
  const [rested] = useDebounce(draft, restMs)
  const wanted = draft && rested
  const { data: tried, isPlaceholderData } = useQuery({
    ...reserveQuery(propertyId, wanted ? { monthlyContribution: wanted.monthly } : {}),
    enabled: wanted !== undefined,
  })
  const { pendingConfidence } = writes
  const confidence = pendingConfidence ?? reserve.confidence
  const kept = {
    monthly: reserve.monthlyContribution,
    startingSum:
      reserve.startingSums.find((one) => one.confidence === pendingConfidence)?.startingSum ??
      reserve.startingSum,
  }
  const choice = draft ?? kept
  const shown = draft === undefined ? reserve : (tried ?? reserve)
  const isTrying = draft !== undefined && (rested !== draft || !tried || isPlaceholderData)
  const isWaiting = isTrying || pendingConfidence !== undefined

  async function keep() {
    if (draft !== undefined && (await writes.setContribution(draft.monthly))) setDraft(undefined)
  }

  return (
    <div className={styles.plan}>
      <div>
        <p className={styles.lead}>{inWords(choice)}</p>
        <ChoiceNotes reserve={reserve} choice={choice} shown={shown} isWaiting={isWaiting} />
      </div>
      <ChoiceSlider reserve={reserve} choice={choice} isBusy={writes.isBusy} onChange={setDraft} />
      {draft !== undefined ? (
        <div className={styles.actions}>
          <Button size="small" variant="primary" disabled={writes.isBusy} onClick={keep}>
            {writes.isBusy ? 'Saving...' : `Plan with ${formatMoney(draft.monthly)} a month`}
          </Button>
          <Button size="small" variant="quiet" disabled={writes.isBusy} onClick={() => setDraft(undefined)}>
            Cancel
          </Button>
        </div>
      ) : (
        reserve.settings.monthlyContribution !== null && (
          <div className={styles.actions}>
            <p className={styles.note}>Your own monthly amount.</p>
            <Button size="small" disabled={writes.isBusy} onClick={() => writes.setContribution(null)}>
              {writes.isBusy ? 'Saving...' : 'Use the recommended amount'}
            </Button>
          </div>
        )
      )}
      <Segmented
        label="Chance that the money lasts"
        isLabelled
        options={reserve.startingSums.map((one) => ({
          value: String(one.confidence),
          label: `${one.confidence * 10} in 10`,
        }))}
        value={String(confidence)}
        onChange={(value) => {
          setDraft(undefined)
          // The cast is safe, because the options have only the contract's confidences.
          void writes.setConfidence(Number(value) as Reserve['confidence'])
        }}
      />
      <BalanceChart reserve={shown} isBusy={isWaiting} />
    </div>
  )
}

interface ChoiceNotesProps {
  reserve: Reserve
  choice: Choice
  /** The reserve calculated with the choice. */
  shown: Reserve
  /** True while the reserve is calculated. */
  isWaiting: boolean
}

/** Says how much money must be added to the savings for a choice, and how long the money then lasts. */
function ChoiceNotes({ reserve, choice, shown, isWaiting }: ChoiceNotesProps) {
  const toAdd = Math.max(choice.startingSum - reserve.currentBalance, 0)
  return (
    <div className={styles.notes} aria-live="polite" aria-busy={isWaiting}>
      {reserve.settings.balance !== null && choice.startingSum > 0 && (
        <p>
          {toAdd > 0
            ? `You have ${formatMoney(reserve.currentBalance)} saved: add ${formatMoney(toAdd)}.`
            : `You have ${formatMoney(reserve.currentBalance)} saved: that is enough to start.`}
        </p>
      )}
      {isWaiting ? (
        <p>Calculating how long it lasts...</p>
      ) : (
        <>
          <p>{shown.reason}</p>
          <p>
            The chance that it pays for everything for {shown.years} years is{' '}
            {formatOdds(shown.chanceOfLasting)}. {medianOf(shown)}
          </p>
        </>
      )}
    </div>
  )
}

const medianOf = ({ medianAtEnd }: Reserve) =>
  medianAtEnd < 0
    ? `There is an even chance that it ends ${formatMoney(-medianAtEnd)} or more short.`
    : `There is an even chance that more than ${formatMoney(medianAtEnd)} is left at the end.`

interface ChoiceSliderProps {
  reserve: Reserve
  choice: Choice
  isBusy: boolean
  onChange: (choice: Choice) => void
}

/**
 * The slider for the choice. At its left end the starting sum is zero, at its right end the monthly amount is lowest.
 */
function ChoiceSlider({ reserve: { choices }, choice, isBusy, onChange }: ChoiceSliderProps) {
  const id = useId()
  const last = choices.length - 1
  const index = Math.max(
    choices.findIndex(({ monthly }) => monthly <= choice.monthly),
    0,
  )
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>Start with more, or save more each month</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-valuetext={inWords(choice)}
        disabled={isBusy || last === 0}
        // The cast is needed, because React's type has no custom properties of CSS.
        style={{ '--filled': `${(index / Math.max(last, 1)) * 100}%` } as React.CSSProperties}
        onChange={(event) => {
          const chosen = choices[Number(event.currentTarget.value)]
          if (chosen) onChange(chosen)
        }}
      />
      <p className={styles.ends} aria-hidden="true">
        <span>No starting sum</span>
        <span>Lowest monthly amount</span>
      </p>
    </div>
  )
}

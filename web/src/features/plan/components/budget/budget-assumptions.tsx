import { type FormEvent, useState } from 'react'
import { issueOf } from '../../../../platform/calls/use-write.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Disclosure } from '../../../../ui/controls/disclosure.tsx'
import { NumberField } from '../../../../ui/controls/field.tsx'
import type { Budget } from '../../calls/budget-api.ts'
import { useReserveWrites } from '../../calls/use-reserve-writes.ts'
import { readInflation } from '../../inflation.ts'
import styles from './budget-card.module.css'

interface BudgetAssumptionsProps {
  budget: Budget
  propertyId: string | undefined
}

/** The assumptions of the budget. The owner can enter a custom inflation rate, and it is stored. */
export function BudgetAssumptions({ budget, propertyId }: BudgetAssumptionsProps) {
  const writes = useReserveWrites(propertyId)
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? percentOf(budget.inflation)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readInflation(shown)
    setError(read === undefined ? 'Enter a rate from -5 to 25 percent.' : undefined)
    if (read !== undefined) void writes.setInflation(read)
  }
  return (
    <Disclosure title="Assumptions" className={styles.fold}>
      <div className={styles.assumptions}>
        <form className={styles.inflation} noValidate onSubmit={submit}>
          <NumberField
            label="Inflation, percent a year"
            inputMode="decimal"
            min={-5}
            max={25}
            step="any"
            value={shown}
            disabled={writes.isBusy}
            error={error}
            serverError={issueOf(writes.problem, 'inflation')}
            onChange={(event) => {
              setError(undefined)
              setTyped(event.currentTarget.value)
            }}
          />
          <Button type="submit" size="small" disabled={writes.isBusy}>
            {writes.isBusy ? 'Saving...' : 'Use this rate'}
          </Button>
        </form>
        <p className={styles.reasons}>{budget.explanation.join(' ')}</p>
        {budget.sources.length > 0 && (
          <p className={styles.reasons}>Sources: {budget.sources.map(({ title }) => title).join('; ')}.</p>
        )}
      </div>
    </Disclosure>
  )
}

const percentOf = (share: number) => String(Math.round(share * 1000) / 10)

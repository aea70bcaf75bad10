import { useState } from 'react'
import { Disclosure } from '../../../../ui/controls/disclosure.tsx'
import { Segmented } from '../../../../ui/controls/segmented.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { Budget } from '../../calls/budget-api.ts'
import { mostExpensivePeriodOf } from '../../likely-amounts.ts'
import { BudgetAssumptions } from './budget-assumptions.tsx'
import styles from './budget-card.module.css'
import { BudgetChart } from './budget-chart.tsx'
import { BudgetTable } from './budget-table.tsx'
import { YearDrivers } from './year-drivers.tsx'

interface BudgetCardProps {
  budget: Budget
  /** True while another budget is loading. The previous one is still shown. */
  isBusy: boolean
  years: number
  onYears: (years: number) => void
  isNominal: boolean
  onNominal: (isNominal: boolean) => void
  propertyId: string | undefined
  onExplain: (componentId: string) => void
}

const horizons = ['5', '10', '20', '30'].map((value) => ({ value, label: `${value} years` }))
const prices = [
  { value: 'real', label: 'Today’s dollars' },
  { value: 'nominal', label: 'With inflation' },
]

/**
 * The budget of the coming years: a chart, the components with the largest cost in the selected year, a table, and the
 * assumptions.
 */
export function BudgetCard(props: BudgetCardProps) {
  const { budget, isBusy, years, onYears, isNominal, onNominal, onExplain } = props
  const [chosenYear, setChosenYear] = useState<number>()
  const chosen = budget.periods.find(({ year }) => year === chosenYear) ?? mostExpensivePeriodOf(budget)
  return (
    <Card title="Year by year" subtitle="What replacements are expected to cost, and the likely range.">
      <div className={styles.controls}>
        <Segmented
          label="Horizon"
          options={horizons}
          value={String(years)}
          onChange={(value) => onYears(Number(value))}
        />
        <Segmented
          label="Prices"
          options={prices}
          value={isNominal ? 'nominal' : 'real'}
          onChange={(value) => onNominal(value === 'nominal')}
        />
      </div>
      {chosen && (
        <div className={styles.body} aria-busy={isBusy}>
          <BudgetChart
            periods={budget.periods}
            isNominal={isNominal}
            chosenYear={chosen.year}
            onChoose={setChosenYear}
          />
          <YearDrivers period={chosen} isNominal={isNominal} onExplain={onExplain} />
          <Disclosure title="All years as a table" className={styles.fold}>
            <BudgetTable periods={budget.periods} isNominal={isNominal} />
          </Disclosure>
          <BudgetAssumptions key={props.propertyId} budget={budget} propertyId={props.propertyId} />
        </div>
      )}
    </Card>
  )
}

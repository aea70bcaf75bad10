import { componentTypes } from '@home-pulse/contract/vocabulary'
import { planBudget } from '@home-pulse/lifecycle/money/budget'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import type { PlannedComponent } from '@home-pulse/lifecycle/money/portfolio'
import { addMonths, ageBetween } from '@home-pulse/lifecycle/plain-date'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { survivalAt } from '@home-pulse/lifecycle/survival/survival'

export interface BudgetMeasurement {
  readonly components: number
  readonly years: number
  readonly milliseconds: number
  /**
   * The time of the budget, divided by the time of a plain loop that only looks up the survival of each component in
   * each month.
   */
  readonly ofPlainLoop: number
}

const today = '2026-11-21'
const years = 30
const rounds = 5

/**
 * Measures how long the budget of a large portfolio takes. Alternates with a loop that does the minimum work of any
 * budget.
 */
export function measureBudget(count = 10_000): BudgetMeasurement {
  const components = makePortfolio(count)
  const plain: number[] = []
  const ours: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    plain.push(timed(() => loopOverSurvival(components)))
    ours.push(timed(() => planBudget({ components, today, years })))
  }
  const milliseconds = Math.min(...ours)
  return { components: count, years, milliseconds, ofPlainLoop: milliseconds / Math.min(...plain) }
}

function makePortfolio(count: number): PlannedComponent[] {
  return componentTypes.flatMap((type, kind) => {
    const cost = estimateReplacementCost({ type, state: 'TX', today })
    return Array.from({ length: count / componentTypes.length }, (_, index) => ({
      ...{ id: `${type} ${index}`, type, cost },
      installedOn: addMonths(today, -((index * 7 + kind) % 300)),
    }))
  })
}

/**
 * Sums the expected cost of first failures, month by month and component by component. This is the minimum
 * work of a budget.
 */
function loopOverSurvival(components: readonly PlannedComponent[]): number {
  let cents = 0
  for (const component of components) {
    const { life } = lifetimeIn(component)
    const age = ageBetween(component.installedOn, today)
    const reached = survivalAt(life, age)
    let before = reached
    for (let month = 1; month <= 12 * years; month += 1) {
      const survival = survivalAt(life, age + month / 12)
      cents += ((before - survival) / reached) * component.cost.typicalCents
      before = survival
    }
  }
  return cents
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

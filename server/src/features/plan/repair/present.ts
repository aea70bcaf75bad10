import type { RepairJudgement } from '@home-pulse/contract/features/plan/repair'
import { formatDollars } from '@home-pulse/contract/money'
import { typicalCostCents } from '@home-pulse/lifecycle/money/cost'
import { explainPlan, judgeRepair, type RepairVerdict } from '@home-pulse/lifecycle/money/repair'
import { earlierOf } from '@home-pulse/lifecycle/plain-date'
import { inYears } from '@home-pulse/lifecycle/wording'
import { type EstimateContext, pricedKindOf } from '../../components/present.ts'
import type { ComponentRow } from '../../components/queries.ts'
import { wholeDollars } from '../budget/present.ts'

/** The customer's question. A quote is in dollars. */
interface Question {
  readonly quote?: number | undefined
  readonly hasFailedBefore?: boolean | undefined
}

export function presentRepair(
  row: ComponentRow,
  { state, today }: EstimateContext,
  { quote, hasFailedBefore = false }: Question,
): RepairJudgement {
  const kind = { ...pricedKindOf(row), state }
  // If the owner set no replacement cost, or zero, the comparison uses the typical cost.
  const replacementCents = row.ownerCostCents || typicalCostCents({ ...kind, today })
  const judgement = judgeRepair({
    ...kind,
    today,
    replacementCents,
    hasFailedBefore,
    installedOn: earlierOf(row.installedOn, today),
    condition: row.condition,
    ownerDate: row.forecastSource === 'owner' ? row.forecastOn : undefined,
    repairCents: Math.round((quote ?? 0) * 100),
  })
  const { repair, replace, halfRule } = judgement
  const isQuoted = quote !== undefined
  return {
    as_of: today,
    component_id: row.id,
    component_type: row.type,
    verdict: isQuoted ? judgement.verdict : null,
    is_close: isQuoted && judgement.isClose,
    repair: isQuoted
      ? { cost: quote, years: repair.years, cost_per_year: wholeDollars(repair.centsPerYear) }
      : null,
    replace: {
      cost: replacementCents / 100,
      years: replace.years,
      cost_per_year: wholeDollars(replace.centsPerYear),
    },
    worth_up_to: wholeDollars(judgement.worthUpToCents),
    half_price_rule: {
      limit: replacementCents / 200,
      verdict: isQuoted ? halfRule.verdict : null,
      disagrees: isQuoted && !judgement.agrees,
    },
    reasons: isQuoted ? [...judgement.reasons] : reasonsForLimit(judgement),
    sources: [...judgement.sources],
  }
}

/**
 * Returns sentences that explain the maximum price of a repair. A response without a quote has no verdict, so it
 * contains these sentences instead of the reasons for one.
 */
const reasonsForLimit = ({ repair, replace, plannedOn, worthUpToCents }: RepairVerdict) => [
  ...explainPlan(plannedOn, repair.years),
  `A repair is worth up to about ${formatDollars(worthUpToCents / 100)}: it can be expected to buy ${inYears(repair.years)}, and a year of a new one costs ${formatDollars(replace.centsPerYear / 100)}.`,
]

import { confidences, type Reserve, type ReserveSettings } from '@home-pulse/contract/features/plan-reserve'
import { nothingToPlan, wholeDollars, yearOf } from '../budget/present.ts'
import type { PlannedReserve } from '../study/work.ts'
import { confidenceOf, type ReserveBasis } from './commands.ts'
import type { ReservePlan } from './queries.ts'

const optionalDollars = (cents: number | null) => (cents === null ? null : cents / 100)

const presentSettings = (said: ReservePlan): ReserveSettings => ({
  balance: optionalDollars(said.balanceCents),
  balance_on: said.balanceOn,
  monthly_contribution: optionalDollars(said.contributionCents),
  confidence: confidenceOf(said.confidencePercent),
  years: said.years,
  inflation: said.inflation,
})

/** Rounds up to whole dollars, because less would not be enough. */
const atLeast = (cents: number) => Math.ceil(cents / 100 - 1e-6)

export function presentReserve(
  { holdings, propertyId, said, terms }: ReserveBasis,
  reserve: PlannedReserve,
  today: string,
): Reserve {
  const { chosen, percentFunded } = reserve
  const monthly =
    terms.contributionCents === undefined ? atLeast(chosen.monthlyCents) : terms.contributionCents / 100
  const isEmpty = holdings.componentCount === 0
  return {
    as_of: today,
    years: terms.years,
    inflation: terms.inflation,
    property_count: holdings.propertyCount,
    component_count: holdings.componentCount,
    property_id: propertyId ?? null,
    current_balance: terms.balanceCents / 100,
    confidence: terms.confidence,
    monthly_contribution: monthly,
    chance_of_lasting: chosen.confidence,
    settings: presentSettings(said),
    fully_funded_balance: wholeDollars(reserve.fullyFundedCents),
    percent_funded: percentFunded === null ? null : Math.round(percentFunded * 1_000) / 10,
    contributions: reserve.pooled.map((pooled, index) => ({
      confidence: confidences[index] ?? terms.confidence,
      monthly: atLeast(pooled.monthlyCents),
    })),
    component_contribution: atLeast(reserve.componentMonthlyCents),
    balances: reserve.periods.map(({ from, to }, index) => ({
      year: yearOf(to),
      from,
      to,
      contributed: Math.round(12 * monthly),
      spent: wholeDollars(reserve.spending[index]?.expected ?? 0),
      spent_to_date_low: wholeDollars(reserve.spentToDate[index]?.p10 ?? 0),
      spent_to_date_high: wholeDollars(reserve.spentToDate[index]?.p90 ?? 0),
      low: wholeDollars(chosen.balances[index]?.p10 ?? 0),
      median: wholeDollars(chosen.balances[index]?.p50 ?? 0),
      high: wholeDollars(chosen.balances[index]?.p90 ?? 0),
    })),
    explanation: isEmpty ? [nothingToPlan] : [...reserve.explanation],
    sources: isEmpty ? [] : [...holdings.sources, ...reserve.sources],
  }
}

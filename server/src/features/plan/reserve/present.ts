import { confidences, type Reserve, type ReserveSettings } from '@home-pulse/contract/features/plan/reserve'
import { optionalDollars } from '@home-pulse/contract/money'
import { nothingToPlan, wholeDollars, yearOf } from '../budget/present.ts'
import type { PlannedReserve } from '../calculation/work.ts'
import type { ReservePlan } from './queries.ts'
import type { ReserveBasis } from './read.ts'
import { confidenceOf } from './rules.ts'

const presentSettings = (settings: ReservePlan): ReserveSettings => ({
  balance: optionalDollars(settings.balanceCents),
  balance_on: settings.balanceOn,
  monthly_contribution: optionalDollars(settings.contributionCents),
  confidence: confidenceOf(settings.confidencePercent),
  years: settings.years,
  inflation: settings.inflation,
})

export function presentReserve(
  { holdings, propertyId, settings, terms }: ReserveBasis,
  reserve: PlannedReserve,
  today: string,
): Reserve {
  const { percentFunded } = reserve
  const isEmpty = holdings.componentCount === 0
  const years = reserve.periods.map(({ from, to }, index) => ({
    year: yearOf(to),
    from,
    to,
    contributed: Math.round((12 * reserve.monthlyCents) / 100),
    spent: wholeDollars(reserve.spending[index]?.expected ?? 0),
    spent_to_date_low: wholeDollars(reserve.spentToDate[index]?.p10 ?? 0),
    spent_to_date_high: wholeDollars(reserve.spentToDate[index]?.p90 ?? 0),
    low: wholeDollars(reserve.balances[index]?.p10 ?? 0),
    median: wholeDollars(reserve.balances[index]?.p50 ?? 0),
    high: wholeDollars(reserve.balances[index]?.p90 ?? 0),
  }))
  return {
    as_of: today,
    years: terms.years,
    inflation: terms.inflation,
    property_count: holdings.propertyCount,
    component_count: holdings.componentCount,
    property_id: propertyId ?? null,
    current_balance: terms.balanceCents / 100,
    confidence: terms.confidence,
    monthly_contribution: reserve.monthlyCents / 100,
    starting_sum: reserve.startingCents / 100,
    to_add: reserve.toAddCents / 100,
    reason: isEmpty ? nothingToPlan : reserve.reason,
    chance_of_lasting: reserve.chance,
    median_at_end: years.at(-1)?.median ?? 0,
    settings: presentSettings(settings),
    fully_funded_balance: wholeDollars(reserve.fullyFundedCents),
    percent_funded: percentFunded === null ? null : Math.round(percentFunded * 1_000) / 10,
    long_run_yearly_cost: wholeDollars(reserve.yearlyCents),
    parts: reserve.parts.map(({ type, count, yearlyCents, fundedCents }) => ({
      component_type: type,
      count,
      yearly_cost: wholeDollars(yearlyCents),
      fully_funded: wholeDollars(fundedCents),
    })),
    starting_sums: confidences.map((confidence, index) => ({
      confidence,
      starting_sum: wholeDollars(reserve.startingSums[index] ?? 0),
    })),
    choices: reserve.choices.map(({ monthlyCents, startingCents }) => ({
      monthly: monthlyCents / 100,
      starting_sum: startingCents / 100,
    })),
    balances: years,
    explanation: isEmpty ? [nothingToPlan] : [...reserve.explanation],
    sources: isEmpty ? [] : [...holdings.sources, ...reserve.sources],
  }
}

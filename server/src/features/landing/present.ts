import type {
  estimateReplacement,
  guessAge,
  guessAllAges,
} from '@home-pulse/contract/features/landing/landing'
import type { RouteInput, RouteResponse } from '@home-pulse/contract/route'
import { componentTypes } from '@home-pulse/contract/vocabulary'
import { isVariantOf, lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { estimateReplacementCost } from '@home-pulse/lifecycle/money/cost'
import { judgeRepair } from '@home-pulse/lifecycle/money/repair'
import { forecastComponent } from '@home-pulse/lifecycle/survival/forecast'
import { likelyAge } from '@home-pulse/lifecycle/survival/likely-age'
import { Temporal } from 'temporal-polyfill'
import { presentEstimate } from '../components/present.ts'

type Question = RouteInput<typeof estimateReplacement>['query']
type Estimate = RouteResponse<typeof estimateReplacement>
type AgeQuestion = RouteInput<typeof guessAge>['query']
type Guess = RouteResponse<typeof guessAge>

/** Returns the forecast and cost of a hypothetical component. Undefined if the type does not have this variant. */
export function presentAnswer({ type, age, state, variant }: Question, today: string): Estimate | undefined {
  if (variant !== undefined && !isVariantOf(type, variant)) return undefined
  const installedOn = Temporal.PlainDate.from(today).subtract({ years: age }).toString()
  const forecast = forecastComponent({ type, variant, state, installedOn, today })
  const cost = estimateReplacementCost({ type, variant, state, today })
  return {
    type,
    state,
    variant: variant ?? null,
    variants: variantsOf(type),
    ...presentEstimate(forecast, cost),
    repair_worth_up_to: Math.round(
      judgeRepair({
        ...{ type, variant, state, installedOn, today },
        ...{ repairCents: 0, replacementCents: cost.typicalCents },
      }).worthUpToCents / 100,
    ),
  }
}

/**
 * Returns the likely age of a component whose installation date is unknown. Undefined if the type does not have this
 * variant.
 */
export function presentLikelyAge({ type, homeAge, state, variant }: AgeQuestion): Guess | undefined {
  if (variant !== undefined && !isVariantOf(type, variant)) return undefined
  const { ageYears, interval80Years, originalChance, explanation, sources } = likelyAge(
    { type, variant, state },
    homeAge,
  )
  return {
    type,
    home_age: homeAge,
    likely_age: ageYears,
    likely_age_low: interval80Years[0],
    likely_age_high: interval80Years[1],
    original_chance: originalChance,
    explanation: [...explanation],
    sources: [...sources],
  }
}

/** Returns the likely age of every type in a home of the given age and state. */
export const presentLikelyAges = ({
  homeAge,
  state,
}: RouteInput<typeof guessAllAges>['query']): RouteResponse<typeof guessAllAges> => ({
  home_age: homeAge,
  ages: componentTypes.map((type) => ({ type, likely_age: likelyAge({ type, state }, homeAge).ageYears })),
})

const variantsOf = (type: Question['type']): Estimate['variants'] =>
  Object.entries(lifetimes[type].variants).map(([variant, { nouns }]) => ({ variant, label: nouns[0] }))

import { daysPerYear } from '@home-pulse/contract/calendar'
import type { listKinds } from '@home-pulse/contract/features/landing/landing'
import type { RouteResponse } from '@home-pulse/contract/route'
import { type ComponentType, componentTypes, stateCodes } from '@home-pulse/contract/vocabulary'
import { hotHumidStates } from '@home-pulse/lifecycle/catalogue/climate'
import {
  isVariantOf,
  type Lifetime,
  lifetimeOf,
  lifetimes,
} from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { carriedForwardRate, indexEndsOn } from '@home-pulse/lifecycle/catalogue/prices/price-index'
import {
  averageDriveway,
  averageRoof,
  pitchFactor,
  roofPerUnit,
} from '@home-pulse/lifecycle/catalogue/prices/priced-size'
import { stateFactors, unitedStates } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import type { CostBasis } from '@home-pulse/lifecycle/money/cost'
import { costBasisOf } from '@home-pulse/lifecycle/money/cost'
import { ageErrors } from '@home-pulse/lifecycle/survival/age-source'
import { olderByCondition } from '@home-pulse/lifecycle/survival/condition'
import { meanLife, quantileLife } from '@home-pulse/lifecycle/survival/survival'

type Kinds = RouteResponse<typeof listKinds>
type Distributions = Pick<Kinds['kinds'][number], 'life' | 'cost'>

const rules = [
  `An age is counted in whole years since the last birthday plus the remaining days divided by ${daysPerYear}; a duration is added in days, rounded.`,
  'A condition moves the installation date back by its share of the mean life of the kind; never after today.',
  'Of those that reached the age, the chance to fail within h years is 1 - S(age + h) / S(age). The range runs from today plus the time within which a tenth fails to today plus the time within which nine tenths fail.',
  'If the source of the age is in age_errors, the age may be wrong by its share of the years since the installation date, at least by its years. The range then starts with that of an age so much higher, and ends with that of an age so much lower, but not below 0.',
  'The date to plan for is the later of today and the earlier of two days: today plus the time within which half fail, and the day on which three in four of new ones have failed. It is stored when the component is entered.',
  'A cost is the figure of the kind times (1 + yearly_rise) to the power of the years since the basis, times the price level of the state divided by that of the nation, rounded to dollars.',
  `The cost of a roof is also multiplied by its square feet divided by ${averageRoof}. They are ${pitchFactor} times the whole number of floor area divided by storeys, rounded; without a floor area ${roofPerUnit} for each unit if that is more than ${averageRoof}; else ${averageRoof}.`,
  `The cost of a driveway is also multiplied by its square feet, if they are known, divided by ${averageDriveway}.`,
]

/** Returns the catalogue of all types and variants. It contains everything needed to recompute every estimate. */
export const presentKinds = (): Kinds => ({
  rules,
  kinds: componentTypes.map((type) => ({
    type,
    ...distributionsOf(type, undefined),
    variants: Object.entries(lifetimes[type].variants).map(([variant, { nouns }]) => ({
      variant,
      label: nouns[0],
      ...distributionsOf(type, variant),
    })),
  })),
  conditions: { ...olderByCondition },
  age_errors: ageErrors,
  hot_humid_states: [...hotHumidStates],
  prices: {
    basis: indexEndsOn,
    yearly_rise: carriedForwardRate,
    nation: levelsOf(unitedStates),
    // `Object.fromEntries` loses the types of the keys.
    states: Object.fromEntries(
      stateCodes.map((code) => [code, levelsOf(stateFactors[code])]),
    ) as Kinds['prices']['states'],
    sources: cite(['CPI', 'BEA']),
  },
})

const levelsOf = ({ goods, allItems }: { goods: number; allItems: number }) => ({
  goods,
  all_items: allItems,
})

function distributionsOf(type: ComponentType, name: string | undefined): Distributions {
  const variant = name !== undefined && isVariantOf(type, name) ? name : undefined
  return { life: presentLife(lifetimeOf(type, variant)), cost: presentCost(costBasisOf(type, variant)) }
}

const presentLife = ({ life, fit, own, sources }: Lifetime): Distributions['life'] => ({
  family: 'weibull',
  shape: life.shape,
  scale_years: life.scaleYears,
  location_years: life.delayYears,
  mean_years: meanLife(life),
  range_80_years: own ? [quantileLife(life, 0.1), quantileLife(life, 0.9)] : [...fit.range80],
  standing: fit.standing,
  known_ages: { recs_2020: fit.units.recs2020, recs_2001: fit.units.recs2001 },
  shape_interval_95: fit.shapeInterval95 && !own ? [...fit.shapeInterval95] : null,
  mean_interval_95: fit.meanInterval95 && !own ? [...fit.meanInterval95] : null,
  own_records: own ? { lives: own.lives, failures: own.failures, weight: own.weight } : null,
  sources: cite(sources),
})

const presentCost = ({
  low,
  typical,
  high,
  parity,
  isTypeRange,
  sources,
}: CostBasis): Distributions['cost'] => ({
  ...{ low, typical, high },
  price_level: parity === 'goods' ? 'goods' : 'all_items',
  is_range_of_type: isTypeRange,
  sources: [...sources],
})

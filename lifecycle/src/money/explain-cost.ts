import { formatDollars, formatExactCents } from '@home-pulse/contract/money'
import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { formatCount } from '@home-pulse/contract/wording'
import { type Lifetime, lifetimeOf } from '../catalogue/lives/lifetimes.ts'
import type { CostMix, MixPart } from '../catalogue/prices/cost-mix.ts'
import type { CostFigure, CostRange } from '../catalogue/prices/costs.ts'
import { carriedForwardRate, indexEndsOn } from '../catalogue/prices/price-index.ts'
import type { PricedSize } from '../catalogue/prices/priced-size.ts'
import { type PricedState, parityYear, stateFactors } from '../catalogue/prices/state-factors.ts'
import { sources } from '../catalogue/sources.ts'
import { monthAndYear } from '../plain-date.ts'
import { inPercent, listed, oneOf } from '../wording.ts'

/** The facts and figures that the explanation of a cost describes. */
type CostFindings = {
  readonly type: ComponentType
  readonly lifetime: Lifetime
  /** The variant, in words, to which the cost range of the type applies. */
  readonly baseKind: string
  readonly assumed: string | undefined
  readonly range: CostRange
  readonly isTypeRange: boolean
  /**
   * The mix of variants that determines the cost. Undefined if the variant is known, or if the type has no variants.
   */
  readonly mix: CostMix | undefined
  readonly parity: 'goods' | 'allItems'
  readonly parityFactor: number
  readonly size: PricedSize | undefined
  readonly state: PricedState | undefined
  readonly today: PlainDate
}

/**
 * Explains the basis of the cost in whole sentences: the published figures, the inflation since then, and the price
 * level of the state.
 */
export function explainCost(findings: CostFindings): string[] {
  return [
    ...explainKind(findings),
    ...explainFigures(findings),
    ...explainSize(findings),
    explainPrices(findings),
    ...explainState(findings),
  ]
}

/** Returns sentences about the cost that the owner set. They also state our own estimate, which is not used. */
export function explainOwnCost(
  ownerCents: number,
  { lowCents, typicalCents, highCents }: { lowCents: number; typicalCents: number; highCents: number },
): string[] {
  return [
    `You set its cost, ${formatExactCents(ownerCents)}, so we use that amount unchanged.`,
    `Our own estimate is ${formatExactCents(typicalCents)}, from ${formatExactCents(lowCents)} to ${formatExactCents(highCents)}.`,
  ]
}

function explainKind({ type, lifetime, baseKind, assumed, isTypeRange, mix }: CostFindings) {
  if (mix) return explainMix(type, baseKind, mix)
  if (isTypeRange) {
    return [`We found no published cost for ${lifetime.nouns[1]}, so this is the range for ${baseKind}.`]
  }
  return assumed === undefined ? [] : [`Its kind is not recorded, so it is priced as ${assumed}.`]
}

/**
 * Explains the mix of variants: `Its kind is not recorded, so it is priced as the mix of 52% gas water heaters and …`
 */
function explainMix(type: ComponentType, baseKind: string, { parts, source, of }: CostMix) {
  const many = ({ variant }: MixPart) => lifetimeOf(type, variant).nouns[1]
  const unpriced = parts.filter(({ isTypeRange }) => isTypeRange).map(many)
  const mixed = listed(parts.map((part) => `${inPercent(part.share)} ${many(part)}`))
  return [
    `Its kind is not recorded, so it is priced as the mix of ${mixed}.`,
    source === undefined
      ? 'No source says how common each kind is, so we count each the same.'
      : `These shares are those of ${of} (${sources[source].name}).`,
    ...(unpriced.length === 0
      ? []
      : [
          `We found no published cost for ${listed(unpriced)}, so these count with the range for ${baseKind}.`,
        ]),
  ]
}

function explainFigures({ type, baseKind, range, mix }: CostFindings) {
  const typical = mix
    ? mix.parts
        .filter(({ isTypeRange }) => !isTypeRange)
        .map(
          (part) =>
            `${oneOf(lifetimeOf(type, part.variant).nouns[0])} is about ${inWords(part.range.typical)}.`,
        )
        .concat(
          mix.parts.some(({ isTypeRange }) => isTypeRange)
            ? [`For ${baseKind} it is about ${inWords(range.typical)}.`]
            : [],
        )
    : [`Typical is about ${inWords(range.typical)}.`]
  return [...typical, `Low is about ${inWords(range.low)}.`, `High is about ${inWords(range.high)}.`]
}

function inWords({ dollars, year, what, source }: CostFigure) {
  const origin =
    source === undefined ? 'our own estimate; we found no published source' : sources[source].name
  return `${formatDollars(dollars)} in ${year}: ${what} (${origin})`
}

/** Explains which size of the roof or the driveway the price assumes. */
function explainSize({ type, size: priced }: CostFindings) {
  if (priced === undefined) return []
  const size = `${formatCount(priced.squareFeet)} sq ft`
  if (type === 'driveway')
    return priced.from === 'area'
      ? [`This is for your driveway of ${size}.`]
      : [
          `This is for a driveway of about ${size}, an average size; add the size of yours for a closer price.`,
        ]
  return {
    area: [
      `This is for a roof of about ${size}: your home's floor area for each storey, and 12% for the slope, which is our own estimate.`,
    ],
    units: [
      `This is for a roof of about ${size}, 560 for each unit, which is our own estimate; add your home's floor area for a closer price.`,
    ],
    average: [
      `This is for a roof of about ${size}, the average; add your home's floor area for a closer price.`,
    ],
  }[priced.from]
}

function explainPrices({ today }: CostFindings) {
  const rate = `${carriedForwardRate * 100}% a year`
  return `The Consumer Price Index brings these to ${monthAndYear(indexEndsOn)}, where our copy of it ends; from there to ${monthAndYear(today)} we assume ${rate}.`
}

function explainState({ parity, parityFactor, state }: CostFindings) {
  if (state === undefined) return ['These are prices of the country as a whole; your state’s may differ.']
  const { name } = stateFactors[state]
  const percent = Math.abs(parityFactor - 1) * 100
  const level =
    percent < 0.05
      ? 'at the national level'
      : `${percent.toFixed(1)}% ${parityFactor > 1 ? 'above' : 'below'} the national level`
  const compared = `${parity === 'goods' ? 'Goods' : 'Prices'} in ${name} are ${level} (Regional Price Parities, ${parityYear}).`
  const judged =
    parity === 'goods'
      ? []
      : ['We judge that building work follows these consumer prices; we found no open index of it.']
  return isRemote(state)
    ? [
        compared,
        ...judged,
        `Freight and remote work can cost more in ${name} than these consumer prices show.`,
      ]
    : [compared, ...judged]
}

/** Returns true for Alaska and Hawaii, because their consumer price levels understate construction costs. */
function isRemote(state: PricedState) {
  return state === 'AK' || state === 'HI'
}

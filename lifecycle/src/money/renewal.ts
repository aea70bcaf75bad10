import { cumulativeHazardAt, survivalAt, type Weibull } from '../survival/survival.ts'
import { type Horizon, middleOf } from './horizon.ts'

/*
 * Renewal theory (Cox, Renewal Theory, 1962): a component fails, and is replaced by a new one of its kind, which can
 * fail in turn. All later failures follow from the date of the first one, because the component is new on that date.
 *
 * Time is divided into cells of one month (see `Horizon`). A failure is assumed to happen in the middle of its cell.
 * From then to the end of a period, half a month and a whole number of months remain. So a value for the remaining time
 * is the mean of two values: one for the whole months, and one for a month more. The error is about 1 in 10,000,
 * because a month is short compared to a life. Ages are whole months, so that components of one kind and age share a
 * computation.
 */

/**
 * The probability that the first replacement happens in each cell. Cells are counted from 1. The probabilities add up
 * to less than 1 if the replacement may happen after the horizon.
 */
export type FirstReplacement = Float64Array

/** Calculates the replacements of components with one life over one horizon. */
export type Renewals = {
  /** Returns the probability of the first failure in each cell, for a component of this age in whole months. */
  readonly firstFailure: (ageMonths: number) => FirstReplacement
  /** Returns the expected number of replacements from today to the end of each period. */
  readonly expectedCounts: (first: FirstReplacement) => Float64Array
  /**
   * Returns the expected total cost of the replacements from today to the end of each period. It is at future prices,
   * for a replacement that costs one dollar today.
   */
  readonly expectedCosts: (first: FirstReplacement) => Float64Array
}

/**
 * Prepares the calculation for components with this life. A replacement costs `(1 + inflation) ** t` dollars `t` years
 * from now.
 */
export function makeRenewals(life: Weibull, horizon: Horizon, inflation: number): Renewals {
  const cells = horizon.ends.at(-1) ?? 0
  const failing = Float64Array.from({ length: cells + 2 }, (_, month) =>
    month === 0 ? 0 : survivalAt(life, (month - 1) / 12) - survivalAt(life, month / 12),
  )
  const counts = makeFactors(failing, horizon, 1)
  const costs = makeFactors(failing, horizon, 1 + inflation)
  const hazards = makeHazards(life, horizon)
  return {
    firstFailure: (ageMonths) => firstFailure(hazards, ageMonths, cells),
    expectedCounts: (first) => sumsBy(horizon, first, counts),
    expectedCosts: (first) => sumsBy(horizon, first, costs),
  }
}

/**
 * Returns two tables of the cumulative hazard H. `whole(n)[a]` is H at an age of `a` months. `shifted(n)[a]` is H at
 * `a` months plus the length of the first, shorter month. Entries up to `n` are computed when they are first needed.
 */
function makeHazards(life: Weibull, { firstCell }: Horizon) {
  const tabulate = (offset: number) => {
    const known: number[] = []
    return (months: number): readonly number[] => {
      for (let next = known.length; next <= months; next += 1)
        known.push(cumulativeHazardAt(life, (next + offset) / 12))
      return known
    }
  }
  return { whole: tabulate(0), shifted: tabulate(firstCell) }
}

function firstFailure(
  { whole, shifted }: ReturnType<typeof makeHazards>,
  ageMonths: number,
  cells: number,
): FirstReplacement {
  const chances = new Float64Array(cells + 1)
  // The casts are safe: `whole(n)` and `shifted(n)` have entries up to `n`.
  const spent = whole(ageMonths)[ageMonths] as number
  const hazards = shifted(ageMonths + cells)
  // The survival probability may underflow to 0, although the ratio of two such probabilities does not. The
  // probabilities are therefore computed from differences of hazards.
  let reaching = 1
  for (let cell = 1; cell <= cells; cell += 1) {
    const surviving = Math.exp(spent - (hazards[ageMonths + cell - 1] as number))
    chances[cell] = reaching - surviving
    reaching = surviving
  }
  return chances
}

/**
 * The factors of an expected sum (see `makeFactors`). `weights[cell]`: the price level if the first replacement is in
 * that cell. `following[n]`: 1 plus the expected number of later replacements within `n` months, each weighted by its
 * price level relative to that of the first.
 */
type Factors = { readonly weights: Float64Array; readonly following: Float64Array }

/**
 * Computes the factors of the expected sum of all replacements. Each replacement is weighted by its price level, which
 * is `growth ** t`. W is the price level at the first replacement, and V the sum of the later price levels relative to
 * W. The expected sum is E[W (1 + V)].
 */
function makeFactors(failing: Float64Array, horizon: Horizon, growth: number): Factors {
  const cells = horizon.ends.at(-1) ?? 0
  const weights = Float64Array.from({ length: cells + 1 }, (_, cell) =>
    cell === 0 ? 0 : growth ** (middleOf(horizon, cell) / 12),
  )
  const weighed = failing.map((chance, month) => chance * growth ** ((month - 0.5) / 12))
  return { weights, following: middlesOf(recur(weighed)).map((value) => 1 + value) }
}

/**
 * Returns v(0), v(1), ...: the expected weighted number of replacements of a new component within n months. It solves
 * v(n) = sum over months m = 1..n of failing(m) * (1 + the mean of v(n - m) and v(n - m + 1)). For m = 1 the right side
 * contains half of v(n) itself, so the rest of the sum is divided by `own`.
 */
function recur(failing: Float64Array): Float64Array {
  const values = new Float64Array(failing.length)
  // The casts are safe: `failing` and `values` have equal lengths, and every index is at most `months`.
  const own = 1 - (failing[1] as number) / 2
  for (let months = 1; months < values.length; months += 1) {
    let sum = 0
    for (let month = 1; month <= months; month += 1) {
      const left = months - month
      const later = month === 1 ? 0 : (values[left + 1] as number)
      sum += (failing[month] as number) * (1 + ((values[left] as number) + later) / 2)
    }
    values[months] = sum / own
  }
  return values
}

/** Returns the value in the middle of each month, as the mean of the values at the start and the end of the month. */
function middlesOf(values: Float64Array): Float64Array {
  // The cast is safe: `slice(1)` shifts the indexes by one, so `values[index]` is the value before `value`.
  return values.slice(1).map((value, index) => (value + (values[index] as number)) / 2)
}

/**
 * Returns for each period the expected number of replacements from today to its end, each weighted by its price level.
 * It is a sum over the cells in which the first replacement can happen. Each cell adds the probability of the first
 * replacement, times its weight, times `following` for the months between the cell and the end.
 */
function sumsBy({ ends }: Horizon, first: FirstReplacement, { weights, following }: Factors): Float64Array {
  // The casts are safe, because `first`, `weights` and `following` have equal lengths.
  const weighed = new Float64Array(first.length)
  for (let cell = 1; cell < weighed.length; cell += 1)
    weighed[cell] = (first[cell] as number) * (weights[cell] as number)
  const sums = new Float64Array(ends.length)
  for (let period = 0; period < sums.length; period += 1) {
    const end = ends[period] as number
    let sum = 0
    for (let cell = 1; cell <= end; cell += 1)
      sum += (weighed[cell] as number) * (following[end - cell] as number)
    sums[period] = sum
  }
  return sums
}

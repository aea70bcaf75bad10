import { cellAt, type Horizon } from './horizon.ts'
import { quantileLife, remainingLifeQuantile, type Weibull } from './survival.ts'

/** A component as far as chance goes. */
export type SimulatedComponent = {
  /** What is drawn depends on this text and the round, not on other components, their order or the horizon. */
  readonly seed: string
  readonly life: Weibull
  readonly ageYears: number
  /** Months from today to its first replacement, where that is settled. */
  readonly plannedMonths: number | undefined
  /** What a replacement costs, in any unit, in today's prices. */
  readonly cost: number
}

/** What is spent in each period of each round: `round * periods + period`. */
export type SimulatedSpend = {
  readonly rounds: number
  readonly periods: number
  /** At today's prices. */
  readonly real: Float64Array
  /** At the prices of its day. */
  readonly nominal: Float64Array
}

/** Any whole number will do; a fixed one makes the same question have the same answer. */
const usualSeed = 20_261_121

/**
 * Lives through the horizon again and again: each component fails after a time drawn from what is left of its life, and
 * whatever replaces it after a time drawn from the life of a new one. Prices rise by `inflation` a year.
 */
export function simulateSpend(
  components: readonly SimulatedComponent[],
  horizon: Horizon,
  { inflation, rounds, seed = usualSeed }: { inflation: number; rounds: number; seed?: number },
): SimulatedSpend {
  const periods = horizon.ends.length
  const lastCell = horizon.ends.at(-1) ?? 0
  const endMonths = horizon.firstCell + lastCell - 1
  const periodOfCell = horizon.ends.flatMap((end, period) =>
    Array.from({ length: end - (horizon.ends[period - 1] ?? 0) }, () => period),
  )
  const real = new Float64Array(rounds * periods)
  const nominal = new Float64Array(rounds * periods)
  const monthlyGrowth = Math.log1p(inflation) / 12
  for (const { seed: own, life, ageYears, plannedMonths, cost } of components) {
    const { startRound, draw } = makeRandom(seed, own)
    for (let round = 0; round < rounds; round += 1) {
      startRound(round)
      let months = plannedMonths ?? 12 * remainingLifeQuantile(life, ageYears, draw())
      while (months < endMonths) {
        const period = periodOfCell[cellAt(horizon, months) - 1] as number
        const at = round * periods + period
        real[at] = (real[at] as number) + cost
        nominal[at] = (nominal[at] as number) + cost * Math.exp(monthlyGrowth * months)
        months += 12 * quantileLife(life, draw())
      }
    }
  }
  return { rounds, periods, real, nominal }
}

/** Random numbers between 0 and 1, both excluded. */
export type Random = {
  readonly draw: () => number
  /** What is drawn from here on depends on this whole number alone, and not on what was drawn before. */
  readonly startRound: (round: number) => void
}

/** What SplitMix32 adds for each number: 2 ** 32 over the golden ratio. */
const splitStep = 0x9e3779b9

/**
 * Random numbers of a seed and a text: xoshiro128** of Blackman and Vigna (2018, ACM Trans. Math. Softw. 47, 36), each round
 * of which is seeded by the next four numbers of SplitMix32, which they advise.
 */
export function makeRandom(seed: number, text: string): Random {
  const first = seed ^ hash(text)
  let [a, b, c, d] = [0, 0, 0, 0]
  const startRound = (round: number) => {
    const mixed = first + Math.imul(4 * round, splitStep)
    a = mix(mixed + splitStep)
    b = mix(mixed + 2 * splitStep)
    c = mix(mixed + 3 * splitStep)
    d = mix(mixed + 4 * splitStep)
  }
  const draw = () => {
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return (scrambled + 0.5) / 2 ** 32
  }
  startRound(0)
  return { draw, startRound }
}

function mix(value: number): number {
  let word = value | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

/** FNV-1a, 32 bits, over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/*
 * The simulated world of docs/forecast-evidence.md, which tests the ranges of the budget. It has its own random
 * numbers, lives, costs and history, and shares no code with the engine. The engine gets only the current ages from it.
 */

/**
 * The standard deviations of the logarithms of three random factors: one for each home, one for the portfolio, and one
 * for each type. Each factor multiplies the lives of its components.
 */
export type WorldDeviations = { readonly home: number; readonly portfolio: number; readonly type: number }

const worldKinds = [
  { type: 'stove', shape: 3.6, mean: 15 },
  { type: 'dishwasher', shape: 1.85, mean: 12.3 },
  { type: 'dryer', shape: 1.94, mean: 12.6 },
  { type: 'refrigerator', shape: 2.23, mean: 12.9 },
  { type: 'washer', shape: 1.97, mean: 12 },
  { type: 'ac_unit', shape: 1.98, mean: 15 },
  { type: 'water_heater', shape: 2.05, mean: 13.3 },
  { type: 'roof', shape: 3.6, mean: 22.5 },
  { type: 'driveway', shape: 3, mean: 17.5 },
  { type: 'furnace', shape: 1.95, mean: 17.2 },
] as const

export type WorldComponent = {
  readonly type: (typeof worldKinds)[number]['type']
  readonly shape: number
  readonly scaleYears: number
  readonly ageYears: number
}

type Price = { readonly low: number; readonly typical: number; readonly high: number }

/** Returns generators of uniform numbers (Mulberry32) and of normal numbers (polar method). */
function seededRandom(seed: number) {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (((t ^ (t >>> 14)) >>> 0) + 0.5) / 4_294_967_296
  }
  const normal = () => {
    for (;;) {
      const [x, y] = [2 * uniform() - 1, 2 * uniform() - 1]
      const r = x * x + y * y
      if (r > 0 && r < 1) return x * Math.sqrt((-2 * Math.log(r)) / r)
    }
  }
  return { uniform, normal }
}

/** Returns the gamma function by Stirling's approximation at an argument of at least 10. The error is below 1e-10. */
function gammaOf(x: number): number {
  let shift = 1
  let z = x
  for (; z < 10; z += 1) shift *= z
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5)
  return (Math.sqrt((2 * Math.PI) / z) * (z / Math.E) ** z * Math.exp(series)) / shift
}

/**
 * Returns a function that creates a portfolio with a number of homes. Its result has the current ages, which the engine
 * gets, and the true spending of the next ten years, which the engine must predict.
 */
export function makeWorld(
  seed: number,
  deviations: WorldDeviations,
  priceOf: (type: WorldComponent['type']) => Price,
) {
  const { uniform, normal } = seededRandom(seed)
  const { home, portfolio, type } = deviations
  // The random factors would raise the mean life. This correction prevents that.
  const meanCorrection = (home ** 2 + portfolio ** 2 + type ** 2) / 2
  return (homes: number): { components: WorldComponent[]; spentCents: number } => {
    const portfolioDraw = normal()
    const typeDraws = worldKinds.map(() => normal())
    const prices = Math.exp(0.15 * normal() - 0.01125)
    const components: WorldComponent[] = []
    let spentCents = 0
    for (let house = 0; house < homes; house += 1) {
      const homeDraw = normal()
      for (const [index, kind] of worldKinds.entries()) {
        const scaleYears = kind.mean / gammaOf(1 + 1 / kind.shape)
        // The cast is safe, because there is one draw for each type.
        const logFactor =
          home * homeDraw + portfolio * portfolioDraw + type * (typeDraws[index] as number) - meanCorrection
        const drawLife = () => scaleYears * Math.exp(logFactor) * (-Math.log(uniform())) ** (1 / kind.shape)
        let start = -(80 + 40 * uniform())
        let end = start + drawLife()
        while (end <= 0) {
          start = end
          end += drawLife()
        }
        components.push({ type: kind.type, shape: kind.shape, scaleYears, ageYears: -start })
        const { low, typical, high } = priceOf(kind.type)
        const spread = Math.log(high / low) / 2.5632
        while (end < 10) {
          spentCents += typical * Math.exp(spread * normal() - spread ** 2 / 2) * prices
          end += drawLife()
        }
      }
    }
    return { components, spentCents }
  }
}

/*
 * The gamma function and the scaled upper incomplete gamma function exp(x)·Γ(s, x), which the engine needs. Libraries
 * offer only Γ(s, x) or its regularized ratio. Both underflow to 0 for x above about 745, but a 300-year-old furnace
 * has x = 7,500 and still has a remaining life.
 */

/*
 * The constants of Lanczos' approximation with g = 7 and nine terms, by P. Godfrey (2001). The relative error is below
 * 1e-14.
 */
const lanczosG = 7
const lanczosCoefficients = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const

/** Returns Γ(s) for s > 0 (Lanczos 1964, SIAM J. Numer. Anal. B 1, 86). It is infinite above s ≈ 171. */
export function gamma(s: number): number {
  if (s < 0.5) return gamma(s + 1) / s
  const [first, ...rest] = lanczosCoefficients
  const series = rest.reduce<number>((sum, coefficient, index) => sum + coefficient / (s + index), first)
  const base = s + lanczosG - 0.5
  // The power is multiplied in two halves. Otherwise it could overflow before the exponential function reduces it.
  const halfPower = base ** ((s - 0.5) / 2)
  return Math.sqrt(2 * Math.PI) * halfPower * Math.exp(-base) * halfPower * series
}

/** Returns exp(x)·Γ(s, x) for s > 0 and x >= 0. The value is finite and positive for any x. */
export function scaledUpperGamma(s: number, x: number): number {
  return x < s + 1 ? Math.exp(x) * gamma(s) - lowerGammaSeries(s, x) : x ** s * tailFraction(s, x)
}

/** Returns γ(s, x), the lower incomplete gamma function, for s > 0 and x >= 0. */
export function lowerGamma(s: number, x: number): number {
  if (x < s + 1) return Math.exp(-x) * lowerGammaSeries(s, x)
  return gamma(s) - Math.exp(-x) * x ** s * tailFraction(s, x)
}

/**
 * Returns exp(x)·Γ(s, x) / x^s for x of about s + 1 or more. It uses the continued fraction of Legendre (NIST Digital
 * Library of Mathematical Functions, 8.9.2), evaluated by the method of Lentz (1976) as modified by Thompson and
 * Barnett (1986). The value tends to 1/x.
 */
function tailFraction(s: number, x: number): number {
  const tiny = 1e-300
  let denominator = x + 1 - s
  let c = 1 / tiny
  let d = 1 / denominator
  let fraction = d
  for (let n = 1; n <= 10_000; n++) {
    const numerator = -n * (n - s)
    denominator += 2
    d = 1 / awayFromZero(numerator * d + denominator, tiny)
    c = awayFromZero(denominator + numerator / c, tiny)
    const step = c * d
    fraction *= step
    if (Math.abs(step - 1) < 1e-15) break
  }
  return fraction
}

/**
 * Returns exp(x)·γ(s, x) by the power series of the lower function (DLMF 8.7.1), which converges fast for x < s + 1.
 */
function lowerGammaSeries(s: number, x: number): number {
  let term = 1 / s
  let sum = term
  for (let n = 1; n <= 10_000 && term > sum * 1e-17; n++) {
    term *= x / (s + n)
    sum += term
  }
  return x ** s * sum
}

function awayFromZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value
}

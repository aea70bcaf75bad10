/** Returns the share of a standard normal distribution below `z`, to a relative error of 1.2e-7 in either tail. */
export function normalShareBelow(z: number): number {
  const tail = 0.5 * complementaryErrorOf(Math.abs(z) / Math.SQRT2)
  return z < 0 ? tail : 1 - tail
}

/** Returns the quantile of the standard normal distribution for a share from 0 to 1. The result is between -9 and 9. */
export function normalAt(share: number): number {
  let [low, high] = [-9, 9]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (normalShareBelow(middle) < share) low = middle
    else high = middle
  }
  return low
}

/** Returns erfc(x) for x >= 0, by the Chebyshev fit of Press et al., Numerical Recipes, 1992, 6.2. */
function complementaryErrorOf(x: number): number {
  const t = 1 / (1 + 0.5 * x)
  const fit = coefficients.reduceRight((sum, coefficient) => sum * t + coefficient, 0)
  return t * Math.exp(-x * x + fit)
}

const coefficients = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

/** Converts two uniform numbers between 0 and 1 to two independent standard normal numbers (Box and Muller, 1958). */
export function normalPair(one: number, other: number): readonly [number, number] {
  const radius = Math.sqrt(-2 * Math.log(one))
  return [radius * Math.cos(2 * Math.PI * other), radius * Math.sin(2 * Math.PI * other)]
}

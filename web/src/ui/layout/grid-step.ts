/**
 * Returns the distance between grid lines: 1, 2 or 5 times a power of ten. It takes at most three steps to reach the
 * highest value.
 */
export function gridStep(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 3) / 3))
  const step = [1, 2, 5].find((factor) => factor * magnitude * 3 >= highest) ?? 10
  return step * magnitude
}

/** Labels an amount on an axis: `$500`, `$10k`, `-$2M`. */
export function shortMoney(dollars: number): string {
  const size = Math.abs(dollars)
  const [share, unit] =
    size >= 1_000_000 ? [size / 1_000_000, 'M'] : size >= 1000 ? [size / 1000, 'k'] : [size, '']
  return `${dollars < 0 ? '-' : ''}$${share.toLocaleString('en-US')}${unit}`
}

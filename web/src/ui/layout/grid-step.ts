/**
 * Returns the distance between the grid lines of a chart: 1, 2 or 5 times a power of ten. At most three such steps are
 * needed to reach `highest`.
 */
export function gridStep(highest: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(highest, 3) / 3))
  const step = [1, 2, 5].find((factor) => factor * magnitude * 3 >= highest) ?? 10
  return step * magnitude
}

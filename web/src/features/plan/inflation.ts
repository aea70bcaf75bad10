const lowest = -5
const highest = 25

/**
 * Converts a typed rate in percent a year to a fraction, such as 2.5 to 0.025. Returns undefined if the rate is not
 * between -5% and 25%.
 */
export function readInflation(typed: string): number | undefined {
  const percent = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || Number.isNaN(percent) || percent < lowest || percent > highest) return undefined
  return Math.round(percent * 1e4) / 1e6
}

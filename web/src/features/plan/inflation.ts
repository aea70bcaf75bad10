const lowest = -5
const highest = 25

/** The share a year of a rate typed in percent; undefined where it is none that has been seen in a lifetime. */
export function readInflation(typed: string): number | undefined {
  const percent = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || Number.isNaN(percent) || percent < lowest || percent > highest) return undefined
  return Math.round(percent * 1e4) / 1e6
}

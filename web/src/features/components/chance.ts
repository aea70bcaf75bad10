/** Formats a probability in percent, such as `12%`. Never returns 0% or 100%, because neither outcome is certain. */
export function formatChance(probability: number): string {
  if (probability < 0.01) return 'less than 1%'
  if (probability > 0.99) return 'more than 99%'
  return `${Math.round(probability * 100)}%`
}

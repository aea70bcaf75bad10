/** A probability as a person says it: `12%`; never 0 or 100, which nobody can promise. */
export function formatChance(probability: number): string {
  if (probability < 0.01) return 'less than 1%'
  if (probability > 0.99) return 'more than 99%'
  return `${Math.round(probability * 100)}%`
}

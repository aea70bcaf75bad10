import { formatCount } from './wording.ts'
// Browsers load this file. It must not import the validation library zod, because zod is large.

/** Labels an amount on the axis of a chart: `$500`, `$10k`, `-$2M`. */
export function formatAxisDollars(dollars: number): string {
  const size = Math.abs(dollars)
  const [share, unit] =
    size >= 1_000_000 ? [size / 1_000_000, 'M'] : size >= 1000 ? [size / 1000, 'k'] : [size, '']
  return `${dollars < 0 ? '-' : ''}$${formatCount(share)}${unit}`
}

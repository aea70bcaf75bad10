// This file does not import zod, because browsers load it.

const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const toTheCent = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Formats an estimate in whole dollars, because none is precise to the cent: `$4,760`. */
export const formatDollars = (dollars: number): string => whole.format(dollars)

/** Formats an agreed amount, with its cents if it has any: `$1,850`, `$1,850.50`. */
export const formatExactDollars = (dollars: number): string => exact.format(dollars)

/** Formats an amount to the cent, as on a receipt: `$99.00`. */
export const formatReceipt = (dollars: number): string => toTheCent.format(dollars)

/** Labels an amount on the axis of a chart: `$500`, `$10k`, `-$2M`. */
export function formatAxisDollars(dollars: number): string {
  const size = Math.abs(dollars)
  const [share, unit] =
    size >= 1_000_000 ? [size / 1_000_000, 'M'] : size >= 1000 ? [size / 1000, 'k'] : [size, '']
  return `${dollars < 0 ? '-' : ''}$${share.toLocaleString('en-US')}${unit}`
}

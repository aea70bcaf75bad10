// This file does not import zod, because browsers load it. The landing page loads it, too: the labels of charts
// have their own file.

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

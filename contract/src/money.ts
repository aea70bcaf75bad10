// Browsers load this file. It must not import the validation library zod, because zod is large. The labels of chart
// axes are in axis-labels.ts, so that the landing page need not load them.

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

/** Converts an amount in dollars to cents, as the database stores it. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** Converts an amount in dollars or null to cents. */
export const optionalCents = (dollars: number | null): number | null =>
  dollars === null ? null : centsOf(dollars)

/** Converts an amount of the database, which is in cents or null, to dollars. */
export const optionalDollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

/** Formats an estimate in whole dollars, because no estimate is precise to the cent: `$4,760`. */
export const formatDollars = (dollars: number): string => whole.format(dollars)

/** Formats an agreed amount, with its cents if it has any: `$1,850`, `$1,850.50`. */
export const formatExactDollars = (dollars: number): string => exact.format(dollars)

/** Formats an agreed amount in cents, with its cents only if they are not zero: `$1,400`, `$9,999.99`. */
export const formatExactCents = (cents: number): string => formatExactDollars(cents / 100)

/** Formats an amount to the cent, as on a receipt: `$99.00`. */
export const formatReceipt = (dollars: number): string => toTheCent.format(dollars)

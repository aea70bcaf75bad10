const numberFormat = new Intl.NumberFormat('en-US')

/** Formats a number with commas, and with at most three decimals: `1,385`, `12.5`. */
export const formatCount = (count: number): string =>
  // Numbers below 1,000 with at most one decimal need no commas, so they are converted directly. `Intl.NumberFormat`
  // takes 40 times as long, and every forecast contains several numbers.
  Math.abs(count) < 1_000 && Math.round(count * 10) / 10 === count ? `${count}` : numberFormat.format(count)

/** Formats a number with its noun: `1 task`, `1,200 tasks`, `3 entries`. */
export const countWithNoun = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Capitalizes the first letter: `Gas water heater`. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

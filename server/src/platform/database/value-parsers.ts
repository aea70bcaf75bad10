const oids = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 }

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

/**
 * Parses values from PostgreSQL. Both database drivers get these parsers, because their default parsers differ. Counts
 * and bigints become numbers, calendar dates and decimals stay text, and timestamps become Dates.
 */
export const wireParsers: Record<number, (text: string) => unknown> = {
  [oids.int8]: safeInteger,
  [oids.date]: (text) => text,
  [oids.timestamptz]: (text) => new Date(text),
  [oids.numeric]: (text) => text,
}

/**
 * Converts PostgreSQL's text of a timestamp to the format of `Date.toISOString`. Creating a Date for each timestamp of
 * a long list would take ten times as long.
 */
export function instantText(written: string): string {
  const isPlain = written[10] === ' ' && written.endsWith('+00')
  if (!isPlain) return new Date(written).toISOString()
  const milliseconds = written.slice('YYYY-MM-DD hh:mm:ss.'.length, -'+00'.length)
  return `${written.slice(0, 10)}T${written.slice(11, 19)}.${milliseconds.slice(0, 3).padEnd(3, '0')}Z`
}

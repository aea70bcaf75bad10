const oids = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 }

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a JavaScript number`)
  return value
}

/**
 * How values read from the wire, the same for both drivers, which by default disagree: counts and bigints are
 * numbers, calendar dates stay text, instants are Dates.
 */
export const wireParsers: Record<number, (text: string) => unknown> = {
  [oids.int8]: safeInteger,
  [oids.date]: (text) => text,
  [oids.timestamptz]: (text) => new Date(text),
  [oids.numeric]: (text) => text,
}

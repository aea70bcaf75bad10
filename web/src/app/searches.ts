// Reads the search parameters of each screen, so that Back and a reload restore its state. Default and unknown values
// are dropped.

type Raw = Record<string, unknown>

/** Reads a string. The router parses a string of digits as a number, so a number is converted back. */
const textAt = <Name extends string>(raw: Raw, name: Name): { [N in Name]?: string | undefined } => {
  const value = raw[name]
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text !== ''
    ? // The cast is needed, because the compiler does not keep the name of a computed key.
      ({ [name]: text } as { [N in Name]?: string | undefined })
    : {}
}

const oneOf = <Name extends string, Value extends string | number>(
  raw: Raw,
  name: Name,
  values: readonly Value[],
): { [N in Name]?: Value | undefined } => {
  const value = values.find((known) => known === raw[name])
  // The cast is needed, because the compiler does not keep the name of a computed key.
  return value === undefined ? {} : ({ [name]: value } as { [N in Name]?: Value | undefined })
}

export const readDashboardSearch = (raw: Raw) => ({
  ...oneOf(raw, 'tab', ['tenants', 'management']),
  ...textAt(raw, 'find'),
  ...textAt(raw, 'tenant'),
  ...textAt(raw, 'table'),
  ...oneOf(raw, 'view', ['rent-roll']),
  ...oneOf(raw, 'sort', ['lease_end', 'rent']),
  ...oneOf(raw, 'places', ['vacant', 'ends_soon', 'over']),
})

export const readPortfolioSearch = (raw: Raw) => oneOf(raw, 'tab', ['csv'])

export const readProfileSearch = (raw: Raw) =>
  oneOf(raw, 'section', ['subscription', 'picture', 'security', 'data', 'activity'])

export const readPlanSearch = (raw: Raw) => ({
  ...textAt(raw, 'property'),
  ...oneOf(raw, 'years', [5, 20, 30]),
  ...oneOf(raw, 'prices', ['nominal']),
})

/** Reads a month such as `2026-11`. An invalid month is dropped. */
const monthAt = ({ month }: Raw): { month?: string | undefined } =>
  typeof month === 'string' && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}

export const readCalendarSearch = (raw: Raw) => ({
  ...textAt(raw, 'property'),
  ...oneOf(raw, 'show', ['task', 'replacement']),
  ...oneOf(raw, 'view', ['month']),
  ...monthAt(raw),
})

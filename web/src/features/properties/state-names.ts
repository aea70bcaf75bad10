import { type StateCode, stateCodes } from '@home-pulse/contract/vocabulary'

export const stateNames: Record<StateCode, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

/** Other names of a state that users type. */
const otherNames: Partial<Record<StateCode, string>> = { DC: 'Washington DC' }

const namesOf = (code: StateCode): string[] =>
  [code, stateNames[code], otherNames[code] ?? ''].filter(Boolean).map((name) => name.toLowerCase())

/**
 * Converts a text to lower case with single spaces, and removes periods and commas. `Washington, D.C.` becomes
 * `washington dc`.
 */
const normalize = (typed: string): string =>
  typed.replaceAll(/[.,]/g, '').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the state with this code or full name. Letter case does not matter. */
export function readState(typed: string): StateCode | undefined {
  const wanted = normalize(typed)
  return stateCodes.find((code) => namesOf(code).includes(wanted))
}

/**
 * Converts the code or name of a state to its code: `Texas` and `tx` become `TX`. Any other text of two letters is
 * converted to upper case.
 */
export const stateCodeOf = (text: string): string =>
  readState(text) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text)

/**
 * Returns the states that match a text, the best match first. A state matches best if its code or name equals the text,
 * then if its code begins with the text, then if a word of its name begins with the text. A blank text matches every
 * state.
 */
export function findStates(typed: string): StateCode[] {
  const wanted = normalize(typed)
  const exact = readState(typed)
  const byCode = stateCodes.filter((code) => code.toLowerCase().startsWith(wanted))
  const byName = stateCodes.filter((code) => namesOf(code).some((name) => ` ${name}`.includes(` ${wanted}`)))
  return [...new Set([...(exact ? [exact] : []), ...byCode, ...byName])]
}

/**
 * Returns the state whose code or full name equals the text. Otherwise returns the only state that matches the text, if
 * there is exactly one.
 */
export function findOnlyState(typed: string): StateCode | undefined {
  const found = findStates(typed)
  return readState(typed) ?? (found.length === 1 ? found[0] : undefined)
}

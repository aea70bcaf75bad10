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

/** Further names that users type for a state. */
const otherNames: Partial<Record<StateCode, string>> = { DC: 'Washington DC' }

const namesOf = (code: StateCode): string[] =>
  [code, stateNames[code], otherNames[code] ?? ''].filter(Boolean).map((name) => name.toLowerCase())

/** Converts a text to lower case with single spaces, and removes periods and commas, as in `Washington, D.C.`. */
const normalize = (typed: string): string =>
  typed.replaceAll(/[.,]/g, '').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Returns the state with this code or full name. Letter case does not matter. */
export function readState(typed: string): StateCode | undefined {
  const wanted = normalize(typed)
  return stateCodes.find((code) => namesOf(code).includes(wanted))
}

/** Converts a state's code or name, such as `Texas` and `tx`, to its code. Any other text of two letters is capitalized. */
export const stateCodeOf = (text: string): string =>
  readState(text) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : text)

/**
 * Returns the states that match a text, or all states for a blank text. The order: the state whose code or name equals
 * the text, states whose code begins with the text, states with a word in their name that begins with the text.
 */
export function findStates(typed: string): StateCode[] {
  const wanted = normalize(typed)
  const exact = readState(typed)
  const byCode = stateCodes.filter((code) => code.toLowerCase().startsWith(wanted))
  const byName = stateCodes.filter((code) => namesOf(code).some((name) => ` ${name}`.includes(` ${wanted}`)))
  return [...new Set([...(exact ? [exact] : []), ...byCode, ...byName])]
}

/** Returns the state whose code or name was typed in full, or the only state that matches the text. */
export function findOnlyState(typed: string): StateCode | undefined {
  const found = findStates(typed)
  return readState(typed) ?? (found.length === 1 ? found[0] : undefined)
}

import type { ZipCode } from 'zipcodes'
import type { GeocodeResult } from './geocode-result.ts'

type ZipCodes = typeof import('zipcodes')

/**
 * The accuracy on OpenCage's scale of a result by ZIP code: the centre of its area is within about 10 km of the
 * address.
 */
const zipConfidence = 5
/**
 * The accuracy on OpenCage's scale of a result by city: the centre of the city is within about 20 km of the address.
 */
const cityConfidence = 3

/**
 * Finds an address in a local table of ZIP codes: by the ZIP code at its end, or else by `City, ST`. The result is the
 * centre of that area and is marked as approximate. A state without a city finds nothing.
 */
export async function findByZipCode(address: string): Promise<GeocodeResult[]> {
  // The table has forty thousand rows, so it is loaded on first use.
  const { default: table } = await import('zipcodes')
  const { zip, city, state } = readAddress(table, address)
  const area = zip === undefined ? undefined : table.lookup(zip)
  if (isOnMap(area) && (state === undefined || area.state === state))
    return [place(area, [area], { postcode: area.zip })]
  if (city === undefined || state === undefined) return []
  const areas = table.lookupByName(city, state).filter(isOnMap)
  return areas[0] ? [place(areas[0], areas, {})] : []
}

const country = /[\s,]+(u\.?s\.?a?\.?|united states( of america)?)$/i
const zipCode = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/
const shortForms: [RegExp, string][] = [
  [/^st\.?\s+/i, 'Saint '],
  [/^ft\.?\s+/i, 'Fort '],
  [/^mt\.?\s+/i, 'Mount '],
]

function readAddress({ states }: ZipCodes, address: string) {
  const domestic = address.trim().replace(country, '')
  const zip = domestic.match(zipCode)?.[1]
  const parts = domestic
    .replace(zipCode, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const stateOf = (text: string | undefined) => {
    const code = text && states.normalize(text)
    return code && code in states.abbr ? code : undefined
  }
  const last = parts.at(-1)
  const [, before, end] = last?.match(/^(.+)\s([a-z]{2})$/i) ?? []
  const isStateAlone = stateOf(last) !== undefined
  const city = isStateAlone ? parts.at(-2) : before
  return {
    zip,
    city: city && shortForms.reduce((name, [short, full]) => name.replace(short, full), city),
    state: isStateAlone ? stateOf(last) : stateOf(end),
  }
}

/**
 * Returns true for an area of the United States with coordinates. Some rows have none, and military post offices have
 * 0, 0.
 */
const isOnMap = (area: ZipCode | undefined): area is ZipCode =>
  area?.country === 'US' && Boolean(area.latitude) && Boolean(area.longitude)

function place(
  { city, state }: ZipCode,
  areas: ZipCode[],
  { postcode }: { postcode?: string },
): GeocodeResult {
  return {
    lat: medianOf(areas.map(({ latitude }) => latitude)),
    lng: medianOf(areas.map(({ longitude }) => longitude)),
    formatted: `${city}, ${state}${postcode ? ` ${postcode}` : ''}, USA`,
    confidence: postcode ? zipConfidence : cityConfidence,
    components: {
      city,
      state_code: state,
      ...(postcode && { postcode }),
      country: 'United States',
      country_code: 'us',
    },
    isApproximate: true,
  }
}

/** Returns the median. A mean would be moved by a single row with wrong coordinates. */
const medianOf = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

import { componentFacts, productFacts } from '@home-pulse/contract/component-facts'
import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import { capitalize } from '../../../platform/format.ts'
import type { CsvField } from '../../../ui/csv/column-mapping.ts'
import type { CsvRow } from '../../../ui/csv/use-csv-import.ts'
import { plainAge, plainNumber } from '../../../ui/csv/values.ts'
import { typeTitle } from '../../components/type-label.ts'
import { readState, stateCodeOf } from '../state-names.ts'

/** The heading of the group of fields for the product, such as `Brands and models`. */
const productGroup = capitalize(
  new Intl.ListFormat('en-US').format(productFacts.map((name) => `${componentFacts[name].title}s`)),
)
const keyOf = (type: string) => type.replaceAll('_', '')

/** The columns of the template. For each, `names` lists the headings that other programs use. */
export const homeFields: readonly CsvField[] = [
  {
    column: 'street',
    label: 'Street',
    isRequired: true,
    group: 'Address',
    names: ['street', 'address', 'address1', 'addressline1', 'streetaddress', 'propertyaddress', 'property'],
  },
  {
    column: 'city',
    label: 'City',
    isRequired: true,
    group: 'Address',
    names: ['city', 'town', 'municipality'],
  },
  {
    column: 'state',
    label: 'State',
    isRequired: true,
    group: 'Address',
    names: ['state', 'st', 'province', 'region'],
  },
  {
    column: 'zip',
    label: 'ZIP',
    isRequired: true,
    group: 'Address',
    names: ['zip', 'zipcode', 'postalcode', 'postcode', 'postal'],
  },
  {
    column: 'home_age',
    label: 'Home age, or year built',
    isRequired: true,
    group: 'Home',
    names: ['homeage', 'yearbuilt', 'built', 'builtyear', 'age', 'constructionyear', 'builtin'],
  },
  {
    column: 'is_multifamily',
    label: 'Multifamily',
    group: 'Home',
    names: ['multifamily', 'ismultifamily', 'propertytype', 'buildingtype'],
  },
  {
    column: 'unit_number',
    label: 'Unit number',
    group: 'Home',
    names: ['unit', 'unitnumber', 'unitno', 'apt', 'apartment', 'suite', 'address2', 'addressline2'],
  },
  {
    column: 'floor_area',
    label: 'Floor area (sq ft)',
    group: 'Home',
    names: ['floorarea', 'sqft', 'squarefeet', 'livingarea', 'size', 'squarefootage'],
  },
  { column: 'storeys', label: 'Stories', group: 'Home', names: ['storeys', 'stories', 'floors', 'levels'] },
  { column: 'driveway_area', label: 'Driveway area (sq ft)', group: 'Home', names: ['drivewayarea'] },
  ...[...structureTypes, ...applianceTypes].map((type) => ({
    column: `${type}_age`,
    label: `${typeTitle(type)} age, or year`,
    group: 'Ages of parts',
    names: [
      `${keyOf(type)}age`,
      `${keyOf(type)}year`,
      `${keyOf(type)}installed`,
      keyOf(type),
      ...otherNames(type),
    ],
  })),
  ...applianceTypes.flatMap((type) =>
    productFacts.map((name) => {
      const { column, title } = componentFacts[name]
      return {
        column: `${type}_${column}`,
        label: `${typeTitle(type)} ${title}`,
        group: productGroup,
        names: [`${keyOf(type)}${keyOf(column)}`],
      }
    }),
  ),
]

/** The column headings of the template, in order. */
export const homeColumns = homeFields.map(({ column }) => column)

function otherNames(type: string): string[] {
  if (type === 'ac_unit') return ['hvac', 'airconditioner', 'hvacyear', 'hvacage', 'acage', 'acyear']
  if (type === 'refrigerator') return ['fridge', 'fridgeage', 'fridgeyear']
  if (type === 'water_heater') return ['hotwaterheater', 'waterheateryear']
  return []
}

/**
 * Converts a row to the template's format. A value that cannot be converted stays unchanged, and the server then
 * reports it.
 */
export function normalizeHome(row: CsvRow, today: string): CsvRow {
  const whole = { ...row, ...(isWholeAddress(row) && splitAddress(row.street ?? '')) }
  const normalized: Record<string, string> = {
    ...whole,
    state: stateCodeOf(whole.state ?? ''),
    zip: postalCodeOf(whole.zip ?? ''),
    is_multifamily: multifamilyOf(whole.is_multifamily ?? ''),
  }
  for (const column of homeColumns) {
    const text = normalized[column] ?? ''
    if (column.endsWith('_age')) normalized[column] = plainAge(text, today)
    if (column.endsWith('_area') || column === 'storeys') normalized[column] = plainNumber(text)
  }
  // The server requires an age of at least 1, even for a home that was built this year.
  if (normalized.home_age === '0') normalized.home_age = '1'
  return normalized
}

const isWholeAddress = ({ street = '', city = '', state = '' }: CsvRow) =>
  city === '' && state === '' && street.includes(',')

const country = /^(?:usa?|united states(?: of america)?)$/i
const postalCode = /^\d{5}(?:-\d{4})?$/

/**
 * Splits an address such as `12 Oak St, Austin, TX 78701`. The last part contains the state and the postal code. The
 * part before it is the city.
 */
export function splitAddress(address: string): CsvRow {
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !country.test(part))
  const tail = (parts.pop() ?? '').split(' ')
  const zip = postalCode.test(tail.at(-1) ?? '') ? (tail.pop() ?? '') : ''
  const [before, state] = tail.length > 0 ? stateAtEnd(tail) : ['', parts.pop() ?? '']
  const city = before !== '' ? before : parts.length > 1 ? (parts.pop() ?? '') : ''
  return { street: parts.join(', '), city, state, ...(zip && { zip }) }
}

/** Splits `Austin TX` and `Albany New York` into a city and its state. */
function stateAtEnd(words: readonly string[]): readonly [string, string] {
  const sizes = [1, 2, 3].filter((size) => size < words.length)
  const size = sizes.find((one) => readState(words.slice(-one).join(' ')))
  return size === undefined
    ? ['', words.join(' ')]
    : [words.slice(0, -size).join(' '), words.slice(-size).join(' ')]
}

/** Restores the leading zeros that spreadsheets drop: `2139` becomes 02139. */
const postalCodeOf = (text: string) => (/^\d{3,4}$/.test(text) ? text.padStart(5, '0') : text)

const severalHomes = /^(?:multi[ -]?family|duplex|triplex|fourplex|apartments?|apartment building)$/i
const oneHome =
  /^(?:single[ -]?family(?: home| house| residence)?|sfh|sfr|house|condo|townhouse|town ?home)$/i

function multifamilyOf(text: string): string {
  if (severalHomes.test(text)) return 'yes'
  return oneHome.test(text) ? 'no' : text
}

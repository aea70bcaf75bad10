import { componentFacts, productFacts } from '@home-pulse/contract/component-facts'
import type { Issue } from '@home-pulse/contract/errors'
import { applianceTypes, structureTypes } from '@home-pulse/contract/vocabulary'

const requiredColumns = ['street', 'city', 'state', 'zip', 'home_age'] as const

const structureColumns = structureTypes.map((type) => ({ type, age: `${type}_age` }))
/**
 * The fields of an appliance in the CSV file. Each has a column, whose name is the type of the appliance, an underscore
 * and the field's suffix.
 */
const applianceFields = [
  { field: 'age', suffix: 'age' },
  ...productFacts.map((name) => ({ field: name, suffix: componentFacts[name].column })),
]
const applianceColumns = applianceTypes.map((type) => ({
  type,
  fields: applianceFields.map(({ field, suffix }) => ({ field, column: `${type}_${suffix}` })),
}))

/** The columns of the template, in order. The web app labels each of them in `home-fields.ts`. */
const csvColumns: readonly string[] = [
  ...requiredColumns,
  'is_multifamily',
  'unit_number',
  ...structureColumns.map(({ age }) => age),
  ...applianceColumns.flatMap(({ fields }) => fields.map(({ column }) => column)),
  'floor_area',
  'storeys',
  'driveway_area',
]

const exampleRows: Record<string, string>[] = [
  {
    ...{
      street: '12 Oak St',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      home_age: '30',
      is_multifamily: 'no',
      floor_area: '1800',
      storeys: '1',
    },
    ...{ roof_age: '12', driveway_age: '30', furnace_age: '9', stove_age: '6', stove_brand: 'GE' },
    ...{ water_heater_age: '8', water_heater_brand: 'Rheem', water_heater_model: 'XE50T' },
  },
  {
    ...{ street: '400 Elm Ave', city: 'Albany', state: 'NY', zip: '12207', home_age: '58' },
    ...{ is_multifamily: 'yes', unit_number: '1A', roof_age: '15', refrigerator_age: '4' },
  },
]

/** The template: a header with all columns, and as examples a single-family home and a unit of a building. */
export const csvTemplate: string = [
  csvColumns,
  ...exampleRows.map((row) => csvColumns.map((column) => row[column] ?? '')),
]
  .map((values) => `${values.join(',')}\r\n`)
  .join('')

/**
 * The parsed header of a file. `columns` lists the column of each value in a row, or undefined if the column is
 * unknown.
 */
export interface CsvHeader {
  readonly columns: readonly (string | undefined)[]
  /** The unknown columns, spelled as in the file. */
  readonly ignored: readonly string[]
  readonly missing: readonly string[]
  readonly duplicated: readonly string[]
}

/** Normalizes a column name, so that case, spaces, underscores, hyphens and slashes do not matter. */
const keyOf = (name: string) => name.toLowerCase().replace(/[\s_/-]/g, '')
const columnByKey = new Map(csvColumns.map((column) => [keyOf(column), column]))

export function readHeader(names: readonly string[]): CsvHeader {
  const columns = names.map((name) => columnByKey.get(keyOf(name)))
  return {
    columns,
    ignored: names.filter((name, index) => columns[index] === undefined && name.trim() !== ''),
    missing: requiredColumns.filter((column) => !columns.includes(column)),
    duplicated: csvColumns.filter((column) => columns.filter((other) => other === column).length > 1),
  }
}

const yesAndNo = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
])

/**
 * Converts a CSV row to one home as a client would submit it. `cellOf` returns the trimmed text in a column,
 * or an empty text.
 */
export function submissionOf(cellOf: (column: string) => string) {
  const unitNumber = cellOf('unit_number')
  const saysMultifamily = cellOf('is_multifamily').toLowerCase()
  const isMultifamily = saysMultifamily === '' ? unitNumber !== '' : yesAndNo.get(saysMultifamily)
  const appliances = Object.fromEntries(
    applianceColumns
      .map(({ type, fields }) => {
        const cells = fields.map(({ field, column }) => [field, cellOf(column)] as const)
        return [type, Object.fromEntries(cells)] as const
      })
      .filter(([, cells]) => Object.values(cells).some((cell) => cell !== '')),
  )
  const structures = Object.fromEntries(
    structureColumns.map(({ type, age }) => [type, cellOf(age)] as const).filter(([, age]) => age),
  )
  return {
    street: cellOf('street'),
    city: cellOf('city'),
    state: cellOf('state'),
    zip: cellOf('zip'),
    homeAge: cellOf('home_age'),
    floorArea: cellOf('floor_area'),
    storeys: cellOf('storeys'),
    drivewayArea: cellOf('driveway_area'),
    isMultifamily: isMultifamily ?? saysMultifamily,
    structures,
    ...(isMultifamily ? { units: [{ unitNumber, appliances }] } : { appliances }),
  }
}

const columnOfField: Record<string, string> = {
  homeAge: 'home_age',
  floorArea: 'floor_area',
  drivewayArea: 'driveway_area',
  isMultifamily: 'is_multifamily',
  unitNumber: 'unit_number',
  units: 'unit_number',
}

const applianceColumnOf: ReadonlyMap<string, string> = new Map(
  applianceColumns.flatMap(({ type, fields }) =>
    fields.map(({ field, column }) => [`${type}.${field}`, column] as const),
  ),
)

/**
 * Returns the column for the path of an issue: `stove_age` for `units.0.appliances.stove.age`, `roof_age` for
 * `structures.roof`.
 */
export function columnOfPath(path: readonly PropertyKey[]): string {
  const names = path.filter((part): part is string => typeof part === 'string')
  const [field = '', ofWhat = ''] = names.reverse()
  // A structure in a request is only a number, its age. The path therefore ends with the type.
  if (ofWhat === 'structures') return `${field}_age`
  return applianceColumnOf.get(`${ofWhat}.${field}`) ?? columnOfField[field] ?? field
}

/** Returns an issue at a line and column of the file. An empty column means the whole line. */
export const csvIssue = (line: number, column: string, message: string): Issue => ({
  path: `${line}.${column}`,
  message: column ? `Line ${line}, ${column}: ${message}` : `Line ${line}: ${message}`,
})

export const fileIssue = (message: string): Issue => ({ path: 'file', message: `The file ${message}` })

import { createProperties, type SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import { entriesOf } from '@home-pulse/contract/objects'
import { formatCount } from '@home-pulse/contract/wording'
import { maxUnitsPerBuilding } from '../../../platform/config/account-limits.ts'
import { countComponents } from '../count-rules.ts'
import { addressKey } from './address-rules.ts'
import { type CsvHeader, columnOfPath, submissionOf } from './present.ts'

/** A home that began with one row of the file. Later rows with the same address add units to it. */
export interface Building {
  readonly home: SubmittedProperty
  readonly line: number
  readonly structures: SubmittedProperty['structures']
  readonly units: SubmittedProperty['units'][number][]
}

type SizeField = Exclude<
  keyof ReturnType<typeof submissionOf>,
  keyof Parameters<typeof addressKey>[0] | 'homeAge' | 'isMultifamily' | 'structures' | 'units' | 'appliances'
>
/**
 * The columns with the sizes of a building. In all rows of one building, they must have equal values or be blank. The
 * compiler reports a new size that is missing here.
 */
const sizeColumns: Readonly<Record<SizeField, string>> = {
  floorArea: 'floor_area',
  storeys: 'storeys',
  drivewayArea: 'driveway_area',
}

type ReportIssue = (column: string, message: string) => void

/** Adds the home or unit in a row to `buildings`. Returns the number of structures and appliances in the row. */
export function readRow(
  line: number,
  values: readonly string[],
  { columns }: CsvHeader,
  buildings: Map<string, Building>,
  report: ReportIssue,
): number {
  if (values.slice(columns.length).some((value) => value.trim() !== ''))
    report('', 'has more values than the header has columns')
  const cells = new Map(columns.map((column, index) => [column, values[index]?.trim() ?? '']))
  const submission = submissionOf((column) => cells.get(column) ?? '')
  if (submission.isMultifamily === false && cells.get('unit_number'))
    report('unit_number', 'must be blank where is_multifamily is no')

  const { data, error } = createProperties.body.safeParse([submission])
  for (const { path, message } of error?.issues ?? []) report(columnOfPath(path), message)
  const [home] = data ?? []
  if (!home) return 0
  const address = addressKey(home)
  const building = buildings.get(address)
  if (building) mergeUnit(building, home, report)
  else buildings.set(address, { home, line, structures: [...home.structures], units: [...home.units] })
  return countComponents([home])
}

/**
 * Adds the unit in a row to the building with the same address. Values about the building must equal those in its
 * earlier rows. A size or the age of a structure may also be blank.
 */
function mergeUnit(
  { home, line, structures, units }: Building,
  row: SubmittedProperty,
  report: ReportIssue,
): void {
  if (!home.isMultifamily || !row.isMultifamily) {
    report(
      'street',
      `this address is on line ${line} too; if they are units of one building, both rows need a unit_number`,
    )
    return
  }
  if (row.homeAge !== home.homeAge)
    report('home_age', `must be ${home.homeAge} as on line ${line}, which is the same building`)
  for (const [field, column] of entriesOf(sizeColumns))
    if (row[field] != null && row[field] !== home[field])
      report(column, `must be as on line ${line}, which is the same building, or blank`)
  for (const structure of row.structures) {
    const known = structures.find(({ name }) => name === structure.name)
    if (!known) structures.push(structure)
    else if (known.age !== structure.age)
      report(`${known.name}_age`, `must be ${known.age} as in a row of the same building above, or blank`)
  }
  units.push(...row.units)
  if (units.length === maxUnitsPerBuilding + 1)
    report('unit_number', `is one too many: a building has at most ${formatCount(maxUnitsPerBuilding)} units`)
}

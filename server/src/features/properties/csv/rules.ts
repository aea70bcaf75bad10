import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Issue } from '@home-pulse/contract/errors'
import { createProperties, type SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import { maxCsvComponents, maxCsvRows, maxUnitsPerBuilding } from '../../../platform/config/account-limits.ts'
import { countComponents } from '../portfolio-commands.ts'
import type { CsvRecord } from './csv-file.ts'
import { type CsvHeader, columnOfPath, csvIssue, fileIssue, readHeader, submissionOf } from './present.ts'
import { addressKey } from './queries.ts'

/** The homes in a file and the issues found. A file with issues is not imported. */
export interface CsvPortfolio {
  readonly homes: readonly SubmittedProperty[]
  /** The line of the first row of each home. */
  readonly lines: readonly number[]
  readonly rowCount: number
  readonly ignoredColumns: readonly string[]
  /** The first 100 issues. `issueCount` is the total number. */
  readonly issues: readonly Issue[]
  readonly issueCount: number
}

const maxListedIssues = 100
/**
 * After this many rows the parser lets the server answer other requests, because parsing rows that are already in
 * memory never waits.
 */
const rowsAtOnce = 100

/** A home that began with one row of the file. Later rows with the same address add units to it. */
interface Building {
  readonly home: SubmittedProperty
  readonly line: number
  readonly structures: SubmittedProperty['structures']
  readonly units: SubmittedProperty['units'][number][]
}

/** Reads homes row by row. Rows with the same address become units of one building. */
export async function collectPortfolio(
  records: AsyncIterable<CsvRecord>,
  maxComponents = maxCsvComponents,
): Promise<CsvPortfolio> {
  const buildings = new Map<string, Building>()
  const issues: Issue[] = []
  let header: CsvHeader | undefined
  let rowCount = 0
  let componentCount = 0
  let issueCount = 0
  const report = (issue: Issue) => {
    issueCount += 1
    if (issues.length < maxListedIssues) issues.push(issue)
  }
  for await (const { line, values } of records) {
    if (values.every((value) => value.trim() === '')) continue
    if (header === undefined) {
      header = readHeader(values)
      for (const column of header.missing) report(csvIssue(line, column, 'this column is missing'))
      for (const column of header.duplicated) report(csvIssue(line, column, 'this column is named twice'))
      if (issueCount > 0) break
      continue
    }
    rowCount += 1
    if (rowCount % rowsAtOnce === 0) await nextTurn()
    if (rowCount > maxCsvRows) {
      report(
        fileIssue(`has more than ${maxCsvRows.toLocaleString('en-US')} rows. Split it into several files.`),
      )
      break
    }
    componentCount += readRow(line, values, header, buildings, (column, message) =>
      report(csvIssue(line, column, message)),
    )
    if (componentCount > maxComponents) {
      const limit = maxComponents.toLocaleString('en-US')
      report(fileIssue(`has more than ${limit} structures and appliances. Split it into several files.`))
      break
    }
  }
  if (header === undefined) report(fileIssue('is empty.'))
  else if (rowCount === 0 && issueCount === 0) report(fileIssue('has a header and no rows below it.'))
  return {
    homes: [...buildings.values()].map(({ home, structures, units }) =>
      home.isMultifamily ? { ...home, appliances: [], structures, units } : home,
    ),
    lines: [...buildings.values()].map(({ line }) => line),
    rowCount,
    ignoredColumns: header?.ignored ?? [],
    issues,
    issueCount,
  }
}

type SizeField = Exclude<
  keyof ReturnType<typeof submissionOf>,
  keyof Parameters<typeof addressKey>[0] | 'homeAge' | 'isMultifamily' | 'structures' | 'units' | 'appliances'
>
/** The columns in which the rows of one building must agree. The compiler requires each new column of homes here. */
const sizeColumns: Readonly<Record<SizeField, string>> = {
  floorArea: 'floor_area',
  storeys: 'storeys',
  drivewayArea: 'driveway_area',
}

type ReportIssue = (column: string, message: string) => void

/** Adds a row to `buildings`. Returns its number of structures and appliances. */
function readRow(
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
 * Adds the unit in a row to the building with the same address. Values about the building itself must equal the
 * values in its first row.
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
  for (const [field, column] of Object.entries(sizeColumns) as [SizeField, string][])
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
    report(
      'unit_number',
      `is one too many: a building has at most ${maxUnitsPerBuilding.toLocaleString('en-US')} units`,
    )
}

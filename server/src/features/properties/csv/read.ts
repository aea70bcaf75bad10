import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Issue } from '@home-pulse/contract/errors'
import type { SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import { maxCsvRows } from '@home-pulse/contract/upload-limits'
import { formatCount } from '@home-pulse/contract/wording'
import { maxCsvComponents } from '../../../platform/config/account-limits.ts'
import type { CsvRecord } from './csv-file.ts'
import { type CsvHeader, csvIssue, fileIssue, readHeader } from './present.ts'
import { type Building, readRow } from './rules.ts'

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
 * After this many rows the server answers other requests. The parser would otherwise process all rows that are in
 * memory without a pause.
 */
const rowsAtOnce = 100

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
      report(fileIssue(`has more than ${formatCount(maxCsvRows)} rows. Split it into several files.`))
      break
    }
    componentCount += readRow(line, values, header, buildings, (column, message) =>
      report(csvIssue(line, column, message)),
    )
    if (componentCount > maxComponents) {
      const limit = formatCount(maxComponents)
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

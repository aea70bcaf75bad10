import { formatCount } from '@home-pulse/contract/wording'
import type { BudgetMeasurement } from './budget.ts'
import type { CsvMeasurement } from './csv.ts'
import type { LimitMeasurement } from './limits.ts'
import type { Measurement } from './measure.ts'
import type { MixedMeasurement } from './mixed.ts'

export interface Report {
  readonly cases: readonly Measurement[]
  readonly csv: readonly CsvMeasurement[]
  readonly mixed: readonly MixedMeasurement[]
  readonly budget: readonly BudgetMeasurement[]
  readonly limits: readonly LimitMeasurement[]
}

const figure = (value: number | undefined, digits = 2) => value?.toFixed(digits) ?? ''

/**
 * Prints the ratios first, because absolute values depend on the machine. Both parts of a ratio were measured in turns.
 */
export function printReport({ cases, csv, mixed, budget, limits }: Report): void {
  table(
    cases.map((one) => ({
      database: one.database,
      case: one.name,
      'of the bare route': figure(one.ofBareRoute),
      'of the driver': figure(one.ofDriver),
      'requests/s': figure(one.perSecond, 0),
      'p50 ms': figure(one.p50Ms),
      'p99 ms': figure(one.p99Ms),
      'µs of CPU': figure(one.processorMicros, 0),
      'bare CPU of ours': figure(one.ofBareProcessor),
      statements: one.statements ?? '',
    })),
  )
  table(
    csv.map(({ database, rows, milliseconds, ofBareInsert, bystander }) => ({
      ...{ database, case: `CSV of ${formatCount(rows)} rows`, ms: figure(milliseconds, 0) },
      'times the bare multi-row insert': figure(ofBareInsert),
      'bystander list p99 ms': figure(bystander.listP99Ms, 0),
      'bystander sign-in p99 ms': figure(bystander.signInP99Ms, 0),
      'bystander refused': `${bystander.refused} of ${3 * bystander.rounds}`,
    })),
  )
  table(
    mixed.map((one) => ({
      database: one.database,
      case: `mixed, ${one.connections} connections, 9 reads to a write`,
      'p99 of p50': figure(one.p99OfP50),
      'requests/s': figure(one.perSecond, 0),
      'p50 ms': figure(one.p50Ms),
      'p95 ms': figure(one.p95Ms),
      'p99 ms': figure(one.p99Ms),
      'RSS MiB': one.resident.map((megabytes) => figure(megabytes, 0)).join(' '),
    })),
  )
  table(
    budget.map(({ components, years, milliseconds, ofPlainLoop }) => ({
      ...{ case: `budget of ${formatCount(components)} components, ${years} years` },
      ...{ ms: figure(milliseconds, 0), 'times a plain loop over survival': figure(ofPlainLoop) },
    })),
  )
  table(
    limits.map(({ database, route, status, bytes, milliseconds, silenceMs }) => ({
      ...{ database, route, status, bytes },
      ...{ ms: figure(milliseconds, 0), 'longest silence ms': figure(silenceMs, 0) },
    })),
  )
}

function table(rows: readonly object[]): void {
  if (rows.length > 0) console.table(rows)
}

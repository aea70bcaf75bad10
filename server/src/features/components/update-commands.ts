import type { ComponentUpdate } from '@home-pulse/contract/features/components/components'
import { centsOf } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { wholeYearsBetween } from '@home-pulse/lifecycle/plain-date'
import type { Sql } from '../../platform/database/database.ts'
import { apiError } from '../../platform/errors/api-error.ts'
import type { Session } from '../../platform/http/session.ts'
import type { OwnedProperty } from '../../platform/tenancy/ownership.ts'
import { installationOf } from './commands.ts'
import { makeForecaster } from './forecast-rules.ts'
import { clampToInstallation, type EstimateContext, presentCost } from './present.ts'
import { type ComponentRow, selectComponents, updateInstallations } from './queries.ts'
import { assertInstallationDate } from './rules.ts'

/**
 * The fields of one update. An absent field keeps its value. For a date or cost, null restores the estimate.
 */
type Update = Partial<ComponentUpdate>

/** An update with its path in the request, which error messages name. */
export interface RequestedUpdate {
  readonly path: string
  readonly update: Update
}

/**
 * Applies all updates in order, or none of them, and returns the matched components. Throws a 404 with the updates for
 * which the property has no component of these types.
 */
export async function updateComponents(
  sql: Sql,
  { owner, today }: Session,
  property: OwnedProperty,
  types: readonly ComponentType[],
  updates: readonly RequestedUpdate[],
): Promise<ComponentRow[]> {
  const before = await selectComponents(sql, owner, property, types)
  const after = new Map(before.map((row) => [row.id, row]))
  const apply = makeUpdater({ state: property.state, today })
  const matchedIds = new Set<string>()
  const misses: string[] = []
  for (const { path, update } of updates) {
    assertInstallationDate(update.installed_on, today, `${path}.installed_on`)
    const rows = matchingRows(after, update)
    if (rows.length === 0) misses.push(path)
    for (const row of rows) {
      matchedIds.add(row.id)
      after.set(row.id, apply(row, update))
    }
  }
  if (misses.length > 0)
    throw apiError('not_found', {
      issues: misses.map((path) => ({ path, message: 'matches nothing in this property' })),
    })
  await updateInstallations(
    sql,
    owner,
    before.flatMap((row) => {
      const changed = after.get(row.id)
      return changed && changed !== row ? [changed] : []
    }),
  )
  return [...after.values()].filter(({ id }) => matchedIds.has(id))
}

const matchingRows = (rows: ReadonlyMap<string, ComponentRow>, { id, type }: Update): ComponentRow[] => {
  const named = id === undefined ? undefined : rows.get(id)
  const candidates = id === undefined ? [...rows.values()] : named ? [named] : []
  return candidates.filter((row) => type === undefined || row.type === type)
}

type Changes = Partial<ComponentRow>
const noChanges: Changes = {}

/** Returns a function that applies one update to one row. It returns the same object if nothing changes. */
function makeUpdater(context: EstimateContext): (row: ComponentRow, update: Update) => ComponentRow {
  const { today } = context
  const forecaster = makeForecaster(today)
  const forecast = (row: ComponentRow) => forecaster(row, context.state)
  // A request may apply 1,000 updates to 1,000 rows each. Most computations repeat, so they are cached.
  const installed = memoize(
    (age: number) => String(age),
    (age) => installationOf({ age }, today),
  )
  const ageOf = memoize(
    ({ installedOn }: ComponentRow) => installedOn,
    ({ installedOn }) => wholeYearsBetween(installedOn, clampToInstallation(installedOn, today)),
  )
  const costOf = memoize(
    (row: ComponentRow) => `${row.type} ${row.variant} ${row.ownerCostCents}`,
    (row) => Math.round(presentCost(row, context) * 100),
  )

  // Clients send whole rows back, so a value that equals the current one is not a change. An estimate stays an
  // estimate, and an exact installation date stays exact.
  const changedAge = (
    row: ComponentRow,
    { age_in_years: age, installed_on: installedOn }: Update,
  ): Changes => {
    if (installedOn !== undefined && installedOn !== row.installedOn)
      return installationOf({ installedOn }, today)
    return age === undefined || age === ageOf(row) ? noChanges : installed(age)
  }
  const changedAgeSource = (row: ComponentRow, { age_source: ageSource }: Update): Changes =>
    ageSource === undefined || ageSource === row.ageSource ? noChanges : { ageSource }
  const changedCost = (row: ComponentRow, cost: number | null | undefined): Changes => {
    if (cost === null) return { ownerCostCents: null, ownerCostPriceOn: null }
    if (cost === undefined || centsOf(cost) === costOf(row)) return noChanges
    return { ownerCostCents: centsOf(cost), ownerCostPriceOn: today }
  }
  const changedDate = (row: ComponentRow, update: Update): Changes => {
    const { forecasted_replacement_date: date, reforecast } = update
    if (update.still_working && !date) {
      const confirmed = { ...row, confirmedOn: today }
      return { forecastOn: forecast(confirmed), forecastSource: 'estimate', confirmedOn: today }
    }
    if (date === null) return { forecastOn: forecast(row), forecastSource: 'estimate' }
    if (date !== undefined && date !== row.forecastOn) return { forecastOn: date, forecastSource: 'owner' }
    return reforecast && row.forecastSource === 'estimate' ? { forecastOn: forecast(row) } : noChanges
  }
  const changed = (row: ComponentRow, changes: Changes) =>
    changes === noChanges ? row : { ...row, ...changes }

  return (row, update) => {
    const dated = changed(row, changedAge(row, update))
    const aged = changed(dated, changedAgeSource(dated, update))
    const priced = changed(aged, changedCost(row, update.estimated_replacement_cost))
    return changed(priced, changedDate(aged, update))
  }
}

function memoize<Input, Value>(keyOf: (input: Input) => string, compute: (input: Input) => Value) {
  const known = new Map<string, Value>()
  return (input: Input): Value => {
    const key = keyOf(input)
    const before = known.get(key)
    if (before !== undefined) return before
    const value = compute(input)
    known.set(key, value)
    return value
  }
}

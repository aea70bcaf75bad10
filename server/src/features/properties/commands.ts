import type { Property, SubmittedProperty } from '@home-pulse/contract/features/properties'
import { nowDate } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Session } from '../../platform/session.ts'
import { installComponents } from '../components/commands.ts'
import { selectNextReplacements } from '../components/queries.ts'
import { presentProperty } from './present.ts'
import { insertProperties, insertUnits, type PropertyRow } from './queries.ts'

/** Adds homes with their units and all that stands in them, within a write that is under way. */
export async function addProperties(
  { clock, makeId }: Platform,
  sql: Sql,
  { owner, today }: Session,
  submitted: readonly SubmittedProperty[],
  { isSample = false } = {},
): Promise<PropertyRow[]> {
  const createdAt = nowDate(clock)
  const thisYear = Number(today.slice(0, 4))
  const homes = submitted.map((home) => ({
    home,
    row: {
      customerId: owner.customerId,
      id: makeId(),
      street: home.street,
      city: home.city,
      state: home.state,
      postalCode: home.zip,
      builtYear: thisYear - home.homeAge,
      isMultifamily: home.isMultifamily,
      createdAt,
      archivedAt: null,
      isSample,
    },
    units: home.units.map((unit) => ({ unit, id: makeId() })),
  }))
  await insertProperties(
    sql,
    owner,
    homes.map(({ row }) => row),
  )
  await insertUnits(
    sql,
    owner,
    homes.flatMap(({ row, units }) =>
      units.map(({ unit, id }) => ({ id, propertyId: row.id, unitNumber: unit.unitNumber, createdAt })),
    ),
  )
  const components = homes.flatMap(({ home, row, units }) => {
    const place = { propertyId: row.id, state: home.state, unitId: null }
    return [
      ...home.structures.map((structure) => ({ ...place, ...structure })),
      ...home.appliances.map((appliance) => ({ ...place, ...appliance })),
      ...units.flatMap(({ unit, id }) =>
        unit.appliances.map((appliance) => ({ ...place, unitId: id, ...appliance })),
      ),
    ]
  })
  await installComponents(sql, owner, components, { makeId, today, createdAt })
  return homes.map(({ row }) => row)
}

/** Properties as they are answered, each with what needs replacing next. */
export async function describeProperties(
  sql: Sql,
  { owner, today }: Session,
  rows: readonly PropertyRow[],
): Promise<Property[]> {
  const ids = rows.map(({ id }) => id)
  const next = await selectNextReplacements(sql, owner, ids)
  return rows.map((row) => presentProperty(row, next.get(row.id), today))
}

export async function describeProperty(
  sql: Sql,
  { owner, today }: Session,
  row: PropertyRow,
): Promise<Property> {
  const next = await selectNextReplacements(sql, owner, [row.id])
  return presentProperty(row, next.get(row.id), today)
}

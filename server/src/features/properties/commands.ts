import type { Property, SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { rowsOfComponents } from '../components/commands.ts'
import { makeForecaster } from '../components/forecast-rules.ts'
import { insertComponents, insertInstallations } from '../components/queries.ts'
import { selectNextReplacements } from './next-replacement-queries.ts'
import { presentProperty } from './present.ts'
import { insertProperties, insertUnits, type PropertyRow } from './queries.ts'
import type { PropertiesServices } from './services.ts'

interface EntryOptions {
  readonly isSample?: boolean
  /**
   * A function that computes forecasts. Calls that share it also share its cache. By default, each call creates a new
   * one.
   */
  readonly forecast?: ReturnType<typeof makeForecaster>
}

/** Converts submitted homes to rows of properties, units, components and installations. */
export function rowsOfProperties(
  { clock, makeId }: Pick<PropertiesServices, 'clock' | 'makeId'>,
  { owner, today }: Pick<Session, 'owner' | 'today'>,
  submitted: readonly SubmittedProperty[],
  { isSample = false, forecast = makeForecaster(today) }: EntryOptions = {},
) {
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
      floorArea: home.floorArea ?? null,
      storeys: home.storeys ?? null,
      drivewayArea: home.drivewayArea ?? null,
      isMultifamily: home.isMultifamily,
      createdAt,
      archivedAt: null,
      isSample,
      tags: [],
    },
    units: home.units.map((unit) => ({ unit, id: makeId() })),
  }))
  const units = homes.flatMap((home) =>
    home.units.map(({ unit, id }) => ({
      id,
      propertyId: home.row.id,
      unitNumber: unit.unitNumber,
      createdAt,
    })),
  )
  const entered = homes.flatMap(({ home, row, units }) => {
    const place = { propertyId: row.id, state: home.state, unitId: null }
    return [
      ...home.structures.map((structure) => ({ ...place, ...structure })),
      ...home.appliances.map((appliance) => ({ ...place, ...appliance })),
      ...units.flatMap(({ unit, id }) =>
        unit.appliances.map((appliance) => ({ ...place, unitId: id, ...appliance })),
      ),
    ]
  })
  return {
    properties: homes.map(({ row }): PropertyRow => row),
    units,
    ...rowsOfComponents(entered, { makeId, today, createdAt, forecast }),
  }
}

/** Adds homes with their units and components within the caller's transaction. */
export async function addProperties(
  services: PropertiesServices,
  sql: Sql,
  session: Session,
  submitted: readonly SubmittedProperty[],
  entry: EntryOptions = {},
): Promise<PropertyRow[]> {
  const { owner } = session
  const rows = rowsOfProperties(services, session, submitted, entry)
  await insertProperties(sql, owner, rows.properties)
  await insertUnits(sql, owner, rows.units)
  await insertComponents(sql, owner, rows.components)
  await insertInstallations(sql, owner, rows.installations)
  return rows.properties
}

/** Converts property rows to the response format, each with its next replacement. */
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

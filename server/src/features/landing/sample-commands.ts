import type { SubmittedProperty } from '@home-pulse/contract/features/properties/properties'
import { applianceTypes, componentTypes, structureTypes } from '@home-pulse/contract/vocabulary'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import { nowDate } from '../../platform/config/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedProperty,
  required,
} from '../../platform/tenancy/ownership.ts'
import { makeForecaster } from '../components/forecast-rules.ts'
import { replaceComponent } from '../components/life-commands.ts'
import { type ComponentRow, selectComponents } from '../components/queries.ts'
import { insertNote } from '../notes/queries.ts'
import { addProperties } from '../properties/commands.ts'
import { type PropertyRow, selectSampleProperties } from '../properties/queries.ts'
import { selectUnits } from '../properties/units/queries.ts'
import { addTenant } from '../tenants/commands.ts'
import { type SampleHome, sampleHomes } from './sample-homes.ts'
import type { LandingServices } from './services.ts'

/** A new sample home, with the objects that are needed to add its replacements, tenants and notes. */
interface NewSampleHome {
  readonly services: LandingServices
  readonly sql: Sql
  readonly session: Session
  readonly home: SampleHome
  readonly property: OwnedProperty
  readonly components: readonly ComponentRow[]
}

/**
 * Sample homes get forecasts made this many days ago. Some of these forecast dates have passed, so the sample shows
 * overdue components.
 */
const daysOnRecord = 100

/**
 * Adds the sample portfolio within the caller's transaction. Returns the existing one if the customer has it
 * already.
 */
export async function addSamplePortfolio(
  services: LandingServices,
  sql: Sql,
  session: Session,
): Promise<PropertyRow[]> {
  const { owner } = session
  const before = await selectSampleProperties(sql, owner)
  if (before.length > 0) return before
  // A forecast made today is never overdue, but the sample must show overdue components.
  const forecast = makeForecaster(addDays(session.today, -daysOnRecord))
  const entry = { isSample: true, forecast }
  const rows = await addProperties(services, sql, session, sampleHomes.map(submissionOf), entry)
  for (const [index, home] of sampleHomes.entries()) {
    const property = required(await findOwnProperty(sql, owner, rows[index]?.id ?? ''))
    const components = await selectComponents(sql, owner, property, componentTypes)
    const site = { services, sql, session, home, property, components }
    await addReplacements(site)
    await addTenants(site)
    await addNotes(site)
  }
  return rows
}

function submissionOf({ structures, appliances = {}, units = {}, ...place }: SampleHome): SubmittedProperty {
  const list = (ages: NonNullable<SampleHome['appliances']>) =>
    applianceTypes.flatMap((name) => {
      const [age, brand] = ages[name] ?? []
      return age === undefined ? [] : [{ name, age, brand }]
    })
  const { street, city, state, zip, homeAge } = place
  const common = {
    ...{ street, city, state, zip, homeAge },
    isMultifamily: Object.keys(units).length > 0,
    structures: structureTypes.flatMap((name) => {
      const age = structures[name]
      return age === undefined ? [] : [{ name, age }]
    }),
  }
  if (!common.isMultifamily) return { ...common, appliances: list(appliances), units: [] }
  const unitList = Object.entries(units).map(([unitNumber, ages]) => ({ unitNumber, appliances: list(ages) }))
  return { ...common, appliances: [], units: unitList }
}

async function addReplacements({ services, sql, session, home, components }: NewSampleHome): Promise<void> {
  for (const { type, yearsAgo, brand, costDollars, reason } of home.replacements ?? []) {
    const id = components.find((row) => row.type === type)?.id ?? ''
    const component = required(await findOwnComponent(sql, session.owner, id))
    const installedOn = Temporal.PlainDate.from(session.today).subtract({ years: yearsAgo }).toString()
    await replaceComponent(services, sql, session, component, {
      ...{ installedOn, brand, reason },
      cost: costDollars,
    })
  }
}

async function addTenants({ services, sql, session, home, property }: NewSampleHome): Promise<void> {
  const units = await selectUnits(sql, session.owner, property)
  for (const { unit, name, phone, rentDollars, startedMonthsAgo, termMonths, hasLeft } of home.tenants ??
    []) {
    const startsOn = Temporal.PlainDate.from(session.today)
      .with({ day: 1 })
      .subtract({ months: startedMonthsAgo })
    await addTenant(services, sql, session, property, {
      first_name: name[0],
      last_name: name[1],
      phone_number: phone,
      current_rent: rentDollars,
      contract_duration_months: termMonths,
      contract_start_date: startsOn.toString(),
      contract_end_date: startsOn.add({ months: termMonths }).subtract({ days: 1 }).toString(),
      is_current: !hasLeft,
      unit_id: units.find(({ unitNumber }) => unitNumber === unit)?.id ?? null,
    })
  }
}

async function addNotes({
  services,
  sql,
  session,
  home,
  property,
  components,
}: NewSampleHome): Promise<void> {
  const now = nowDate(services.clock)
  for (const { about, daysAgo, text: content } of home.notes ?? []) {
    const component = components.find(({ type }) => type === about)
    const isStructure = structureTypes.some((type) => type === about)
    await insertNote(sql, session.owner, {
      id: services.makeId(),
      propertyId: property.id,
      entityType: about === undefined ? 'property' : isStructure ? 'structure' : 'appliance',
      componentId: component?.id ?? null,
      content,
      createdAt: new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000),
    })
  }
}

import type { StateCode } from '@home-pulse/contract/vocabulary'
import { hotHumidStates } from '@home-pulse/lifecycle/catalogue/climate'
import type { OwnLife } from '@home-pulse/lifecycle/catalogue/lives/own-lives'
import { and, asc, eq, gt, isNull, sql as raw } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { OwnedComponent } from '../../../platform/tenancy/ownership.ts'
import { isCurrentInstallation } from '../queries.ts'
import { components, installations } from '../tables.ts'

const hotStates = hotHumidStates.join(',')

/**
 * Adds the lifetime of the component that was just replaced to the anonymous statistics. A component that still worked
 * counts as not failed. Sample homes do not count. A replacement on the installation day does not count, because it
 * corrects an entry. A failure before the component was entered does not count, because owners never report similar
 * components that still run.
 */
export async function countEndedLife(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
): Promise<void> {
  await sql.execute(raw`
    insert into life_evidence (type, variant, since_days, age_days, has_failed, lives)
    select c.type, variant_of_life(c.type, i.variant, p.state, ${hotStates}),
      greatest(0, (i.created_at at time zone 'UTC')::date - i.installed_on), i.removed_on - i.installed_on,
      coalesce(i.removal_cause <> 'elective', true), 1
    from installations i
    join components c on c.customer_id = i.customer_id and c.id = i.component_id
    join properties p on p.customer_id = i.customer_id and p.id = i.property_id
    where i.customer_id = ${customerId} and i.component_id = ${component.id} and not p.is_sample
      and i.id = (select max(l.id::text)::uuid from installations l where l.customer_id = ${customerId}
        and l.component_id = ${component.id} and l.removed_on is not null)
      and i.removed_on > greatest(i.installed_on, (i.created_at at time zone 'UTC')::date)
    on conflict (type, variant, since_days, age_days, has_failed) do update set lives = life_evidence.lives + 1`)
}

/**
 * A count of lifetimes with the same type, variant, outcome and ages. Each component was observed from the age
 * `since_days` to the age `age_days`.
 */
export interface CountedLives {
  readonly type: string
  /**
   * The variant, or empty if it is unknown. If the climate affects the life of the type, a suffix marks a hot and humid
   * climate.
   */
  readonly variant: string
  readonly since_days: number
  readonly age_days: number
  /** True if the component failed at `age_days`. False if it still worked then, and no failure is known. */
  readonly has_ended: boolean
  readonly lives: number
}

const countLivesStatement = {
  name: 'components_count_lives',
  text: 'select * from gate.count_lives($1, $2) order by type, variant, age_days, since_days, has_ended',
}

export const countLives = ({ query }: Pick<Connection, 'query'>, today: string): Promise<CountedLives[]> =>
  query<CountedLives>(countLivesStatement, [today, hotStates])

interface OwnLifeRow {
  readonly kind: string
  readonly shape: number
  readonly scale_years: number
  readonly delay_years: number
  readonly lives: number
  readonly failures: number
  readonly weight: number
}

const ownLivesStatement = {
  name: 'components_own_lives',
  text: 'select kind, shape, scale_years, delay_years, lives, failures, weight from own_lives order by kind',
}

/** Reads the lifetime distributions that customers' records have corrected. */
export async function selectOwnLives({ query }: Pick<Connection, 'query'>): Promise<OwnLife[]> {
  const rows = await query<OwnLifeRow>(ownLivesStatement, [])
  return rows.map(({ kind, shape, scale_years: scaleYears, delay_years: delayYears, ...counts }) => ({
    kind,
    life: { shape, scaleYears, delayYears },
    ...counts,
  }))
}

const replaceOwnLivesStatement = {
  name: 'components_replace_own_lives',
  text: `with gone as (delete from own_lives where kind <> all (select kind from jsonb_populate_recordset(null::own_lives, $1::jsonb)))
    insert into own_lives select * from jsonb_populate_recordset(null::own_lives, $1::jsonb)
    on conflict (kind) do update set shape = excluded.shape, scale_years = excluded.scale_years,
      delay_years = excluded.delay_years, lives = excluded.lives, failures = excluded.failures, weight = excluded.weight`,
}

/** Replaces all stored lifetime distributions in one statement. */
export async function replaceOwnLives(
  { query }: Pick<Connection, 'query'>,
  lives: readonly OwnLife[],
): Promise<void> {
  const rows: OwnLifeRow[] = lives.map(
    ({ life: { shape, scaleYears, delayYears }, kind, lives: count, failures, weight }) => ({
      ...{ kind, shape, scale_years: scaleYears, delay_years: delayYears },
      ...{ lives: count, failures, weight },
    }),
  )
  await query(replaceOwnLivesStatement, [JSON.stringify(rows)])
}

const customersStatement = {
  name: 'components_list_customers',
  text: 'select customer_id, time_zone from gate.list_customers($1, $2)',
}

/** Returns a page of customers, ordered by id. The page begins after the id `after`. */
export const listCustomers = (
  { query }: Pick<Connection, 'query'>,
  after: string | undefined,
  limit: number,
): Promise<{ customer_id: string; time_zone: string }[]> => query(customersStatement, [after ?? null, limit])

/** Selects the current components whose forecast date is an estimate and lies after today, ordered by id. */
export const selectFutureEstimates = (
  sql: Sql,
  { customerId }: Owner,
  { today, after, limit }: { today: string; after: string | undefined; limit: number },
) =>
  sql
    .select({
      id: components.id,
      type: components.type,
      variant: installations.variant,
      condition: installations.condition,
      installedOn: installations.installedOn,
      confirmedOn: installations.confirmedOn,
      forecastOn: installations.forecastOn,
      state: raw<StateCode>`(select p.state from properties p
        where p.customer_id = ${components.customerId} and p.id = ${components.propertyId})`,
    })
    .from(components)
    .innerJoin(installations, isCurrentInstallation)
    .where(
      and(
        eq(components.customerId, customerId),
        isNull(components.archivedAt),
        eq(installations.forecastSource, 'estimate'),
        gt(installations.forecastOn, today),
        after === undefined ? undefined : gt(components.id, after),
      ),
    )
    .orderBy(asc(components.id))
    .limit(limit)

/** Updates the forecast dates of current components, unless their owner has set a date. */
export async function updateEstimates(
  sql: Sql,
  { customerId }: Owner,
  dates: readonly { id: string; forecastOn: string }[],
): Promise<void> {
  const records = dates.map(({ id, forecastOn }) => ({ component_id: id, forecast_on: forecastOn }))
  await sql.execute(raw`
    update installations i set forecast_on = r.forecast_on
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (component_id uuid, forecast_on date)
    where i.customer_id = ${customerId} and i.component_id = r.component_id and i.removed_on is null
      and i.forecast_source = 'estimate'`)
}

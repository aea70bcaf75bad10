import { hotHumidStates } from '@home-pulse/lifecycle/catalogue/climate'
import { sql as raw } from 'drizzle-orm'
import type { Connection, Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedComponent } from '../../platform/tenancy/ownership.ts'

const hotStates = hotHumidStates.join(',')

/**
 * Adds the lifetime that just ended in this place to the anonymous statistics of its kind. Lifetimes that ended before the
 * component was entered are not counted, because similar ones that still run are never reported. Sample homes are not counted
 * either, nor a replacement on the day of the installation, which corrects an entry. One that still worked when it was replaced
 * did not fail, so its lifetime counts as one without a failure.
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

/** Observed lifetimes of one kind between two ages in days: how many failed at the second age, and how many still worked. */
export interface CountedLives {
  readonly type: string
  /** Empty if unknown. Components in a hot and humid climate are counted separately if that matters. */
  readonly variant: string
  readonly since_days: number
  readonly age_days: number
  /** False if it still worked at `age_days`, and is not known to have failed since. */
  readonly has_ended: boolean
  readonly lives: number
}

const countLivesStatement = {
  name: 'components_count_lives',
  text: 'select * from gate.count_lives($1, $2) order by type, variant, age_days, since_days, has_ended',
}

/** Reads the anonymous lifetime statistics over all customers. */
export const countLives = ({ query }: Pick<Connection, 'query'>, today: string): Promise<CountedLives[]> =>
  query<CountedLives>(countLivesStatement, [today, hotStates])

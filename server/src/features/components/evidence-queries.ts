import { sql as raw } from 'drizzle-orm'
import type { Connection, Sql } from '../../platform/database.ts'
import type { Owner } from '../../platform/gate.ts'
import type { OwnedComponent } from '../../platform/owned.ts'

/**
 * Counts the life that just ended in this place among those of its kind, without a word of whose it was. A sample home
 * proves nothing, and neither does what was replaced on the day it was installed: that corrects an entry.
 */
export async function countEndedLife(
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
): Promise<void> {
  await sql.execute(raw`
    insert into life_evidence (type, variant, age_months, lives)
    select c.type, coalesce(i.variant, ''), (round((i.removed_on - i.installed_on) / 182.62125) * 6)::integer, 1
    from installations i
    join components c on c.customer_id = i.customer_id and c.id = i.component_id
    join properties p on p.customer_id = i.customer_id and p.id = i.property_id
    where i.customer_id = ${customerId} and i.component_id = ${component.id} and i.removed_on > i.installed_on
      and not p.is_sample
    order by i.id desc
    limit 1
    on conflict (type, variant, age_months) do update set lives = life_evidence.lives + 1`)
}

/** Lives of one kind and age, rounded to half years: how many ended, or last still. */
export interface CountedLives {
  readonly type: string
  /** Empty where none is recorded. */
  readonly variant: string
  readonly age_months: number
  readonly has_ended: boolean
  readonly lives: number
}

const countLivesStatement = {
  name: 'components_count_lives',
  text: 'select * from gate.count_lives($1) order by type, variant, age_months, has_ended',
}

/** All that is known of lives, across all customers and about none of them. */
export const countLives = ({ query }: Pick<Connection, 'query'>, today: string): Promise<CountedLives[]> =>
  query<CountedLives>(countLivesStatement, [today])

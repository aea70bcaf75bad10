import type { StateCode } from '@home-pulse/contract/vocabulary'
import { sql as raw, type SQL } from 'drizzle-orm'
import type { Sql } from './database.ts'
import type { Owner } from './gate.ts'

/** A property that was seen to be its owner's; only this module makes one. */
class OwnedProperty {
  readonly id: string
  readonly state: StateCode
  constructor(id: string, state: StateCode) {
    this.id = id
    this.state = state
  }
}

export type { OwnedProperty }

/** A unit that was seen to be its owner's, in its property. */
class OwnedUnit {
  readonly id: string
  readonly property: OwnedProperty
  constructor(id: string, property: OwnedProperty) {
    this.id = id
    this.property = property
  }
}

export type { OwnedUnit }

const firstRow = async <Row>(sql: Sql, query: SQL): Promise<Row | undefined> => {
  const { rows } = (await sql.execute(query)) as { rows: Row[] }
  return rows[0]
}

/** The property by this id, if it is the owner's and not archived; undefined is a 404, whatever the reason. */
export async function ownProperty(sql: Sql, owner: Owner, id: string): Promise<OwnedProperty | undefined> {
  const row = await firstRow<{ id: string; state: StateCode }>(
    sql,
    raw`select id, state from properties
      where customer_id = ${owner.customerId} and id = ${id} and archived_at is null`,
  )
  return row && new OwnedProperty(row.id, row.state)
}

/** The unit by this id, under the same rule. */
export async function ownUnit(sql: Sql, owner: Owner, id: string): Promise<OwnedUnit | undefined> {
  const row = await firstRow<{ id: string; property_id: string; state: StateCode }>(
    sql,
    raw`select u.id, u.property_id, p.state from units u
      join properties p on p.customer_id = u.customer_id and p.id = u.property_id
      where u.customer_id = ${owner.customerId} and u.id = ${id}
        and u.archived_at is null and p.archived_at is null`,
  )
  return row && new OwnedUnit(row.id, new OwnedProperty(row.property_id, row.state))
}

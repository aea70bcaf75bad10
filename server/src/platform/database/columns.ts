import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Returns a column with an instant, of PostgreSQL's type `timestamptz`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

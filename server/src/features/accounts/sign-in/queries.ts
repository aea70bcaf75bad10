import { and, eq, gte, lt } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { signInPlaces, users } from '../tables.ts'

/** A place where a person signed in, as its hash. */
export interface SeenPlace {
  readonly userId: string
  readonly placeHash: Buffer
  readonly seenAt: Date
}

/** Remembers a place, from now on for as long again. */
export async function upsertPlace(sql: Sql, { customerId }: Owner, place: SeenPlace): Promise<void> {
  await sql
    .insert(signInPlaces)
    .values({ customerId, ...place })
    .onConflictDoUpdate({
      target: [signInPlaces.customerId, signInPlaces.userId, signInPlaces.placeHash],
      set: { seenAt: place.seenAt },
    })
}

/** Whether this person was seen at this place, at or after an instant. */
export async function isPlaceKnown(
  sql: Sql,
  { customerId }: Owner,
  { userId, placeHash }: SeenPlace,
  since: Date,
): Promise<boolean> {
  const found = await sql
    .select({ seenAt: signInPlaces.seenAt })
    .from(signInPlaces)
    .where(
      and(
        eq(signInPlaces.customerId, customerId),
        eq(signInPlaces.userId, userId),
        eq(signInPlaces.placeHash, placeHash),
        gte(signInPlaces.seenAt, since),
      ),
    )
  return found.length > 0
}

export async function deletePlacesBefore(sql: Sql, { customerId }: Owner, instant: Date): Promise<void> {
  await sql
    .delete(signInPlaces)
    .where(and(eq(signInPlaces.customerId, customerId), lt(signInPlaces.seenAt, instant)))
}

/** Notes that a person has signed in. Answers whether it was the first time. */
export async function markSignedIn(sql: Sql, { customerId }: Owner, userId: string): Promise<boolean> {
  const first = await sql
    .update(users)
    .set({ hasSignedIn: true })
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), eq(users.hasSignedIn, false)))
    .returning({ id: users.id })
  return first.length > 0
}

const forget = {
  name: 'accounts_forget_emails_and_places',
  text: 'select gate.forget_emails_and_places($1, $2)',
}

/** Deletes what is past its time, whoever's it was. */
export async function forgetEmailsAndPlaces(
  { query }: Pick<Connection, 'query'>,
  now: Date,
  placesBefore: Date,
): Promise<void> {
  await query(forget, [now, placesBefore])
}

import { and, eq, gte, lt } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { signInPlaces, users } from '../tables.ts'

/** A device of a user, as its hash. */
export interface SeenPlace {
  readonly userId: string
  readonly placeHash: Buffer
  readonly seenAt: Date
}

/** Stores a device and restarts its retention time. */
export async function upsertPlace(sql: Sql, { customerId }: Owner, place: SeenPlace): Promise<void> {
  await sql
    .insert(signInPlaces)
    .values({ customerId, ...place })
    .onConflictDoUpdate({
      target: [signInPlaces.customerId, signInPlaces.userId, signInPlaces.placeHash],
      set: { seenAt: place.seenAt },
    })
}

/** Returns true if the user signed in from this device at or after an instant. */
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

/** Records a sign-in. Returns true if it was the user's first. */
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

/** Deletes expired devices of all users. */
export async function forgetEmailsAndPlaces(
  { query }: Pick<Connection, 'query'>,
  now: Date,
  placesBefore: Date,
): Promise<void> {
  await query(forget, [now, placesBefore])
}

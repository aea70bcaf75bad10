import { and, eq, gte, lt } from 'drizzle-orm'
import type { Connection, Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { knownDevices, users } from '../tables.ts'

/** A device from which a user signed in, known only by its hash. */
export interface SeenDevice {
  readonly userId: string
  readonly deviceHash: Buffer
  readonly seenAt: Date
}

/** Stores a device. If it is already stored, updates the time of its latest sign-in. */
export async function upsertDevice(sql: Sql, { customerId }: Owner, device: SeenDevice): Promise<void> {
  await sql
    .insert(knownDevices)
    .values({ customerId, ...device })
    .onConflictDoUpdate({
      target: [knownDevices.customerId, knownDevices.userId, knownDevices.deviceHash],
      set: { seenAt: device.seenAt },
    })
}

/** Returns true if the user signed in from this device at or after the given time. */
export async function isDeviceKnown(
  sql: Sql,
  { customerId }: Owner,
  { userId, deviceHash }: SeenDevice,
  since: Date,
): Promise<boolean> {
  const found = await sql
    .select({ seenAt: knownDevices.seenAt })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.customerId, customerId),
        eq(knownDevices.userId, userId),
        eq(knownDevices.deviceHash, deviceHash),
        gte(knownDevices.seenAt, since),
      ),
    )
  return found.length > 0
}

export async function deleteDevicesBefore(sql: Sql, { customerId }: Owner, instant: Date): Promise<void> {
  await sql
    .delete(knownDevices)
    .where(and(eq(knownDevices.customerId, customerId), lt(knownDevices.seenAt, instant)))
}

/** Marks the user as having signed in. Returns true if this was the first sign-in. */
export async function markSignedIn(sql: Sql, { customerId }: Owner, userId: string): Promise<boolean> {
  const first = await sql
    .update(users)
    .set({ hasSignedIn: true })
    .where(and(eq(users.customerId, customerId), eq(users.id, userId), eq(users.hasSignedIn, false)))
    .returning({ id: users.id })
  return first.length > 0
}

const forget = {
  name: 'accounts_forget_emails_and_devices',
  text: 'select gate.forget_emails_and_devices($1, $2)',
}

/** Deletes the expired devices and the expired changes of email addresses of all users. */
export async function forgetEmailsAndDevices(
  { query }: Pick<Connection, 'query'>,
  now: Date,
  devicesBefore: Date,
): Promise<void> {
  await query(forget, [now, devicesBefore])
}

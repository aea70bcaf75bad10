import { and, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../../platform/database/database.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import type { OwnedProperty } from '../../../platform/tenancy/ownership.ts'
import { reservePlans } from './tables.ts'

/** The settings of a reserve. Null means not set. */
export type ReservePlan = Omit<typeof reservePlans.$inferSelect, 'customerId' | 'id' | 'propertyId'>

export const unsetReservePlan: ReservePlan = {
  balanceCents: null,
  balanceOn: null,
  contributionCents: null,
  confidencePercent: null,
  years: null,
  inflation: null,
}

/** Selects the settings of a home's reserve or, if no home is given, of the reserve for all homes. */
export async function selectReservePlan(
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty | undefined,
): Promise<ReservePlan> {
  const { propertyId } = reservePlans
  const [row] = await sql
    .select({
      balanceCents: reservePlans.balanceCents,
      balanceOn: reservePlans.balanceOn,
      contributionCents: reservePlans.contributionCents,
      confidencePercent: reservePlans.confidencePercent,
      years: reservePlans.years,
      inflation: reservePlans.inflation,
    })
    .from(reservePlans)
    .where(
      and(
        eq(reservePlans.customerId, customerId),
        property ? eq(propertyId, property.id) : isNull(propertyId),
      ),
    )
  return row ?? unsetReservePlan
}

/**
 * Stores the settings of a reserve. Earlier settings are replaced and keep their id. If there are none, the new row
 * gets `id`.
 */
export async function upsertReservePlan(
  sql: Sql,
  { customerId }: Owner,
  property: OwnedProperty | undefined,
  id: string,
  plan: ReservePlan,
): Promise<void> {
  await sql
    .insert(reservePlans)
    .values({ customerId, id, propertyId: property?.id ?? null, ...plan })
    .onConflictDoUpdate({ target: [reservePlans.customerId, reservePlans.propertyId], set: plan })
}

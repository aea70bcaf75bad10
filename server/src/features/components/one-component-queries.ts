import { productFacts } from '@home-pulse/contract/component-facts'
import { pick } from '@home-pulse/contract/objects'
import { and, desc, eq, sql as raw } from 'drizzle-orm'
import type { Sql } from '../../platform/database/database.ts'
import type { Owner } from '../../platform/tenancy/gate.ts'
import type { OwnedComponent } from '../../platform/tenancy/ownership.ts'
import { installations } from './tables.ts'

/** Selects the current and earlier installations of a component, newest first. */
export const selectInstallations = (
  sql: Sql,
  { customerId }: Owner,
  component: OwnedComponent,
  limit: number,
) =>
  sql
    .select({
      id: installations.id,
      installedOn: installations.installedOn,
      ...pick(installations, productFacts),
      ownerCostCents: installations.ownerCostCents,
      removedOn: installations.removedOn,
      removalReason: installations.removalReason,
      removalCause: installations.removalCause,
    })
    .from(installations)
    .where(and(eq(installations.customerId, customerId), eq(installations.componentId, component.id)))
    // Descending order puts null first. The current installation has no removal date, so it comes first.
    .orderBy(desc(installations.removedOn), desc(installations.id))
    .limit(limit)

export type InstallationRow = Awaited<ReturnType<typeof selectInstallations>>[number]

/** Returns the number of the unit that the component is in, or null if it is in none. */
export async function selectUnitNumber(
  sql: Sql,
  { customerId }: Owner,
  unitId: string | null,
): Promise<string | null> {
  if (unitId === null) return null
  const [row] = await sql
    .select({ unitNumber: raw<string>`u.unit_number` })
    .from(raw`units u`)
    .where(raw`u.customer_id = ${customerId} and u.id = ${unitId}`)
  return row?.unitNumber ?? null
}

import {
  type listAddresses,
  maxListedImprovements,
  type Tenant,
} from '@home-pulse/contract/features/tenants/tenants'
import { optionalDollars } from '@home-pulse/contract/money'
import type { RouteResponse } from '@home-pulse/contract/route'
import { matchTurnovers } from '@home-pulse/lifecycle/upkeep/turnover'
import type { ComponentRow } from '../components/queries.ts'
import { presentAddress } from '../properties/present.ts'
import type { AddressRow } from './address-queries.ts'
import type { LeaseTerms, Tenancy } from './queries.ts'

const presentLease = ({ rentCents, durationMonths, startsOn, endsOn }: LeaseTerms) => ({
  current_rent: rentCents / 100,
  contract_duration_months: durationMonths,
  contract_start_date: startsOn,
  contract_end_date: endsOn,
})

/** Converts a tenant to the response format. `components` are the components that the tenant's place contains. */
export function presentTenant(
  { latest, earlier }: Tenancy,
  components: readonly ComponentRow[],
  today: string,
): Tenant {
  const improvements = latest.isCurrent ? improvementsFor(latest, components, today) : []
  return {
    id: latest.tenantId,
    property_id: latest.propertyId,
    unit_id: latest.unitId,
    unit_number: latest.unitNumber,
    first_name: latest.firstName,
    last_name: latest.lastName,
    phone_number: latest.phoneNumber,
    email: latest.email,
    ...presentLease(latest),
    move_out_date: latest.moveOutOn,
    deposit: optionalDollars(latest.depositCents),
    co_tenants: latest.coTenants,
    is_current: latest.isCurrent,
    ended_on: latest.endedOn,
    recommended_improvement_dates: [...new Set(improvements.map(({ date }) => date))],
    recommended_improvements: improvements.slice(0, maxListedImprovements),
    earlier_contracts: earlier.map(presentLease),
  }
}

/**
 * Returns the replacements to do after this tenant leaves and before the next one comes, earliest first. If the tenant
 * rents a unit, only components in that unit are considered. If the tenant rents the whole property, all its components
 * are considered.
 */
function improvementsFor(
  lease: LeaseTerms,
  components: readonly ComponentRow[],
  today: string,
): Tenant['recommended_improvements'] {
  const relevant = components.filter(({ unitId }) => lease.unitId === null || unitId === lease.unitId)
  const turnovers = matchTurnovers(
    { endsOn: lease.endsOn ?? undefined, termMonths: lease.durationMonths },
    relevant.map(({ forecastOn }) => forecastOn),
    today,
  )
  return relevant
    .flatMap(({ id, type, forecastOn }) => {
      const date = turnovers.get(forecastOn)
      return date === undefined ? [] : [{ date, component_id: id, name: type }]
    })
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
}

export const presentAddressRow = (row: AddressRow): RouteResponse<typeof listAddresses>[number] => ({
  property_id: row.id,
  address: presentAddress(row),
  has_current_tenant: row.hasCurrentTenant,
  current_tenant_count: row.currentTenantCount,
  contract_end_date: row.leaseEndsOn,
  vacant_unit_count: row.vacantUnitCount,
})

import type { listAddresses, Tenant } from '@home-pulse/contract/features/tenants'
import type { RouteResponse } from '@home-pulse/contract/route'
import { recommendTurnovers } from '@home-pulse/lifecycle/turnover'
import type { ComponentRow } from '../components/queries.ts'
import { presentAddress } from '../properties/present.ts'
import type { AddressRow } from './address-queries.ts'
import type { ContractRow, Tenancy } from './queries.ts'

const presentContract = ({ rentCents, durationMonths, startsOn, endsOn }: ContractRow) => ({
  current_rent: rentCents / 100,
  contract_duration_months: durationMonths,
  contract_start_date: startsOn,
  contract_end_date: endsOn,
})

/** A tenancy beside the components of its property, whose replacement its turnovers are good for. */
export const presentTenant = (
  { latest, earlier }: Tenancy,
  components: readonly ComponentRow[],
  today: string,
): Tenant => ({
  id: latest.tenantId,
  property_id: latest.propertyId,
  unit_id: latest.unitId,
  unit_number: latest.unitNumber,
  first_name: latest.firstName,
  last_name: latest.lastName,
  phone_number: latest.phoneNumber,
  ...presentContract(latest),
  is_current: latest.isCurrent,
  ended_on: latest.endedOn,
  recommended_improvement_dates: latest.isCurrent ? turnoversFor(latest, components, today) : [],
  earlier_contracts: earlier.map(presentContract),
})

/** Work in one unit disturbs its tenant alone; whoever rents the whole property is disturbed by all of it. */
const turnoversFor = (lease: ContractRow, components: readonly ComponentRow[], today: string): string[] =>
  recommendTurnovers(
    { endsOn: lease.endsOn ?? undefined, termMonths: lease.durationMonths },
    components
      .filter(({ unitId }) => lease.unitId === null || unitId === lease.unitId)
      .map(({ forecastOn }) => forecastOn),
    today,
  )

export const presentAddressRow = (row: AddressRow): RouteResponse<typeof listAddresses>[number] => ({
  property_id: row.id,
  address: presentAddress(row),
  has_current_tenant: row.hasCurrentTenant,
  contract_end_date: row.contractEndsOn,
  vacant_unit_count: row.vacantUnitCount,
})

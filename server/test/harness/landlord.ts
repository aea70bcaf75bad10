import type { Property, Unit } from '@home-pulse/contract/features/properties/properties'
import type { Tenant } from '@home-pulse/contract/features/tenants/tenants'
import { addHomes, aHome, signUp } from './factories.ts'
import type { World } from './harness.ts'

/** A tenant as submitted by the screen. */
export const aTenant = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Grace',
  last_name: 'Hopper',
  phone_number: '555-0100',
  current_rent: 1850,
  contract_duration_months: 12,
  contract_start_date: '2026-06-01',
  contract_end_date: '2027-05-31',
  ...changes,
})

export const tenantsOf = ({ id }: { readonly id: string }) => `/v1/properties/${id}/tenants`

export type Landlord = Awaited<ReturnType<typeof signUpLandlord>>

/** A signed-up customer with a landlord's calls. */
export async function signUpLandlord(world: World) {
  const customer = await signUp(world)
  const { api } = customer
  return {
    ...customer,
    vacancy: async (changes: Record<string, unknown> = {}) =>
      (await addHomes(api, aHome(changes)))[0] as Property,
    units: async ({ id }: Property) => (await api.get<Unit[]>(`/v1/properties/${id}/units`)).body,
    list: async (home: Property) => (await api.get<Tenant[]>(tenantsOf(home))).body,
    add: (home: Property, tenant: unknown, headers?: Record<string, string>) =>
      api.post<Tenant>(tenantsOf(home), tenant, headers),
    change: (home: Property, { id }: Tenant, changes: unknown) =>
      api.put<Tenant>(`${tenantsOf(home)}/${id}`, changes),
    renew: (home: Property, { id }: Tenant, term: unknown) =>
      api.post<Tenant>(`${tenantsOf(home)}/${id}/renewals`, term),
  }
}

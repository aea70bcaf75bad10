import type { Appliance, Structure } from '@home-pulse/contract/features/components/components'
import type { Property } from '@home-pulse/contract/features/properties/properties'
import { addHomes, aHome, signUp } from './factories.ts'
import type { World } from './harness.ts'

/** A building of two units with three appliances in all, as an owner enters it. */
export const aBuilding = {
  isMultifamily: true,
  structures: { roof: 5 },
  units: [
    { unitNumber: '1', appliances: { stove: { age: 4 }, dryer: { age: 4 } } },
    { unitNumber: '2', appliances: { stove: { age: 9 } } },
  ],
}

/** A signed-up customer with calls to read and update components. */
export async function signUpHomeowner(world: World) {
  const customer = await signUp(world)
  const { api } = customer
  const add = async (changes: Record<string, unknown> = {}) =>
    (await addHomes(api, aHome(changes)))[0] as Property
  const appliances = async ({ id }: Property) =>
    (await api.get<Appliance[]>(`/v1/properties/${id}/appliances`)).body
  return {
    ...customer,
    add,
    addBuilding: () => add(aBuilding),
    appliances,
    structures: async ({ id }: Property) =>
      (await api.get<Structure[]>(`/v1/properties/${id}/structures`)).body,
    /** The first appliance of a type in a home. */
    one: async (home: Property, type: string) =>
      (await appliances(home)).find(({ appliance_type }) => appliance_type === type) as Appliance,
    update: <Body = Appliance[]>({ id }: Property, ...applianceUpdates: unknown[]) =>
      api.put<Body>(`/v1/properties/${id}/appliances`, { applianceUpdates }),
  }
}

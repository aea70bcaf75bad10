import { addComponent, updateAppliances } from '@home-pulse/contract/features/components/components'
import { createProperties, updateProperty } from '@home-pulse/contract/features/properties/properties'
import { createTenant } from '@home-pulse/contract/features/tenants/tenants'
import { headersOf } from './cases.ts'
import type { Case } from './measure.ts'
import { firstHomes, homeId, type People } from './portfolios.ts'
import type { LoadRequest } from './processes/load.ts'

const customers = 50

const home = {
  ...{ street: '1 Elm St', city: 'Austin', state: 'TX', zip: '78701', homeAge: 20 },
  ...{ isMultifamily: false, structures: { roof: 5 }, appliances: { stove: { age: 4 } } },
}

/**
 * Returns the most frequent writes, each sent by one customer and by 50 customers at once. They are compared with bare
 * inserts that wait for the same disk.
 */
export async function listWriteCases(people: People): Promise<Case[]> {
  const homes = firstHomes(people)
  const ordinary = await Promise.all(
    people.ordinary.slice(0, customers).map(async (person) => ({
      home: homeId(homes.get(person.userId) ?? 0),
      headers: { ...(await headersOf(person)), 'content-type': 'application/json' },
    })),
  )
  const writes = [
    { name: 'add a part', route: addComponent, body: '{"type":"dishwasher","age":__AGE__}' },
    {
      name: 'update a part',
      route: updateAppliances,
      body: '{"applianceUpdates":[{"appliance_type":"water_heater","age_in_years":__AGE__}]}',
    },
    // This case is used instead of “add a note”. A note cannot be added repeatedly, because its text is uploaded to a
    // URL that works only once.
    { name: 'change a home', route: updateProperty, body: '{"homeAge":__AGE__}' },
    { name: 'add a home', route: createProperties, body: JSON.stringify([home]) },
    { name: 'add a tenant', route: createTenant, body: '{"first_name":"Ada","is_current":false}' },
  ]
  return writes.flatMap(({ name, route: { method, path, status }, body }) => {
    const loadRequests = ordinary.map(
      ({ home: id, headers }): LoadRequest => ({ method, path: path.replace(':id', id), headers, body }),
    )
    return [1, customers].flatMap((connections): Case[] => {
      const [loadRequest, ...alternatives] = loadRequests
      if (!loadRequest) throw new Error('There is no customer for the writes.')
      const title = `write: ${name}, ${connections === 1 ? 'alone' : `${connections} customers`}`
      return [{ name: title, loadRequest, alternatives, status, connections, comparedWith: ['bare write'] }]
    })
  })
}

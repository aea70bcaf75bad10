import { expect, test } from 'vitest'
import { signUpLandlord } from '../../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../../test/harness/harness.ts'
import { countRowsRead } from '../../../../test/harness/rows-read.ts'
import { makeIds } from '../../../platform/config/ids.ts'
import { Gate } from '../../../platform/tenancy/gate.ts'
import * as queries from './queries.ts'

const world = useWorld()

test('a page of the rent roll reads few rows besides those that it shows, regardless of the number of places', {
  tags: ['long'],
}, async () => {
  const { userId } = await signUpLandlord(world)
  await world.store.asSuperuser(async ({ query }) => {
    const fill = (name: string, text: string) => query({ name, text }, [userId])
    const idOf = (kind: string, n = 'n') =>
      `(substr($1::uuid::text, 1, 24) || '${kind}' || lpad(to_hex(${n}), 11, '0'))::uuid`
    const each = 'from generate_series(1, 4000) n'
    // One home in five is a building with units. Half of the other homes and a fifth of the units are rented.
    await fill(
      'fill_homes',
      `insert into properties select $1, ${idOf('a')}, n || ' Elm', 'Austin', 'TX', '78701', 2000, n % 5 = 0, now() ${each}`,
    )
    await fill(
      'fill_units',
      `insert into units select $1, ${idOf('b')}, ${idOf('a', '5 * (1 + n % 800)')}, n::text, now() ${each}`,
    )
    await fill('fill_tenants', `insert into tenants select $1, ${idOf('c')}, 'A', 'B', '', now() ${each}`)
    await fill(
      'fill_leases',
      `insert into leases (customer_id, id, tenant_id, property_id, unit_id, rent_cents, duration_months, ends_on, is_current, created_at)
        select $1, ${idOf('d')}, ${idOf('c')}, case when n % 5 = 0 then ${idOf('a', '5 * (1 + n % 800)')} else ${idOf('a')} end,
          case when n % 5 = 0 then ${idOf('b')} end, 100000 + n, 12, date '2026-01-01' + n, true, now()
        ${each} where n % 2 = 0 or n % 5 = 0`,
    )
    await query({ name: 'analyze', text: 'analyze' })
  })
  const gate = new Gate(world.store.database, world.clock, makeIds(world.clock))
  const owner = gate.createOwner(userId)
  const { byEnd, byRent, hasEnd, selectCurrentLeases, selectUnits, selectWholeHomes } = queries
  const counts = await gate.read(owner, async (sql) => {
    const after = { propertyId: queries.wholeHome, unitId: queries.wholeHome }
    const pages = {
      homes: selectWholeHomes(sql, owner, after, false).limit(20),
      units: selectUnits(sql, owner, after, false).limit(20),
      vacantHomes: selectWholeHomes(sql, owner, after, true).limit(20),
      vacantUnits: selectUnits(sql, owner, after, true).limit(20),
      byEnd: selectCurrentLeases(sql, owner, [hasEnd], byEnd.order, 20),
      byRent: selectCurrentLeases(sql, owner, [byRent.after(200_000, queries.wholeHome)], byRent.order, 20),
    }
    const read: Record<string, number> = {}
    for (const [name, page] of Object.entries(pages)) {
      expect(await page, name).toHaveLength(20)
      read[name] = await countRowsRead(sql, page)
    }
    return read
  })
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeLessThan(400)
})

import { expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import {
  type Account,
  copyOf,
  land,
  signUpSettled,
  stage,
} from '../../../../test/harness/fixtures/import-export-fixtures.ts'
import { makeZip } from '../../../../test/harness/fixtures/zip-files.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()

/** Adds a current lease of a whole building, although its only unit already has one. Returns the unit. */
function alsoLeaseWholeBuilding({ tenants, units }: Account) {
  const [unit] = units
  const [tenant] = tenants
  const lease = tenant?.leases[0]
  if (!unit || !tenant || !lease) throw new Error('The account has no tenant of a unit.')
  const current = { ...lease, property_id: unit.property_id, is_current: true }
  tenants.splice(
    0,
    tenants.length,
    { ...tenant, leases: [{ ...current, unit_id: unit.id }] },
    { ...tenant, id: crypto.randomUUID(), leases: [{ ...current, unit_id: null }] },
  )
  return unit
}

test('an import refuses a lease of a whole building if one of its active units has a lease too', {
  tags: ['long'],
}, async () => {
  const ada = await signUpSettled(world)
  const copy = await copyOf(world, ada)
  const account = structuredClone(copy.account)
  const unit = alsoLeaseWholeBuilding(account)
  const zipOf = () =>
    makeZip(new Map<string, string | Buffer>([...copy.files, ['home-pulse.json', JSON.stringify(account)]]))
  const { answer } = await stage(world, ada, await zipOf())
  expect(expectProblem(answer, 'invalid_import').issues).toEqual([
    {
      path: 'home-pulse.json tenants[1].leases.0.is_current',
      message: expect.stringMatching(/also rented by unit/),
    },
  ])

  // A building must have an active unit, so another unit is added first.
  account.units.push({ ...unit, id: crypto.randomUUID(), unit_number: '9Z' })
  unit.archived_at = unit.created_at
  for (const component of account.components)
    if (component.unit_id === unit.id) component.archived_at = unit.created_at
  const { id } = await stage(world, ada, await zipOf())
  expect((await land(ada, id)).status).toBe(201)
})

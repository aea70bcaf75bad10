import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aTenant, signUpLandlord } from '../../../test/harness/fixtures/landlord.ts'
import { useWorld } from '../../../test/harness/harness.ts'

const world = useWorld()

test('the database refuses the second of two concurrent transactions that rent a building as a whole and by unit', async () => {
  const ada = await signUpLandlord(world)
  const home = await ada.vacancy({ isMultifamily: true, units: [{ unitNumber: '1' }] })
  const [unit] = await ada.units(home)
  const { body: whole } = await ada.add(home, aTenant({ is_current: false }))
  const { body: part } = await ada.add(home, aTenant({ is_current: false, unit_id: unit?.unit_id }))
  const makeCurrent = {
    name: 'test_let',
    text: 'update leases set is_current = true, ended_on = null where tenant_id = $1',
  }
  const outcome = await world.store.asSuperuser(async (one) => {
    await one.query({ name: 'test_begin', text: 'begin' })
    await one.query(makeCurrent, [whole.id])
    const second = world.store
      .asSuperuser(({ query }) => query(makeCurrent, [part.id]))
      .then(
        () => 'stored',
        (error: { constraint?: string }) => error.constraint,
      )
    // The second write waits for the lock of the first. It fails after the first has committed.
    expect(await Promise.race([second, pause(200, 'waiting')])).toBe('waiting')
    await one.query({ name: 'test_commit', text: 'commit' })
    return second
  })
  expect(outcome).toBe('leases_whole_or_by_unit')
})

import type { Appliance } from '@home-pulse/contract/features/components/components'
import type { LifeCurve } from '@home-pulse/contract/features/plan/curve'
import { beforeEach, describe, expect, test } from 'vitest'
import { expectProblem } from '../../../../test/harness/expect-problem.ts'
import { addHomes, aHome, signUp } from '../../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../../test/harness/harness.ts'

const world = useWorld()
beforeEach(() => world.clock.set('2026-11-21T15:00:00Z'))

/** Signs up a customer with one dryer of this age. `read` requests its survival curve. */
async function withDryer(age: number) {
  const customer = await signUp(world)
  const [home] = await addHomes(customer.api, aHome({ structures: {}, appliances: { dryer: { age } } }))
  const { body } = await customer.api.get<Appliance[]>(`/v1/properties/${home?.id}/appliances`)
  const dryer = body[0] as Appliance
  const read = () => customer.api.get<LifeCurve>(`/v1/components/${dryer.id}/life-curve`)
  return { ...customer, dryer, read }
}

describe('the survival curve', () => {
  test('falls from 100 % at installation, and from 100 % today to 1 % among components that reached this age', async () => {
    const { dryer, read } = await withDryer(8)
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.component).toEqual(dryer)
    expect(body).toMatchObject({
      as_of: '2026-11-21',
      property_address: '12 Oak St, Austin, TX',
      unit_number: null,
    })
    const { points } = body
    expect(points[0]).toEqual({ on: dryer.installed_on, of_its_kind: 1, of_its_age: null })
    const dates = points.map(({ on }) => on)
    expect(dates).toEqual([...dates].sort())
    const shares = points.map(({ of_its_kind: share }) => share)
    expect(shares).toEqual([...shares].sort((one, other) => other - one))
    const fromToday = points.filter(({ of_its_age: share }) => share !== null)
    expect(fromToday[0]).toMatchObject({ on: '2026-11-21', of_its_age: 1 })
    expect(fromToday.at(-1)?.of_its_age).toBeCloseTo(0.01, 3)
  })

  test('has values near 90 % and 10 % at the ends of the component’s likely range', async () => {
    const { dryer, read } = await withDryer(8)
    const { points } = (await read()).body
    const shareOn = (date: string) => points.findLast(({ on }) => on <= date)?.of_its_age ?? Number.NaN
    expect(shareOn(dryer.forecast_low)).toBeGreaterThan(0.87)
    expect(shareOn(dryer.forecast_low)).toBeLessThan(0.95)
    expect(shareOn(dryer.forecast_high)).toBeGreaterThan(0.08)
    expect(shareOn(dryer.forecast_high)).toBeLessThan(0.16)
  })

  test.each([0, 300])('has valid values for a component that is %i years old', async (age) => {
    const { read } = await withDryer(age)
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body.points.every(({ of_its_age: share }) => share === null || (share >= 0 && share <= 1))).toBe(
      true,
    )
    expect(body.points.some(({ of_its_age: share }) => share === 1)).toBe(true)
  })

  test('returns 404 for another customer’s component', async () => {
    const { dryer } = await withDryer(3)
    const stranger = await signUp(world)
    const headers = { authorization: `Bearer ${stranger.token}` }
    const answer = await world.app.inject({ url: `/v1/components/${dryer.id}/life-curve`, headers })
    expectProblem(answer, 'not_found')
  })
})

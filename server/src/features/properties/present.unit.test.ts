import { expect, test } from 'vitest'
import { presentUnits } from './present.ts'

test('presentUnits reads the unit of an appliance a fixed number of times, however many units there are', () => {
  let readCount = 0
  const appliance = {
    get unitId() {
      readCount += 1
      return null
    },
  }
  const units = Array.from({ length: 400 }, (_, n) => ({ id: `unit-${n}`, unitNumber: `${n}` }))
  const appliances = [appliance] as unknown as Parameters<typeof presentUnits>[1]
  presentUnits(units, appliances, { state: 'NY', today: '2026-11-22' })
  expect(readCount).toBeLessThanOrEqual(2)
})

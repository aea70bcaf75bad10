import { expect, test } from 'vitest'
import { inOrder } from './home-order.ts'

const home = (propertyAddress: string, ...byPeriod: number[]) => {
  const amounts = { byPeriod, total: byPeriod.reduce((sum, amount) => sum + amount, 0) }
  return { propertyId: propertyAddress, propertyAddress, componentCount: 1, real: amounts, nominal: amounts }
}
const homes = [home('10 Oak St', 100, 50), home('9 Oak St', 0, 200), home('2 Elm St', 100, 100)]
const order = (by: Parameters<typeof inOrder>[1]) =>
  inOrder(homes, by, ({ real }) => real).map(({ propertyAddress }) => propertyAddress)

test('homes are sorted by address, with numbers in numeric order', () => {
  expect(order('address')).toEqual(['2 Elm St', '9 Oak St', '10 Oak St'])
})

test('homes are sorted by total cost, and homes with equal costs by address', () => {
  expect(order('total')).toEqual(['2 Elm St', '9 Oak St', '10 Oak St'])
})

test('homes are sorted by the cost of one year, the highest first', () => {
  expect(order(0)).toEqual(['2 Elm St', '10 Oak St', '9 Oak St'])
  expect(order(1)).toEqual(['9 Oak St', '2 Elm St', '10 Oak St'])
})

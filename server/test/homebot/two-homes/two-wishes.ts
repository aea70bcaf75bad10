import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testTwoWishes({ lastResponse }: TwoHomes): void {
  test.each([
    ['linhs rent and when her lease started', /\$1,095 a month.*since September 1, 2025/s],
    [
      'how old is the oak furnace and what would a new one cost',
      /Replacing your furnace.*It is 21 years old/s,
    ],
    [
      'hows the house on oak doing',
      /^No replacement is overdue.* furnace at 412 Oak St.*Of your own 2 tasks/s,
    ],
    ['oak roof how much and when', /^Replacing your roof at 412 Oak.*Plan to replace your roof at 412 Oak/s],
    ['when and how much for the oak dryer', /^Plan to replace your dryer.*Replacing your dryer/s],
    ['odds the roof on oak makes 25', /still works on November 24, 2032/],
  ])(
    'HomeBot answers each request of a message, such as the price and the date of a replacement: %s',
    async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    },
  )
}

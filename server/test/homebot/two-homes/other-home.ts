import { expect, test } from 'vitest'
import { loadRecords } from '../conversations/load-records.ts'
import type { TwoHomes } from './use-two-homes.ts'

export function testOtherHome({ lastResponse, api }: TwoHomes): void {
  const lake = {
    key: 'lake',
    address: { street: '8 Lake Rd', city: 'Boise', state: 'ID', zip: '83702', homeAge: 30 },
    components: [
      { type: 'roof', age: 11 },
      {
        ...{ type: 'furnace', age: 9 },
        expenses: [{ task: 'furnace-inspection', on: '2025-10-03', cost: 120, note: 'Blower motor' }],
      },
    ],
  }

  test('HomeBot asks which home “the other house” is if several are left, and answers about the chosen one', async () => {
    await loadRecords(api(), [lake])
    const which = /^Which one: .*(?:8 Lake Rd.* or 2210 Saguaro|2210 Saguaro.* or 8 Lake Rd)/
    const spent = 'what did i spend on oak this year'
    expect(await lastResponse([spent, 'the other house?'])).toMatch(which)
    expect(await lastResponse(['how old is the oak furnace', 'and the other one'])).toMatch(which)
    expect(await lastResponse(['¿cuánto le queda al techo de oak?', 'y la otra casa'])).toMatch(
      /^¿Cuál: .* [ou] /,
    )
    expect(await lastResponse([spent, 'and last year', 'the other house?', 'lake rd'])).toMatch(
      /^On record in 2025 you paid \$120/,
    )
    expect(await lastResponse(['how old is the oak furnace', 'the other house?', '8 lake rd'])).toMatch(
      /furnace at 8 Lake Rd, Boise, ID is 9 years old/,
    )
  })

  test.each([
    ['whos lease is up next', 'and after that', 'how much do they pay', /^\$1,240 a month.*Oksana/],
    [
      'are all the leases current',
      'who lives in unit 2',
      'how long have they been there',
      /^Linh Tran has been/,
    ],
    [
      'how long will the oak roof last',
      'ok',
      'make it shorter',
      /^Plan to replace your roof at 412 Oak St[^\n]*from now\.$/,
    ],
    [
      'how long will the oak roof last',
      'and the furnace',
      'shorter please',
      /^Plan to replace your furnace at 412 Oak St[^\n]*from now\.$/,
    ],
    [
      'how old is the fridge in unit 4',
      'and the one in unit 1',
      'which one uses more juice',
      /^Most likely the older one, the refrigerator in unit 4/,
    ],
  ])('HomeBot keeps the subject of “%s” and “%s” for the message “%s”', async (one, two, three, expected) => {
    expect(await lastResponse([one, two, three])).toMatch(expected)
  })

  test.each([
    ['how is the oak furnace these days', /^Plan to replace your furnace at 412 Oak/],
    ["what's the dryer on oak like lately", /^Plan to replace your dryer at 412 Oak/],
    ['how’s my roof in columbus holding up', /^Plan to replace your roof at 412 Oak/],
    ['is anybody behind on their lease paperwork', /lease of Dwayne Pruitt ends first/],
    ['did anyone not renew', /lease of Dwayne Pruitt ends first/],
    ['are any leases lapsed', /lease of Dwayne Pruitt ends first/],
  ])(
    'HomeBot answers the question “%s” with the planned date or the lease, not with a price or a note',
    async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    },
  )
}

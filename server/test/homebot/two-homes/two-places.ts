import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testTwoPlaces({ lastResponse }: TwoHomes): void {
  test.each([
    ['the roof in Tucson or the furnace in Columbus first?', 'Furnace at 412 Oak', 'Roof at 2210 Saguaro'],
    ['new roof on oak or new furnace in tucson, which is more urgent', 'Roof at 412', 'Furnace at 2210'],
    ['I have $9k. oak ac or the roof in tucson first', 'Air conditioner at 412', 'Roof at 2210'],
    ['fridge in unit 4 or stove in unit 1 - which goes first', 'Refrigerator at unit 4', 'Stove at unit 1'],
    ["Dwayne's stove or Maria's dishwasher first?", 'Stove at unit 1', 'Dishwasher at 412'],
    ['is the oak roof older than the one in tucson', 'Roof at 412', 'Roof at 2210'],
  ])('HomeBot compares two components in different homes or units: %s', async (question, one, other) => {
    const answer = await lastResponse([question])
    expect(answer).toMatch(/plan for/i)
    expect(answer).toContain(`• ${one}`)
    expect(answer).toContain(`• ${other}`)
    expect(answer.split('\n').filter((line) => line.startsWith('•'))).toHaveLength(2)
  })

  test.each([
    ['how old is the roof on oak', /^Your roof at 412 Oak St/],
    [
      'should I fix the roof or the furnace on oak first',
      /Roof at 412 Oak.*Furnace at 412 Oak|Furnace.*Roof at 412/s,
    ],
  ])('HomeBot looks only in the named home: %s', async (question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })

  test.each([
    [
      'whats due soon in unit 1 in tucson',
      /^No replacement is overdue, and none comes due within a year.* unit 1 /,
    ],
    ['is anything in 3B due soon', /^No replacement is overdue, and none comes due within a year.* unit 3B /],
    ['unit 4 due soon', /^No replacement is overdue\. 2 replacements come due.*refrigerator in unit 4/s],
    ['are any of the LG ones due soon', /^No replacement is overdue, and none comes due within a year/],
    ['que vence pronto en la unidad 1', /^Ningún reemplazo está vencido ni vence en un año.* unidad 1 /],
  ])(
    'HomeBot counts only components in the named unit or of the named brand: %s',
    async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    },
  )

  test.each([
    ['how old is the roof in tuscon', /at 2210 Saguaro/],
    ['hows the furnace in colombus', /at 412 Oak/],
  ])('HomeBot finds the home by its misspelt city: %s', async (question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })
}

import { expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testNamedParts({ lastResponse }: TwoHomes): void {
  test.each([
    ['compares two units', 'compare the dishwashers in 1 and 3B', /unit 1 .* first.*unit 3B/s],
    ['compares two brands', 'the lennox or the trane, which dies sooner', /412 Oak.*2210 Saguaro/s],
    ['picks a component by its brand alone', 'how old is the carrier', /air conditioner.*14 years old/],
    [
      'picks a component by its unit before a date',
      'move the fridge in 3B to next june',
      /unit 3B.*June 1, 2027\?/,
    ],
    [
      'picks as many of the oldest as the question says',
      'how much to redo all 2 old stoves in tucson',
      /have 2 stoves.*\(19 years/s,
    ],
  ])('HomeBot %s: %s', async (_title, question, expected) => {
    expect(await lastResponse([question])).toMatch(expected)
  })

  test('HomeBot judges the repair of the first component of a comparison', async () => {
    const answer = await lastResponse([
      'kenmore fridge vs the frigidaire fridge',
      'the first one, is 300 to fix it too much',
    ])
    expect(answer).toMatch(/the quote is \$300/)
  })

  test.each([
    [
      'swapped the stove in 1 yesterday for a frigidaire',
      /^Record that the stove in unit 1 .*November 23, 2026\?/,
    ],
    [
      'installed new dishwasher in 3B last friday, bosch, 940',
      /^Record that the dishwasher.*November 20.* for \$940\?/,
    ],
    ['gutters are done did them saturday', /^Mark the task “Clean gutters”/],
    ['delete the paint unit 4 task', /^I cannot delete a task.*Paint unit 4/s],
  ])(
    'HomeBot understands an action in the past tense, or a request to delete: %s',
    async (question, expected) => {
      expect(await lastResponse([question])).toMatch(expected)
    },
  )

  test.each([
    'gutters arent finished',
    'the gutters haven’t been done',
    'replaced the burner on the stove in 1 yesterday',
  ])('HomeBot offers no action after the message “%s”', async (message) => {
    expect(await lastResponse([message])).not.toMatch(/^(?:Record|Mark)/)
  })
}

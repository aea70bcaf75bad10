import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { beforeAll, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { loadRecords } from '../../../test/homebot/conversations/load-records.ts'

const world = useWorld()
let ada: Customer

beforeAll(async () => {
  world.clock.set('2026-11-24T15:00:00Z')
  ada = await signUp(world)
  await loadRecords(ada.api, [
    {
      key: 'elm',
      address: { street: '9 Elm St', city: 'Dayton', state: 'OH', zip: '45402', homeAge: 40 },
      components: [
        {
          ...{ type: 'washer', age: 9 },
          expenses: [{ task: 'washer-inspect-hoses', on: '2026-08-03', cost: 175, note: 'Lid switch' }],
          notes: ['October 2026: bangs on spin'],
        },
        {
          ...{ type: 'dishwasher', age: 9 },
          expenses: [{ task: 'dishwasher-clean-filter', on: '2026-06-02', cost: 210, note: 'Drain pump' }],
        },
        { type: 'furnace', age: 20, notes: ['The heat exchanger is on its last legs'] },
        {
          ...{ type: 'dryer', age: 8 },
          expenses: [{ task: 'dryer-clean-vent', on: '2026-05-01', cost: 90, note: 'Vent cleaning' }],
        },
        { type: 'refrigerator', age: 4, notes: ['Ice maker set to low'] },
      ],
    },
  ])
})

const ask = async (question: string) =>
  (await ada.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', { question, applianceAge: 0 }))
    .body.response

test.each([
  ['guy wants 90 to fix the washer', 'By the price alone, repair it', 'ends that trouble'],
  ['is the dishwasher worth fixing for 100', 'Repair it: the quote', 'ask the technician what else'],
  ['should i repair or replace the furnace', 'last legs', 'put the money toward a new one'],
  ['how long will the washer last', 'Lid switch, August 3, 2026: $175', 'do not know what the note says'],
  ['will the furnace make it another 3 years', 'still works on', 'do not know what the note says'],
  ['¿cuánto le queda a la lavadora?', 'Lid switch', 'no conocen lo que dice la nota'],
  ['washer or furnace, which goes first', 'last legs', 'a defect that is still there'],
])('“%s” is answered with the notes and repairs of the part', async (question, one, other) => {
  const answer = await ask(question)
  expect(answer).toContain(one)
  expect(answer).toContain(other)
})

test.each([
  'I replaced the drain pump of the dishwasher in June, does that buy me anything',
  'they repaired the dishwasher this summer, does that add years',
  'dishwasher pump was swapped, how much more time do i have',
])('says first what a repair changes if the question asks for it: %s', async (question) => {
  const answer = await ask(question)
  expect(answer).toMatch(/^A repair buys the life of that part.*Drain pump, June 2, 2026: \$210/s)
})

test.each(['how long will the dryer last', 'should i fix the fridge for 100', 'what does a new washer cost'])(
  '“%s” is answered without them, because upkeep and harmless notes change nothing',
  async (question) =>
    expect(await ask(question)).not.toMatch(/repairs on record|do(?:es)? not know what|By the price/),
)

import type { HomebotAnswer } from '@home-pulse/contract/features/homebot/homebot'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Customer, signUp } from '../../../test/harness/fixtures/factories.ts'
import { useWorld } from '../../../test/harness/harness.ts'
import { loadRecords, type RecordIds } from '../../../test/homebot/conversations/load-records.ts'
import { conversationDate, twoHomes } from '../../../test/homebot/conversations/two-homes.ts'

const world = useWorld()
let owner: Customer
let ids: RecordIds

beforeAll(async () => {
  world.clock.set(`${conversationDate}T15:00:00Z`)
  owner = await signUp(world)
  ids = await loadRecords(owner.api, twoHomes)
})

async function converse(messages: readonly string[], screen?: string): Promise<HomebotAnswer> {
  await owner.api.delete('/v1/home-bot/conversations')
  let answer: HomebotAnswer | undefined
  for (const question of messages) {
    const { status, body } = await owner.api.post<HomebotAnswer>('/v1/home-bot/ask-lifecycle-question', {
      ...{ question, applianceAge: 0, conversationId: answer?.conversation_id },
      ...(screen && { propertyId: ids.get(screen) }),
    })
    expect(status).toBe(200)
    answer = body
  }
  return answer ?? expect.fail('there was no message')
}
const ask = async (question: string, screen?: string) => (await converse([question], screen)).response

describe('HomeBot for an owner with two homes', () => {
  test.each([
    ['a part without "my" is theirs', 'furnace. how long', 'oak', /^Plan to replace your .*412 Oak St/],
    ['odds without a time are those of a year', 'odds the dryer quits', 'oak', /fails before then is \d+%/],
    [
      'a ranking names its chances',
      'what is most likely to fail? percentages',
      undefined,
      /^The likeliest.*\d+%/,
    ],
    [
      'the largest bills are listed by cost',
      'the two biggest bills in the next 4 years',
      undefined,
      /^The 2 largest/,
    ],
    [
      'a unit is priced as a whole',
      'cost to replace everything in unit 2',
      'saguaro',
      /^Together they typically cost/,
    ],
    [
      'a repair is judged, and not priced',
      'dishwasher control board quote is $310',
      'oak',
      /^(?:Repair|Replace) it/,
    ],
    ['a sum is understood as spoken', 'they quoted twelve thousand for the roof, fair?', 'oak', /\$12,000/],
    [
      'homes are compared over years',
      'which home costs me more over the next 5 years',
      undefined,
      /^Over the next 5 years/,
    ],
    [
      'the tenant before is told',
      'who lived in unit 4 last',
      'saguaro',
      /Bill Hatch until September 30, 2026/,
    ],
    ['rents are told by the year', 'annual rent if everyone stays', 'saguaro', /That is \$40,320 a year/],
    ['a rise is computed', 'rent of unit 1 plus 10%', 'saguaro', /10% more would be \$1,128/],
    [
      'a lease is counted in days',
      'days left on Dwayne?',
      undefined,
      /December 31, 2026 \(37 days from now\)/,
    ],
    [
      'work between tenants is listed',
      'what should i replace in unit 4 while it is empty',
      'saguaro',
      /Replace first/,
    ],
    [
      'a warranty in a note is read',
      'is the dishwasher under warranty',
      'oak',
      /still runs, until June 30, 2028/,
    ],
    [
      'the age of a person is no age of a part',
      'My mother-in-law (she’s 82, arthritis) wants hotter showers. Should I set the water heater at 140?',
      'oak',
      /120 °F/,
    ],
    ['other things get common advice', 'half my gutters overflow', 'oak', /downspout/],
    ['steps are given', 'how do i flush the water heater', 'oak', /^How to flush a tank/],
    ['the method is explained', 'are your prices with labor', undefined, /^Yes: each price/],
    ['nothing is deleted', 'delete the house on oak', undefined, /^I delete nothing/],
    [
      'tasks of the owner come first',
      'what is left for this month',
      'oak',
      /^Of your own 1 task is due by November 30/,
    ],
    ['a kind in general is not their own', 'how long do dryers last', 'oak', /^Half of all dryers/],
    ['a price in a later year', 'what will the roof cost in 2030', 'oak', /about \$[\d,]+ in 2030/],
    ['an insult gets a calm answer', 'this is garbage', undefined, /^I am sorry that I was no help/],
    [
      'a month ahead leaves out this month',
      'give me my january list',
      'oak',
      /^Of your own 1 task is due from January 1, 2027 to January 31, 2027, or overdue/,
    ],
    ['a list shows the chances asked for', 'odds the fridges fail next year', 'saguaro', /% still work on/],
    [
      'odds count to the end of a lease',
      "odds the fridge in unit 1 dies before dwayne's lease is up",
      undefined,
      /still works on December 31, 2026/,
    ],
    [
      'a missing part is said',
      'when will the stove need replacing',
      'oak',
      /^No stove is on record at 412 Oak/,
    ],
    ['a state is compared with theirs', 'would a roof be cheaper in alabama', 'oak', /Alabama.*Ohio/s],
    [
      'one part is compared with the other home',
      'which furnace goes first, this or the fourplex',
      'oak',
      /^Plan for the gas furnace|^Plan for the furnace/,
    ],
    [
      'a shared part belongs to a unit',
      'what do the furnace and the fridge in unit 2 cost',
      'saguaro',
      /furnace/i,
    ],
    [
      'a brand corrects a vague name',
      'how old is the bradford whit heater',
      undefined,
      /water heater.*7 years old/s,
    ],
    [
      'a price has its own sources',
      'where does the furnace price come from',
      'oak',
      /^This is the price of a new/,
    ],
    [
      'a budget shows the rent that it is compared with',
      'does the rent cover the repairs',
      'saguaro',
      /a month, from/,
    ],
    [
      'the first of two tenants is the place',
      'linh says the fridge is warm, dwayne is away',
      undefined,
      /On record: the refrigerator in unit 2/,
    ],
  ] as const)('%s: %s', async (_title, question, screen, expected) => {
    expect(await ask(question, screen)).toMatch(expected)
  })

  test.each([
    ['gutters done, mark it off', { kind: 'finish_task', title: 'Clean gutters' }],
    ['put the roof down for june 2028', { kind: 'plan', type: 'roof', date: '2028-06-01' }],
    ['the washer is actually from 2015', { kind: 'age' }],
    ['log 62.50 for gutter guards', { kind: 'note', content: 'Paid $62.50: gutter guards' }],
    ['i cleaned the dryer vent today', { kind: 'expense', cost: null }],
    ["new fridge in the owner's kitchen as of last friday", { kind: 'replace', installed_on: '2026-11-20' }],
    ['remind me tomorrow about the alarms', { kind: 'task', due_on: '2026-11-25' }],
  ] as const)('offers a change for: %s', async (question, action) => {
    expect((await converse([question], 'oak')).action).toMatchObject(action)
  })

  test('answers a question that follows an offer, instead of correcting the offer by it', async () => {
    const { response, action } = await converse(
      ['i cleaned the dryer vent today', 'which are the two biggest bills in the next 4 years'],
      'oak',
    )
    expect(response).not.toMatch(/Which task did you do/)
    expect(action).toBeFalsy()
  })

  test('takes a past day for upkeep that was done', async () => {
    const offer = 'i cleaned the dryer vent today'
    const { action } = await converse([offer, 'no, yesterday'], 'oak')
    expect(action).toMatchObject({ kind: 'expense', on: addDays(conversationDate, -1) })
    expect((await converse([offer, 'no, tomorrow'], 'oak')).response).toContain('is still to come')
  })

  test('keeps the symptom when the message selects one of the listed components', async () => {
    const { response } = await converse(["my dishwasher isn't draining", 'oak street'])
    expect(response).toContain('not draining')
  })

  test('starts a new rent after the current lease', async () => {
    expect(await ask('sign dwayne for another 12 months at 1100')).toContain('from January 1, 2027')
  })

  test('offers the date of the previous messages', async () => {
    const { action } = await converse(['will the furnace last until 2029?', 'do that, put it in'], 'oak')
    expect(action).toMatchObject({ kind: 'plan', date: '2029-01-01' })
  })

  test('compares savings with the cost of both listed components', async () => {
    const { response } = await converse(['when is the roof due?', 'does my 20k cover both together?'])
    expect(response).toMatch(/^Not quite: the expected cost of the .*roof.* and the .*roof/)
  })

  test('repeats the previous answer in the other language on request', async () => {
    const { response } = await converse(['¿cuánto le queda a la secadora?', 'in english please'], 'oak')
    expect(response).toMatch(/^Plan to replace your dryer at 412 Oak St/)
  })

  test('takes "she" for the tenant whose lease ends first', async () => {
    const { response } = await converse(['who is leaving next?', 'what does he pay'], 'saguaro')
    expect(response).toContain('$1,025')
  })

  test('adds payments in notes to the expenses', async () => {
    await converse(['note: Paid $310: main drain snaked'], 'oak')
    const { noteUrl } = (
      await owner.api.post<{ noteUrl: string }>(`/v1/properties/${ids.get('oak')}/notes`, {})
    ).body
    const url = new URL(noteUrl)
    await owner.api.put(url.pathname + url.search, 'Paid $75: locksmith', { 'content-type': 'text/plain' })
    expect(await ask('what have i spent on this house this year', 'oak')).toMatch(/\$385/)
  })
})

import { addDays } from '@home-pulse/lifecycle/plain-date'
import { describe, expect, test } from 'vitest'
import { conversationDate } from '../conversations/two-homes.ts'
import type { TwoHomes } from './use-two-homes.ts'

export function testOwnersQuestions({ converse, lastResponse, api, ids }: TwoHomes): void {
  const ask = (question: string, screen?: string) => lastResponse([question], screen)

  describe('HomeBot for an owner with two homes', () => {
    test.each([
      [
        'treats a component without "my" as the owner’s',
        'furnace. how long',
        'oak',
        /^Plan to replace your .*412 Oak St/,
      ],
      [
        'states the odds for 12 months if the question names no time',
        'odds the dryer quits',
        'oak',
        /^The chance that .* fails before .* is \d+%/,
      ],
      [
        'ranks components with their chances of failure',
        'what is most likely to fail? percentages',
        undefined,
        /^The likeliest.*\d+%/,
      ],
      ['lists the largest costs', 'the two biggest bills in the next 4 years', undefined, /^The 2 largest/],
      [
        'adds up the prices of all components of a unit',
        'cost to replace everything in unit 2',
        'saguaro',
        /^Together they typically cost/,
      ],
      [
        'judges a quote for a repair',
        'dishwasher control board quote is $310',
        'oak',
        /^(?:Repair|Replace) it/,
      ],
      ['understands a sum in words', 'they quoted twelve thousand for the roof, fair?', 'oak', /\$12,000/],
      [
        'compares the costs of the homes in a period',
        'which home costs me more over the next 5 years',
        undefined,
        /^Over the next 5 years/,
      ],
      [
        'names the previous tenant',
        'who lived in unit 4 last',
        'saguaro',
        /Bill Hatch until September 30, 2026/,
      ],
      ['states the rent of a year', 'annual rent if everyone stays', 'saguaro', /That is \$40,320 a year/],
      [
        'computes a rent increase',
        'rent of unit 1 plus 10%',
        'saguaro',
        /From \$1,025 to \$1,127\.50 a month is \$102\.50 or 10% more/,
      ],
      [
        'counts the days until the end of a lease',
        'days left on Dwayne?',
        undefined,
        /December 31, 2026 \(37 days from now\)/,
      ],
      [
        'lists what to replace between two tenants',
        'what should i replace in unit 4 while it is empty',
        'saguaro',
        /Replace first/,
      ],
      [
        'reads the end of a warranty in a note',
        'is the dishwasher under warranty',
        'oak',
        /still runs, until June 30, 2028/,
      ],
      [
        'does not read the age of a person as the age of a component',
        'My mother-in-law (she’s 82, arthritis) wants hotter showers. Should I set the water heater at 140?',
        'oak',
        /120 °F/,
      ],
      ['gives common advice about other parts of a home', 'half my gutters overflow', 'oak', /downspout/],
      ['gives instructions for a task', 'how do i flush the water heater', 'oak', /^How to flush a tank/],
      ['explains what the prices include', 'are your prices with labor', undefined, /^Yes: each price/],
      ['says that it deletes nothing', 'delete the house on oak', undefined, /^I delete nothing/],
      [
        'begins with the tasks that the owner entered',
        'what is left for this month',
        'oak',
        /^Of your own 1 task is due by November 30/,
      ],
      ['answers about a type in general', 'how long do dryers last', 'oak', /^Half of all dryers/],
      [
        'states the price in a later year',
        'what will the roof cost in 2030',
        'oak',
        /about \$[\d,]+ in 2030/,
      ],
      ['answers an insult calmly', 'this is garbage', undefined, /^I am sorry that I was no help/],
      [
        'lists the tasks of a later month and the overdue ones',
        'give me my january list',
        'oak',
        /^Of your own 1 task is due from January 1, 2027 to January 31, 2027, or overdue/,
      ],
      [
        'adds the chances to a list if the question asks for odds',
        'odds the fridges fail next year',
        'saguaro',
        /% still work on/,
      ],
      [
        'states the odds until the end of a lease',
        "odds the fridge in unit 1 dies before dwayne's lease is up",
        undefined,
        /fails before December 31, 2026/,
      ],
      [
        'says that a component is not on record',
        'when will the stove need replacing',
        'oak',
        /^No stove is on record at 412 Oak/,
      ],
      [
        'compares the price in a state with the owner’s state',
        'would a roof be cheaper in alabama',
        'oak',
        /Alabama.*Ohio/s,
      ],
      [
        'compares a component with the one in the other home',
        'which furnace goes first, this or the fourplex',
        'oak',
        /^Plan for the furnace at 412 Oak St/,
      ],
      [
        'includes a component that all units share',
        'what do the furnace and the fridge in unit 2 cost',
        'saguaro',
        /^Together they.*• Furnace:.*• Refrigerator:/s,
      ],
      [
        'finds a component by its brand if the name is ambiguous',
        'how old is the bradford whit heater',
        undefined,
        /water heater.*7 years old/s,
      ],
      [
        'explains where a price comes from',
        'where does the furnace price come from',
        'oak',
        /^This is the price of a new/,
      ],
      [
        'shows the rent if the question compares it with repairs',
        'does the rent cover the repairs',
        'saguaro',
        /^Rents of \$40,320 a year less about \$[\d,]+ a year.*a month, from/s,
      ],
      [
        'uses the unit of the tenant that is named first',
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
      [
        "new fridge in the owner's kitchen as of last friday",
        { kind: 'replace', installed_on: '2026-11-20' },
      ],
      ['remind me tomorrow about the alarms', { kind: 'task', due_on: '2026-11-25' }],
    ] as const)('offers a change for: %s', async (question, action) => {
      expect((await converse([question], 'oak')).action).toMatchObject(action)
    })

    test('does not treat a question after an offer as a correction of the offer', async () => {
      const { response, action } = await converse(
        ['i cleaned the dryer vent today', 'which are the two biggest bills in the next 4 years'],
        'oak',
      )
      expect(response).not.toMatch(/Which task did you do/)
      expect(action).toBeFalsy()
    })

    test('corrects the day of a done task to a past day, but not to a future one', async () => {
      const offer = 'i cleaned the dryer vent today'
      const { action } = await converse([offer, 'no, yesterday'], 'oak')
      expect(action).toMatchObject({ kind: 'expense', on: addDays(conversationDate, -1) })
      expect((await converse([offer, 'no, tomorrow'], 'oak')).response).toContain('is still to come')
    })

    test('keeps the symptom if the next message selects one of the listed components', async () => {
      const { response } = await converse(["my dishwasher isn't draining", 'oak street'])
      expect(response).toContain('not draining')
    })

    test('offers a new lease from the day after the current one ends', async () => {
      expect(await ask('sign dwayne for another 12 months at 1100')).toContain('from January 1, 2027')
    })

    test('offers to plan the replacement for the date in the previous question', async () => {
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

    test('understands "he" after "who is leaving next?" as the tenant whose lease ends first', async () => {
      const { response } = await converse(['who is leaving next?', 'what does he pay'], 'saguaro')
      expect(response).toContain('$1,025')
    })

    test('states each rent after a raise in dollars', async () => {
      expect(await ask('raise all the rents by $50, what do i get', 'saguaro')).toMatch(
        /From \$1,025 to \$1,075 a month is \$50 or 4\.9% more/,
      )
    })

    test('applies a raise to the tenant that a follow-up names', async () => {
      const { response } = await converse(['what if i raise dwayne 40 bucks', 'and linh the same'])
      expect(response).toMatch(/\$40 or [\d.]+% more for Linh/)
    })

    test('reads a number of years after a question about odds as a period and not as an age', async () => {
      const { response } = await converse(['odds the furnace dies in 2 yrs', '5 years'], 'oak')
      expect(response).toMatch(/still works on November 24, 2031/)
    })

    test('states the price of the variant that a follow-up names', async () => {
      const { response } = await converse(['what does a new roof cost', 'metal instead'], 'oak')
      expect(response).toMatch(/^Replacing your metal roof/)
    })

    test('compares a monthly amount of an earlier message with the reserve of the home that a follow-up names', async () => {
      const { response } = await converse(['i have 900 a month for repairs', 'is that enough for oak street'])
      expect(response).toMatch(/^With \$900 a month, a start of \$0/)
    })

    test('points out if a stated year differs from the records by one year', async () => {
      expect(await ask('the furnace was put in in 2006', 'oak')).toMatch(
        /^You say 2006, your records say 2005/,
      )
    })

    test('suggests questions in Spanish below a Spanish answer', async () => {
      const { next_questions: suggested } = await converse(['¿cuándo vence el contrato de Dwayne?'])
      expect(suggested.every((question) => question.startsWith('¿'))).toBe(true)
    })

    test('offers to correct the recorded age to the year that the conversation is about', async () => {
      const { action } = await converse(['i think the furnace is from 2011', 'ok fix it'], 'oak')
      expect(action).toMatchObject({ kind: 'age', installed_on: expect.stringMatching(/^2011/) })
    })

    test('adds the payments in notes to the expenses', async () => {
      await converse(['note: Paid $310: main drain snaked'], 'oak')
      const { noteUrl } = (
        await api().post<{ noteUrl: string }>(`/v1/properties/${ids().get('oak')}/notes`, {})
      ).body
      const url = new URL(noteUrl)
      await api().put(url.pathname + url.search, 'Paid $75: locksmith', { 'content-type': 'text/plain' })
      expect(await ask('what have i spent on this house this year', 'oak')).toMatch(/\$385/)
    })
  })
}

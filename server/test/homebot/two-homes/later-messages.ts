import { describe, expect, test } from 'vitest'
import type { TwoHomes } from './use-two-homes.ts'

export function testLaterMessages({ lastResponse }: TwoHomes): void {
  const answers = (conversations: readonly (readonly [string[], RegExp])[]) =>
    test.each(conversations)('is understood in the last message of %j', async (messages, expected) => {
      expect(await lastResponse(messages)).toMatch(expected)
    })

  describe('a request for the sum over the items that HomeBot just named', () => {
    const together = /^Together they typically cost/
    answers([
      [['what does a new oak washer cost', 'toss the dryer in'], together],
      [['what does a new oak washer cost', 'plus the dishwasher'], together],
      [['what does a new oak washer cost', 'and the dryer too'], together],
      [['what does a new oak washer cost', 'n the dryer, same visit'], together],
      [['what does a new oak washer cost', 'and the dryer since they are a pair'], together],
      [['cuánto cuesta una lavadora nueva en oak', 'agrega la secadora'], /^Reemplazarlos todos cuesta/],
      [['what does a new oak furnace cost', 'and if the ac goes with it'], together],
      [['price of the oak washer', 'and the dryer', 'whats the two of them come to in total'], together],
      [['compare the oak furnace and the oak ac', 'sum'], together],
      [['compare the oak furnace and the oak ac', 'ok add those up'], together],
      // These messages ask for one component and not for a sum.
      [['what does a new oak washer cost', 'and the dryer?'], /^Replacing your dryer at 412 Oak St/],
      [['when will the oak washer go', 'throw the dryer in'], /^Plan to replace your dryer|^Plan for the/],
    ])
  })

  describe('a choice between the last components of a conversation with HomeBot', () => {
    const chosen = /^Plan for the (?:furnace|air conditioner)/
    const furnaceAndAc = ['how long has the oak furnace got', 'and the ac']
    answers([
      [[...furnaceAndAc, 'which one of the two do i replace first'], chosen],
      [[...furnaceAndAc, 'so which of them should i be doing first'], chosen],
      [[...furnaceAndAc, 'which one of these goes sooner'], chosen],
      [
        ['how long has the oak furnace got', 'the tucson one is newer, right?'],
        /newer one is the furnace at 2210 Saguaro/,
      ],
      [
        ['how long has the oak furnace got', 'versus the lennox'],
        /furnace at 2210 Saguaro.*furnace at 412 Oak|furnace at 412 Oak.*furnace at 2210 Saguaro/is,
      ],
      [
        ['how long has the oak roof got', 'the one in Tucson is newer, no? when is that up'],
        /^Plan to replace your roof at 2210 Saguaro/,
      ],
    ])
  })

  describe('a remark to HomeBot about what was tried against a symptom', () => {
    const left = /^Then what is left of the usual causes/
    answers([
      [['the oak dryer takes two cycles to dry', 'vacuumed the duct and cleaned the screen already'], left],
      [['the oak furnace is short cycling', 'the filter was clean'], left],
      [['the oak dishwasher is not draining', 'i took the filter out, it was clean'], left],
      [['the oak dryer takes two cycles to dry', 'how do i clean the vent'], /^How to clean the vent/],
    ])
  })

  describe('an entry of HomeBot’s last list', () => {
    const list = 'what needs replacing next in my tucson building'
    answers([
      [[list, 'number 2, how much is that'], /^Replacing your stove in unit 4/],
      [['who lives in unit 1', 'and number 2?'], /Linh Tran/],
    ])
  })

  describe('the number of a unit in words, in a message to HomeBot', () => {
    answers([
      [['how old is the fridge in unit two'], /^Your refrigerator in unit 2 /],
      [['how old is the fridge in U4'], /^Your refrigerator in unit 4 /],
      [['when is the lease of the lady in two up'], /^The lease of Linh Tran/],
      [['how old is the fridge in unit 1', 'and unit four?'], /^Your refrigerator in unit 4 /],
      [['how old is the fridge in unit 1', 'u2 same'], /unit 2 /],
      [['compare the fridges in U1 and U2'], /unit 1 .*unit 2 |unit 2 .*unit 1 /s],
      // In these messages "one" is not the name of a unit.
      [['replace the oak washer and dryer in one go, how much'], /412 Oak St|in Ohio/],
      [['odds the oak furnace dies in one year'], /^The chance that your furnace at 412 Oak/],
    ])
  })

  describe('a request for a reminder in a conversation with HomeBot', () => {
    answers([
      [['when will the oak furnace go', 'ok remind me in march'], /^Add the task “Check the furnace”.*March/],
      [['how often does the oak furnace need a service', 'k remind me in april'], /“Service the furnace”/],
      [
        ['how often does the oak furnace need a service', 'good, put it down for may 3'],
        /“Service the furnace”/,
      ],
      [
        ['how often does the oak furnace need a service', 'put it on my list for june'],
        /“Service the furnace”/,
      ],
      [['when will the oak furnace go', 'remind me of it in june'], /“Check the furnace”/],
      [['when will the oak furnace go', 'put it down for june 2028'], /^Plan the replacement of the furnace/],
      [['remind me in march'], /^What shall I remind you of/],
    ])
  })

  describe('the thing that HomeBot’s last quoted note is about', () => {
    answers([
      [['what did i note about the chimney', 'so how old is it'], /^Your roof at 412 Oak St/],
      [['what did i write about the T&P valve', 'what would a new one cost'], /water heater in unit 3B/],
    ])
  })

  describe('a question about waiting after HomeBot stated a price', () => {
    const odds = /[Tt]he chance that your roof at 412 Oak St/
    answers([
      [['what does the oak roof cost', 'can it wait until 2029'], odds],
      [['what does the oak roof cost', 'could i hold off till 2030'], odds],
      [['what does the oak roof cost', 'what if i wait 2 years'], /in 2028/],
      [['what does the oak roof cost', 'can i put it off'], /^Plan to replace your roof at 412 Oak/],
    ])
  })

  describe('a request to change what the last total contains', () => {
    const fourplex = ['budget for the next 3 years', 'and without the fourplex']
    answers([
      [fourplex, /That leaves out 22 parts: everything at 2210 Saguaro Ave/],
      [[...fourplex, 'put it back'], /expect to spend \$24,479 on replacements, in today’s dollars\. The/],
      [['budget for the next 3 years', 'leave out the roofs', 'put them back'], /expect to spend \$24,479/],
      [['6k saved, enough for the next 2 years', 'without the fourplex'], /without everything at 2210 Sag/],
      [
        ['whats coming due in 2027', 'just tucson', 'how much all together'],
        /^In 2027, expect to spend \$6,792/,
      ],
    ])
  })

  describe('a message that narrows a total, or splits it into years', () => {
    const monthly = 'how much do i have to save a month for both homes'
    const ofOak = /on replacements at 412 Oak St/
    answers([
      [['budget for the next 5 years', 'only the house'], ofOak],
      [[monthly, 'and the house?'], /a start of \$33,913/],
      [['budget for the next 5 years', 'just the house', 'and leave out the roof'], ofOak],
      [
        ['what does saguaro cost me over 10 years', 'year by year'],
        /^From today to the end of 2036, expect to spend \$52,779 /,
      ],
    ])
  })

  describe('a short message after an answer from the records', () => {
    answers([
      [['who fixed the oak chimney'], /Kowalski Roofing patched/],
      [['who worked on the roof on oak'], /Kowalski Roofing patched/],
      [['how often should i flush the water heater', 'when am i doing that on oak'], /March 1, 2027/],
      [['how often do i change the oak furnace filter', 'when is it next'], /December 1, 2026/],
      [['how often do i change the oak furnace filter', 'next one is when'], /December 1, 2026/],
      [
        ['what did i spend on the furnace this year', 'and the ac in unit 2', 'both together'],
        /^On record in 2026 you paid \$575/,
      ],
      [['how much did i spend this year', 'on the ac'], /you paid \$265/],
      [['total rent', 'per year'], /That is \$62,520 a year/],
      [['which unit is empty', 'since when'], /(?:since|until) September 30, 2026/],
      [['how much should i keep in the bank for tucson', 'per unit'], /set aside \$95/],
      [['whats dwayne paying', 'and the other two'], /from 3 current tenants/],
      [['who has been with me longest', 'and the newest'], /^The newest tenant: Oksana/],
      [['which unit is empty', 'whats in there'], /^On record there: 4 components/],
      [
        ['how long has the oak furnace got', 'whats the worst case'],
        /^Plan to replace your furnace at 412 Oak/,
      ],
      [['which is older the oak ac or the one in unit 4', 'by how much'], /^The older one is .*, by 4 years/],
      [['how much is a new roof at oak', 'my roof is 2200 sq ft'], /^(?!.*\$2,200)/s],
      [
        ['plan the ac in unit 4 for march 2028', 'no, the one in 2'],
        /^Plan the replacement of the air conditioner in unit 2/,
      ],
      [
        ['log 120 for the dryer vent at oak', 'sorry, it was for the one in 3b'],
        /^Record an expense of \$120 for the dryer in unit 3B/,
      ],
      [['put 600 a month aside, enough for both?', 'what if 900'], /^With \$900 a month/],
      [['what did i spend this year', 'on unit 1'], /^No expense/],
      [['25k in savings, what should i do first', 'would i have anything left'], /^(?!Please call)/],
    ])
  })

  describe('a message after the advice on a symptom', () => {
    const slow = 'dryer at oak takes two cycles'
    answers([
      [[slow, 'lint trap’s clean'], /^Then what is left of the usual causes/],
      [[slow, 'so what next'], /^When your dryer takes too long|^Then what is left/],
      [['furnace at oak booms when it starts', 'is it dangerous'], /^When your furnace bangs/],
      [['roof at tucson leaks after the rain', 'could be the flashing'], /^When your roof lets water in/],
      [['roof at tucson leaks after the rain', 'how much to patch'], /^A repair is worth up to/],
    ])
  })

  describe('a request for a change in the second sentence, or after another offer', () => {
    const repair = 'guy says 480 to fix the fridge in unit 2, worth it'
    const note = 'add a note for unit 2: new lock code 4471'
    const plan = 'set the oak roof for 2031'
    const paid = 'i paid 140 to the handyman for the gutters today'
    answers([
      [[plan, 'hmm make it 2032'], /^Plan the replacement of the roof .* for July 1, 2032/],
      [[paid, 'it was for oak'], /as a note of 412 Oak St, Columbus, OH: “Paid \$140: gutters”/],
      [
        [repair, 'ok ill replace it then. put it down for march'],
        /^Plan the replacement of the refrigerator/,
      ],
      [
        [note, 'also remind me to change the batteries on the 5th of january'],
        /^Add the task “Change the batter/,
      ],
    ])
  })

  describe('“the two” after two single components', () => {
    const heaters = [
      'when will the water heater in unit 2 go',
      'and 3B’s',
      'which of the two should i do first',
    ]
    answers([
      [heaters, /^Plan for the water heater in unit 2/],
      [[...heaters, 'price for both'], /^Together they typically cost about \$4,542/],
    ])
  })
}

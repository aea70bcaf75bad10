import { describe, expect, test } from 'vitest'
import { converseWithoutRecords } from './converse-without-records.ts'

const lastResponse = async (...messages: string[]) => (await converseWithoutRecords(messages)).response

describe('arithmetic on the figures of a question', () => {
  test.each([
    [
      'adjuster approved 9,400 with a 2,000 deductible, what check do i get',
      /^You get \$7,400: \$9,400 less the \$2,000/,
    ],
    [
      'deductible is 1,500, settlement of 7200, and the new roof costs 10k: how much am i short',
      /you pay \$4,300 yourself/,
    ],
    ['fence repair is 800 and my deductible is 1000, worth a claim?', /^No: a claim pays \$0/],
    ['should i claim 6k of storm damage with a $1,000 deductible', /^Probably: a claim pays \$5,000/],
    ['mi deducible es de 500 y el daño cuesta 900, conviene reclamar', /^Apenas: el seguro pagaría \$400/],
    ['new insulation is 2400 and saves 40 a month, when is the payback', /^After 60 months, about 5 years/],
    ['my half of a 9000 furnace is how much', /^\$4,500 is 50% of \$9,000/],
  ])('is computed: %s', async (question, expected) => {
    expect(await lastResponse(question)).toMatch(expected)
  })

  test.each([
    ['half the shingles on the roof are gone', /^Patch if the roof is in the first half of its life/],
    ['should i file a claim for the roof', /^Claim if/],
    ['how long do half of all furnaces last', /^Half of all furnaces last longer than/],
  ])('is not done if the question asks for none: %s', async (question, expected) => {
    expect(await lastResponse(question)).toMatch(expected)
  })
})

describe('an answer that needs no records', () => {
  test.each([
    ['which of the two uses more power, dryer or fridge', /^Usually.*\b16%/],
    ['que consume mas luz, la estufa o la lavadora', /^Normalmente.*\b16%/],
    ['which brand of washer lasts the most', /^I do not rank brands/],
    ['avg life of water heater', /^Half of all water heaters/],
    ['gas or electric stove lasts longer?', /Half of all stoves/],
    ['do tankless water heaters outlast tanks', /^Tankless water heaters last longer/],
    ['my sister has a 14 yr old electric tank in Ohio', /an electric water heater that is 14 years old/],
    ['what does it cost to run my dryer', /^I have no figures of what one costs to run/],
    ['put in under Obama, my furnace, how long has it got', /^Plan to replace your furnace \(13 years old\)/],
    ['How much is a new dishwasher?', /dishwasher typically costs .*across the United States/],
    ['is it safe to run the washer at night', /^Better not: run a washer while somebody is awake/],
    ['can I leave the dryer on while we sleep?', /^Better not: .*run .* while somebody is awake and at home/],
    ['is it ok to let the furnace run overnight', /^A furnace is built to run day and night/],
    ['is it safe to run it overnight', /^Which one do you mean/],
  ])('is given for “%s”', async (question, expected) => {
    const { response, is_danger: isDanger } = await converseWithoutRecords([question])
    expect(response).toMatch(expected)
    expect(response).not.toContain('Once everyone is safe')
    expect(isDanger).toBe(false)
  })
})

describe('an answer that is not about the life of one component', () => {
  test.each([
    ['How much does a new water heater cost?'],
    ['Should I repair or replace my 9 year old washer? quoted $400'],
    ['How do I maintain my water heater?'],
    ['How often should I flush it?'],
    ['My water heater is rumbling'],
    ['Which of mine is next?'],
    ['What is due this year?'],
    ['Is Rheem a good brand?'],
    ['Compare my 12 year old fridge and my 9 year old dishwasher'],
    ['How long do dishwashers last?'],
    ['How long does a microwave last?'],
    ['My furnace is three hundred years old, how long will it last?'],
    ['hello'],
    ['thank you'],
    ['who won the super bowl?'],
  ])('proposes no date: %s', async (question) => {
    const answer = await converseWithoutRecords([question])
    expect(answer).toMatchObject({ forecasted_replacement_date: null, is_danger: false })
    expect(answer.response.length).toBeGreaterThan(20)
  })
})

describe('an answer about a danger', () => {
  test.each([
    ['I smell gas by my stove. How much longer will it last? It is 12 years old', /^Leave the building now/],
    ['I smell gas, and how long will my water heater last?', /^Leave the building now/],
    ['rotten egg smell in the basement', /^Leave the building now/],
    ['my CO alarm keeps going off since the furnace came on', /^Get everyone, pets too, into fresh air/],
    ['dryer is sparking, what does a new one cost', /^Switch it off at the breaker/],
    ['The tenants say the dryer is sparking', /^Switch it off at the breaker/],
    ['water is dripping onto the outlet under my dishwasher', /^Stay out of the water/],
    ['water heater tank is bulging, is it worth fixing', /^Keep everyone away from the tank/],
    ['Huele a gas en la cocina', /^Salga de la casa ahora mismo/],
  ])('begins with what to do, and has no date or price: %s', async (question, first) => {
    const answer = await converseWithoutRecords([question])
    expect(answer.response).toMatch(first)
    expect(answer).toMatchObject({ forecasted_replacement_date: null, is_danger: true })
    expect(answer.response).not.toMatch(/\b20\d\d\b|\$/)
  })
})

describe('a follow-up question', () => {
  test.each([
    [
      'keeps the intent if it names another component',
      ['What does a new water heater cost in Ohio?', 'and the dryer?'],
      /dryer typically costs about \$[\d,]+ in Ohio/,
    ],
    [
      'is about the previous component and the stated quote',
      [
        'My washer is 9 years old, how long will it last?',
        'They quoted $400 to fix it',
        'is it worth repairing then?',
      ],
      /^Repair it: the quote is \$400.*A washer of 9 years/s,
    ],
    [
      'may report a symptom',
      ['How do I maintain my dryer?', 'it does not heat'],
      /^When your dryer runs without heat/,
    ],
    [
      'may state only an age',
      ['How long does a dishwasher last?', '9 years'],
      /^Plan to replace a dishwasher that is 9 years old by .* 2033/,
    ],
    [
      'can correct the component',
      ['how long will my dishwasher last?', 'no I mean the fridge'],
      /^Half of all refrigerators last/,
    ],
    [
      'can correct an age',
      ['My dryer is 8 years old. How long will it last?', 'it is actually 5 years old'],
      /^Plan to replace your dryer \(5 years old\)/,
    ],
    [
      'may state a sum without a dollar sign',
      ['My washer is 9 years old', 'should I repair it? they want 300'],
      /the quote is \$300/,
    ],
    [
      'is not about the previous component if it names another subject',
      ['What does a new water heater cost?', 'who won the super bowl?'],
      /^That is outside what I know/,
    ],
    [
      'is not about the previous component if it names a thing of another kind',
      ['What does a new water heater cost?', 'what about my car?'],
      /^That is outside what I know: I have nothing on cars/,
    ],
    [
      'is not about the previous component if it asks for all of another type',
      ['What does a new water heater cost?', 'How long do roofs last?'],
      /^Half of all roofs/,
    ],
    ['can report a danger', ['What does a new water heater cost?', 'I smell gas'], /^Leave the building now/],
    ['has no subject without an earlier message', ['What would that cost?'], /What is to be replaced\?/],
  ])('%s: %j', async (_title, messages, expected) => {
    expect(await lastResponse(...messages)).toMatch(expected)
  })
})

describe('a question for the records', () => {
  test.each([
    ['who is renting 418 Juniper Lane', /^No current tenant is on record/],
    ['Who are my tenants at 418 Juniper Lane?', /^No current tenant is on record/],
    ['which leases expire soon?', /^No current lease has an end on record/],
    ['When does the next contract run out?', /^No current lease has an end on record/],
    ['Is $2,500 in the bank enough?', /You have \$2,500/],
    ['what did the roof guy say', /^No note on record says anything about that/],
    ['when did I last service the roof at 418 Juniper Lane?', /^No upkeep of it is on record/],
    ['delete the note about the boots', /^No note on record says anything about that/],
  ])('is recognized and answered from the records: %s', async (question, expected) => {
    expect(await lastResponse(question)).toMatch(expected)
  })

  test.each([
    ['My tenant smells gas, who do I call?', /^Leave the building now/],
    ['How much does a new water heater cost?', /^Replacing a water heater typically costs/],
    ['Is my contract with the home warranty worth renewing?', /^Mostly not for a home whose parts are young/],
    ['Should I rent or buy a water heater?', /^I recommend no brand/],
    ['My roof lease is 20 years old, how long will the roof last?', /^Plan to replace your roof/],
  ])('is not found in a question about something else with similar words: %s', async (question, expected) => {
    const response = await lastResponse(question)
    expect(response).toMatch(expected)
    expect(response).not.toMatch(/rent roll|current tenant|lease of/)
  })
})

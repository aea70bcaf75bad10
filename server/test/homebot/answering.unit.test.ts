import { describe, expect, test } from 'vitest'
import { answer } from '../../src/features/homebot/answers/answer.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { noRecords } from './judge-question.ts'
import { questionDate } from './question-sets.ts'

const answered = (question: string) => {
  const given = answer(understand(question, { today: questionDate }), noRecords)
  return { ...given, text: given.paragraphs.join('\n') }
}

describe('a symptom in a question', () => {
  test.each([
    ['rusty water coming from my hot tap', 'gives rusty water'],
    ['sale agua oxidada del calentador', 'da agua con óxido'],
    ['rust colored water from shower only when hot', 'gives rusty water'],
    ['rusty water is leaking out of my water heater', 'is leaking'],
    ['AC uses R-22, 18 years old, leaks refrigerant', 'loses refrigerant'],
    ['the AC leaks water in the hallway', 'drips water indoors'],
    ['washer shakes like crazy on spin', 'shakes or bangs'],
    ['washing machine walks across the floor', 'shakes or bangs'],
    ['washer will not spin, just shakes a bit', 'will not spin'],
    ['horno de hace diez años no calienta', 'Cuando la estufa no calienta'],
    ['neither the dryer nor the washer work', 'the dryer and the washer give trouble at once'],
  ])('is recognized in "%s": %s', (question, sign) => {
    expect(answered(question).text).toContain(sign)
    expect(answered(question).forecastOn).toBeUndefined()
  })

  test('such as leaking refrigerant decides between repair and replacement before the price does', () => {
    const old = answered('AC is leaking freon, 13 years old, they want $1500').text
    expect(old).toMatch(
      /^Replace it: it is 13 years old, and .*\nBy the price alone, a repair would(?!.*\brepair it\b)/is,
    )
    expect(answered('AC is leaking freon, 6 years old, they want $1500').text).toMatch(/^Not yet: /)
  })

  test.each([
    [
      'should i fix or replace my 17 year old ac, compressor is $2100',
      /^Replace it: it is 17 years old.*By the price alone/s,
    ],
    ['$1800 for a coil in my 11 year old ac or a new unit', /^Repair it: the quote is \$1,800/],
    ['coil cleaning on my 17 year old ac for 250, worth it', /^Repair it: the quote is \$250/],
    ['drum bearing on my 14 year old washer, 250 to repair, or a new washer', /^Replace it: it is 14/],
    ['heat exchanger for my 23 year old furnace is $1500, worth it', /^Replace it: it is 23/],
    [
      'inducer is loud on my 16 year old furnace, guy wants 600. should i just get a new furnace',
      /^Repair it: the quote is \$600/,
    ],
    ['my 7 year old fridge has a dead compressor, 700 to replace it', /^Repair it: the quote is \$700/],
    ['my 12 year old water heater leaks from the tank itself, 300 to fix?', /^Replace it/],
    [
      'a new dryer is 700, or repair my 9 year old one for 150',
      /^Repair it: the quote is \$150.*\$700 you name/s,
    ],
  ])('in a main part is a reason to replace the component if it is old: %s', (question, expected) => {
    expect(answered(question).text).toMatch(expected)
  })
})

describe('an answer about a lifetime', () => {
  test('of an air conditioner depends on the climate of the state in the question', () => {
    const there = answered('AC is 12 years old in Florida, how long')
    const elsewhere = answered('AC is 12 years old in Ohio, how long')
    expect(String(there.forecastOn) < String(elsewhere.forecastOn)).toBe(true)
    expect(answered('how long does an AC last in Florida').text).toContain('in Florida, whose hot and humid')
    expect(answered('how long does an AC last in Ohio').text).not.toContain('humid')
  })

  test('explains why the planned date is earlier than the age that half of the components reach', () => {
    expect(answered('ice box, put in 2008').text).toContain('the plan date is earlier: three in four')
    expect(answered('fridge, 4 years old, how long').text).not.toContain('the plan date is earlier')
  })
})

test('HomeBot computes a future price with the yearly price rise that the question states', () => {
  const { text } = answered('if prices go up 6% a year what does a roof cost in 2030')
  expect(text).toContain('If prices rise by 6% a year, as you say')
})

test('HomeBot compares two variants of a type in general if the customer has neither on record', () => {
  expect(answered('tank vs tankless water heater').text).toMatch(/^Tankless water heaters last longer/)
})

describe('a question to HomeBot that needs a special answer, such as about permits or insurance', () => {
  test.each([
    ['how do I relight my pilot light', /^If you smell gas, light nothing/],
    ['the pilot burned out', /^If you smell gas, light nothing/],
    ['can I install a gas water heater myself', /^Better not: .* licensed/],
    ['should I get a home warranty', /^Mostly not for a home whose parts are young/],
    ['what brand is my fridge', /^You have no refrigerator on record/],
    ['change the date of my dryer to 2040', /^Tell me the new date, .* Update beside the dryer/],
    ['can an old furnace cause a fire', /^If you see smoke or flames.* get everyone out/],
    ['could my water heater explode?', /^If the tank bulges.* keep everyone away/],
    ['can I replace the anode rod myself', /^A handy owner can do this\.\s+How to change an anode rod/],
    ['can I recharge the freon myself', /^No: only a technician certified/],
    ['could i fix the shingles on the roof by myself', /^Better not: .* people fall from roofs/],
    [
      'power was out all night, is the milk in the fridge still good',
      /without power for more than four hours, or once they were above 40 °F for two;/,
    ],
    ['does a new furnace need a permit here', /^Usually yes: most places ask for a permit/],
    ['will the insurance cover an old roof', /^Your policy is not among what I know/],
    ['induction or gas', /^Electric is simpler and safer/],
    ['cuándo vencen los impuestos', /^Los impuestos no están en sus registros/],
    ['does an old fridge use much power', /^I have no figures of what one costs to run/],
  ])('gets that answer and no date: %s', (question, says) => {
    expect(answered(question).text).toMatch(says)
    expect(answered(question).forecastOn).toBeUndefined()
  })

  test.each([
    'what is the best brand of fridge',
    'when should I change the filter of my furnace',
    'a stove burner will not light',
  ])('is not confused with an ordinary question with similar words: %s', (question) => {
    expect(understand(question, { today: questionDate }).specialIntent).toBeUndefined()
  })
})

test.each([
  ['my roof is 12 years old and it is metal', 'metal'],
  ['the water heater is 9 years old, it is electric', 'electric_storage'],
  ['my furnace burns oil, 20 years old', 'oil'],
  ['driveway is concrete, 10 years', 'concrete'],
])(
  'HomeBot reads the variant of a component from a later part of the question: “%s”',
  (question, variant) => {
    const { components } = understand(question, { today: questionDate })
    expect(components.map((one) => one.variant)).toEqual([variant])
  },
)

describe('a question about the price of a repair', () => {
  test.each([
    ['what does a dryer repair usually cost', /^Repairing a dryer costs about \$120 to \$750 \(ThePricer\)/],
    ['average cost to fix a fridge', /^Repairing a refrigerator costs about \$250 to \$600/],
    ['how much does a repairman charge for a stove', /^Repairing a stove costs about \$120 to \$500/],
    ['how much does it cost to repair the ac', /\$75 to \$4,200, usually about \$650/],
    ['ac tuneup cost?', /^A service call for an air conditioner, .* \$50 to \$200, .* \$75 to \$150/],
    [
      'how much is a furnace tune-up',
      /^A service call for a furnace, such as a tune-up, costs about \$50 to \$200/,
    ],
    ['typical repair bill for a driveway', /^I found no published repair prices for driveways/],
    ['cuanto cuesta reparar la secadora', /^Reparar una secadora cuesta de \$120 a \$750/],
  ])('is answered with the published prices: %s', (question, text) =>
    expect(answered(question).text).toMatch(text),
  )

  test('is not recognized in a question about the price of a new component', () => {
    expect(answered('what does a new dryer cost').text).toMatch(/^Replacing a dryer/)
  })
})

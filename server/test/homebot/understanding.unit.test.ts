import { broaderDangerOf, safetyAdvice } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../scripts/vitest/rounds.ts'
import { understand } from '../../src/features/homebot/understanding/understand.ts'
import { removeMarks, tokenizeQuestion } from '../../src/features/homebot/understanding/words/words.ts'
import { judgeQuestion, shareWithoutFault } from './judge-question.ts'
import { questionDate, questionSets, readQuestions } from './question-sets.ts'

const allTuned = readQuestions(questionSets.tuned)
/** All tuned questions that report a danger, and every eighth of the others. In a long run, all tuned questions. */
const tuned = allTuned
  .filter(({ dangers }, index) => dangers.length > 0 || index % rounds(8, 1) === 0)
  .map(judgeQuestion)
const heldOut = readQuestions(questionSets.heldOut).map(judgeQuestion)
const reportsDanger = ({ question }: (typeof tuned)[number]) => question.dangers.length > 0
const understood = (text: string) => understand(text, { today: questionDate })
const agesIn = (text: string) => {
  const { components, age } = understood(text)
  return [...components.flatMap((named) => named.age?.years ?? []), ...(age ? [age.years] : [])]
}

describe('HomeBot', () => {
  test('is tested with over 4,000 tuning questions of at least 17 intents', () => {
    expect(allTuned.length).toBeGreaterThan(4000)
    expect(new Set(tuned.flatMap(({ question }) => question.intents)).size).toBeGreaterThanOrEqual(17)
  })

  test('recognizes every danger in the tuning questions and raises no false alarm', () => {
    const faults = tuned.flatMap(({ question, faults: found }) =>
      found
        .filter((fault) => /^danger|instead of safety|intent: safety/.test(fault))
        .map((fault) => `${question.text}: ${fault}`),
    )
    expect(faults).toEqual([])
  })

  test('understands at least 95% of the questions that its developers do not see, and all dangers among them', () => {
    // The test shows only how many are right. A developer who reads the questions would tune HomeBot on them.
    expect(heldOut.length).toBeGreaterThanOrEqual(230)
    expect(shareWithoutFault(heldOut.filter(reportsDanger))).toBe(1)
    expect(shareWithoutFault(heldOut)).toBeGreaterThanOrEqual(0.95)
  })

  test('understands at least 99% of the tuning questions without a fault', () => {
    const wrong = tuned.filter(({ faults }) => faults.length > 0)
    expect(
      shareWithoutFault(tuned),
      wrong.map(({ question }) => question.text).join('\n'),
    ).toBeGreaterThanOrEqual(0.99)
  })
})

describe('a suggested next question', () => {
  test('is understood by HomeBot as neither off topic nor a danger', () => {
    const offered = new Set(tuned.flatMap(({ next }) => next))
    expect(offered.size).toBeGreaterThan(30)
    expect([...offered].filter((text) => /off_topic|safety/.test(understood(text).intents[0]))).toEqual([])
  })
})

describe('the words of a message', () => {
  test.each([
    [
      "My refridgerator's twenty-two years old & it won't cool",
      'my refridgerator 22 years old it will not cool',
    ],
    ['quoted $1.2k, or two grand', 'quoted $1200 or $2000'],
    ['put in nineteen ninety-eight', 'put in 1998'],
    ['la lavadora tiene treinta y dos años', 'la lavadora tiene 32 anos'],
    ['once a year', 'once a year'],
    ['a/c, H.V.A.C. and T&P', 'ac hvac and relief'],
    ['<b>fridge</b>\u202e \u0007roof', 'fridge roof'],
    ['watre haeter furnce', 'water heater furnace'],
    ['a stone driver over the bridge', 'a stone driver over the bridge'],
  ])('are normalized from "%s" to "%s"', (text, words) => {
    expect(removeMarks(tokenizeQuestion(text)).join(' ')).toBe(words)
  })

  test.each([
    ['hundreds of number words', 'twenty '.repeat(570)],
    ['hundreds of typing errors', 'frigderator '.repeat(330)],
    ['brackets', '((('.repeat(1300)],
    ['only emoji', '🏠'.repeat(2000)],
    ['one long word', 'a'.repeat(4000)],
    ['sums and years', '$400 12 years old fridge '.repeat(160)],
  ])('take less than a second of processor time to understand: %s', (_what, text) => {
    const { user } = process.cpuUsage()
    understood(text)
    expect((process.cpuUsage().user - user) / 1000).toBeLessThan(1000)
  })
})

describe('the ages in a question', () => {
  test.each([
    ['fridge installed March 2014', [12]],
    ['fridge from 2014', [12]],
    ['the roof was done last fall', [1]],
    ['roof replaced last year', [1]],
    ['a decade old furnace', [10]],
    ['washer bought two and a half years ago', [2]],
    ['stove is 6 months old', [0]],
    ['we just bought a dryer', [0]],
    ['my furnace, 3 hundred years old', [300]],
    ['my furnace (20 years old) and my roof (12 years old)', [20, 12]],
    ['we bought in 2020 and the furnace was ten years old already', [16]],
    ['dishwasher came with the place in 2013, was 2 yrs old then', [15]],
    ['washer is from before the pandemic, 2018ish', [8]],
    ['furnace is 10-ish years old', [10]],
    ['roof was put on when obama got reelected so like 2012', [14]],
    ['water heater went in when clinton was president', [29]],
    ['stove bought the year of the covid lockdown', [5]],
    ['fridge from the summer of covid', [5]],
    ['dishwasher warranty (10 yr) expired two years ago', [12]],
    ['furnace put in under obama, water heater from 2019', [13, 7]],
    ['when we moved in in 2015 the roof was 6', [17]],
    ['a quarter-century-old furnace', [25]],
    ['it is 8', [8]],
    ['got the dryer a year ago. how many years will it last', [1]],
    ['we have had this air conditioner for fourteen years; when is it likely to fail?', [14]],
    ['I have owned this oven 15 years. What do the odds look like?', [15]],
    ['dryer is coming up on eight, how many years has it left', [7]],
    ['odds the furnace lasts another 5 years', []],
    ['how long will a dryer last with a 10 year warranty', []],
    ['I plan to sell in 5 years, will the roof last', []],
    ['will the stove last until 2035', []],
    ['how much is a brand new stove', []],
    ['clean the filter every 3 months on the furnace', []],
  ])('are read from "%s" as %j', (text, years) => {
    expect(agesIn(text)).toEqual(years)
  })

  test('are counted from the month that the question names', () => {
    expect(understood('dryer put in june 2018').components[0]?.age?.installedOn).toBe('2018-06-01')
  })
})

describe('the component that a user selected for a question to HomeBot', () => {
  test('is the subject of a symptom if the message names no component', () => {
    const asked = understand('it is leaking', { today: questionDate, chosenType: 'water_heater' })
    expect(asked).toMatchObject({ intents: ['symptom'], symptom: { type: 'water_heater', name: 'leaking' } })
  })

  test('is not the subject of random keystrokes', () => {
    expect(understand('yyyyyyyy', { today: questionDate, chosenType: 'water_heater' }).intents).toEqual([
      'off_topic',
    ])
    expect(understand('it drips', { today: questionDate, chosenType: 'water_heater' }).intents).not.toEqual([
      'off_topic',
    ])
  })
})

describe('a question with "how much longer"', () => {
  test.each([
    'How much longer will it last?',
    'how much longer',
    'how much longer can we keep it',
    'how much more will it last',
    'It still runs. How much longer will it run?',
    'how much longer will my dryer go on',
  ])('is recognized as asking for a time, not for a price: %s', (text) => {
    expect(understood(text).intents).toEqual(['life'])
    expect(understand(text, { today: questionDate, chosenType: 'dryer' }).intents).toEqual(['life'])
  })
})

const componentNames = 'fridge dishwasher furnace roof driveway stove dryer washer AC'.split(' ')

describe('a short message that names a component', () => {
  test.each([
    'and the ?',
    'what about the ? then',
    'how long does my ? last',
    'my ? will not turn on this morning',
    'the ? is hot to the touch while it runs, normal?',
    'is something wrong with my ?',
    'and the ? in the basement, please',
  ])('is not treated as a danger, whatever component replaces “?”: %s', (text) => {
    const alarmed = componentNames.filter((name) => understood(text.replace('?', name)).dangers.length > 0)
    expect(alarmed).toEqual([])
  })
})

/** A thing, what it does, and the kind of danger that this reports. */
const dangerous = [
  ['stove', 'smells like gas', 'gas'],
  ['gas line behind the dryer', 'is hissing', 'gas'],
  ['furnace', 'makes us dizzy', 'carbon_monoxide'],
  ['furnace', 'sets off the CO alarm', 'carbon_monoxide'],
  ['dryer', 'is smoking', 'fire'],
  ['dishwasher', 'has flames coming out of it', 'fire'],
  ['washer', 'shocks me when I touch it', 'electrical'],
  ['fridge', 'sparks at the plug', 'electrical'],
  ['washer', 'leaks onto the power strip', 'water_near_electrics'],
  ['water heater', 'is bulging', 'tank_pressure'],
  ['roof', 'is sagging badly in the middle', 'collapse'],
  ['attic beam', 'cracked and is bending', 'collapse'],
  ['supply line', 'snapped and floods the kitchen', 'flood'],
] as const

describe('a report of danger', () => {
  test.each([
    'the X we bought last year Y',
    'our X, installed in 2016, Y',
    'the X that came with the house in 1998 Y',
    'the X they repaired last winter Y',
    'the X was fixed last year and again it Y',
    'since last year the X Y',
    'I had the X checked for leaks last year and now it Y',
    'my 15 year old X Y, when should I replace it?',
    'my X Y. what does a new one cost?',
    'how do I prevent this? X Y',
    'it does not heat well and the X Y',
    'which of mine is next? the X Y',
    'could it explode some day? the X Y',
    'my wife says the X Y but I do not smell anything',
  ])(
    'is recognized for every pair of a thing X and a danger Y, such as “stove” and “smells like gas”, in “%s”',
    (frame) => {
      const missed = dangerous.flatMap(([thing, does, danger]) => {
        const text = frame.replace('X', thing).replace('Y', does)
        const { dangers } = understood(text)
        return dangers.some((one) => broaderDangerOf(one) === danger) ? [] : [`${text}: ${dangers}`]
      })
      expect(missed).toEqual([])
    },
  )

  test.each([
    'can an old furnace cause a fire',
    'could my water heater explode?',
    'is there a danger of carbon monoxide from an old furnace',
    'dishwasher flooded the kitchen last month, plumber fixed it',
    'the gas leak was fixed last year',
    'what upkeep keeps a perfectly good water heater from bursting',
  ])('is not recognized in a message about a past or possible danger: %s', (text) => {
    expect(understood(text).dangers).toEqual([])
  })
})

describe('a danger in a message to HomeBot', () => {
  test.each([
    'she would rather be gone than pay 9k',
    'the old heater flooded in 2015 and this one is flooding the basement',
    'the last tenant had a fire, and theres smoke in the kitchen how long do i have',
    'wire hanging in the gutter and its sparking',
  ])('is still recognized if the message mentions a price, an old event or a gutter: %s', (text) => {
    expect(understood(text).dangers).not.toEqual([])
  })
})

describe('HomeBot’s first safety step', () => {
  test.each([
    ['the breaker panel is hot and buzzing', 'Keep away from the panel'],
    [
      'power line fell in the yard after roof damage',
      'Stay inside if the line touches the car or house that you are in; otherwise stay at least 35 feet',
    ],
    ['power line down on my truck im inside it', 'Stay in the car'],
    ['a live power line landed on the hood, my kids and i are in the van', 'Stay in the car'],
    ['can I use my gas oven to heat the house', 'No, never heat'],
    ['basement flooded, furnace under water, can I turn it on', 'Stay out of the water'],
    ['the vent of my water heater is disconnected', 'Get everyone, pets too, into fresh air'],
    ['the dryer lint caught fire yesterday, put it out', 'Leave it switched off'],
  ])('after "%s" is "%s"', (text, step) => {
    const { dangers } = understood(text)
    expect(dangers[0] && safetyAdvice[dangers[0]].english[0]).toMatch(new RegExp(`^${step}`))
  })

  test('for a hot panel or a fallen wire does not send the user to the breaker', () => {
    for (const text of ['lightning hit the roof and wires are hanging', 'fusebox humming and hot'])
      expect(understood(text).dangers).not.toContain('electrical')
  })
})

describe('a message to HomeBot that denies a danger', () => {
  test.each([
    'I do not smell any gas, the stove just clicks',
    'no sparks, the dryer is just slow',
    'furnace without a gas leak',
  ])('raises no alarm: %s', (text) => {
    expect(understood(text).dangers).toEqual([])
  })
})

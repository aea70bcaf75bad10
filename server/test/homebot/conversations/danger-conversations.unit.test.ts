import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { describe, expect, test } from 'vitest'
import { emptyTopic } from '../../../src/features/homebot/understanding/conversation/topic.ts'
import {
  applyEarlierDangers,
  relateToDanger,
} from '../../../src/features/homebot/understanding/dangers/danger-follow-up.ts'
import { dangerNames } from '../../../src/features/homebot/understanding/dangers/danger-kinds.ts'
import { understand } from '../../../src/features/homebot/understanding/understand.ts'
import { questionDate } from '../question-sets.ts'
import { reportedDangers } from '../reported-dangers.ts'
import { converseWithoutRecords } from './converse-without-records.ts'

const converse = (...messages: string[]) => converseWithoutRecords(messages)

const gasAlarm = 'my gas alarm is going off'
const stayOut =
  /^Stay outside, well away from the building, and call 911 and your gas company from there now.*Do not go back in/

describe('HomeBot after a reported danger', () => {
  test.each([
    ['ok im outside now what'],
    ['now what'],
    ['ok'],
    ['we are all out'],
    ['what next?'],
    ['can i go back in'],
    ['can I go back in to turn the furnace off?'],
    ['is it safe to use the stove now?'],
    ['the smell is gone'],
    ['the alarm stopped, can i go inside?'],
    ['im outside but it still smells of gas'],
    ['my cat is still inside'],
    ['should i call someone'],
    ['how long should i wait'],
    ['thanks'],
    ['is it all clear?'],
    ['waiting for the all clear'],
    ['when do we get the all clear'],
    ['they have not given the all clear yet'],
    ['not all clear'],
    ['what if it is a false alarm?'],
    ['should I open the windows'],
  ])('says what to do next after the message “%s”', async (question) => {
    const { response, is_danger: isDanger } = await converse(gasAlarm, question)
    expect(response).toMatch(stayOut)
    expect(isDanger).toBe(true)
  })

  test('repeats the next step through several follow-up questions', async () => {
    expect((await converse(gasAlarm, 'ok', 'and now?', 'can we go in')).response).toMatch(stayOut)
  })

  test('puts a reminder of the danger before the answer to another question', async () => {
    const { response } = await converse(gasAlarm, 'How long does a dryer last?')
    const [reminder, answer] = response.split('\n\n')
    expect(reminder).toMatch(/^Stay outside, .*write “all clear” and we go on\.$/)
    expect(answer).toMatch(/^Half of all dryers/)
    expect((await converse(gasAlarm, 'How long does a dryer last?', 'ok now what')).response).toMatch(stayOut)
  })

  test('answers a new danger first', async () => {
    const { response } = await converse(gasAlarm, 'the stove is on fire!')
    expect(response).toMatch(/^Get everyone out now/)
  })

  test.each([
    ['all clear'],
    ['All clear!'],
    ['ok all clear now, thanks'],
    ['the fire department said it is safe'],
    ['the gas company came and fixed it'],
    ['it was a false alarm'],
    ['firefighters gave us the all-clear'],
    ['all clear, the gas leak is fixed'],
  ])('accepts that the danger is over after the message “%s”', async (question) => {
    const { response, is_danger: isDanger } = await converse(gasAlarm, question)
    expect(response).toMatch(/^Good to hear that it is over\./)
    expect(isDanger).toBe(false)
    const later = await converse(gasAlarm, question, 'How long does a dryer last?')
    expect(later.response).not.toContain('Stay outside')
    expect((await converse(gasAlarm, question, 'thanks')).response).toMatch(/^You are welcome/)
  })

  test.each([
    ['theres a fire in unit 4', 'who lives in unit 2'],
    ['theres a fire in unit 4', 'who won the super bowl'],
    ['the house is on fire', 'cuanto pagan de renta'],
    ['dad fell off the roof', 'do i have a warranty on it'],
    ['the tenant got shocked by the washer', 'add a task to paint the fence'],
    ['outlet in the kitchen is sparking', 'is the lease still good'],
    ['dad fell off the roof', 'i have to pay the rent'],
    ['theres a fire in unit 4', 'the tenant pays on the first'],
  ])(
    'does not treat the danger as over after a message about another subject: “%s”, then “%s”',
    async (danger, question) => {
      expect((await converse(danger, question)).response).not.toMatch(
        /Good to hear that it is over|Me alegra/,
      )
    },
  )

  test('treats the danger as over if a message explains its signs as harmless', async () => {
    expect((await converse('i smell smoke', 'it was the neighbor’s barbecue')).is_danger).toBe(false)
  })

  test('answers a question in the same message as the all clear', async () => {
    const { response } = await converse(gasAlarm, 'all clear. How long does a dryer last?')
    expect(response).not.toContain('Stay outside')
    expect(response).toMatch(/^Half of all dryers/)
  })

  test('returns to the earlier subject after the all clear', async () => {
    const { response } = await converse(
      'How long does a dryer last?',
      gasAlarm,
      'all clear',
      'what does it cost?',
    )
    expect(response).toMatch(/^Replacing a dryer typically costs/)
  })
})

/** Reports that match no rule for dangers, and the first report of each kind of danger. */
const newReports = [
  'kid got burned by the tap water its like 160 degrees',
  'my wife went quiet in the bath and the door is locked',
  'baby rolled in the vermiculite',
  'tree came through the roof, my wife is trapped',
  'grandma scalded her feet in the tub',
  'hot water got my toddlers arm, its all red',
  'mi hija se quemó con el agua de la llave',
  ...new Map(reportedDangers.map(({ danger, text }) => [danger, text])).values(),
]

describe('a message to HomeBot about a new danger while an earlier danger is not over', () => {
  test.each(newReports)('gets the first step against the new danger, whatever the old one: %s', (text) => {
    const fresh = understand(text, { today: questionDate })
    const [first] = fresh.dangers
    if (!first) throw new Error('No danger was found.')
    const isNewAfter = (open: Danger) => open !== first && !['alarm_over', 'fire_out'].includes(first)
    const swallowed = dangerNames.filter(isNewAfter).filter((open) =>
      [
        { dangers: [open], said: 'it began here' },
        { dangersElsewhere: { dangers: [open], untilMs: 0, isReminded: false } },
      ].some((topic) => {
        const asked = applyEarlierDangers(text, fresh, relateToDanger(text, fresh, topic))
        return asked.dangers[0] !== first
      }),
    )
    expect(swallowed).toEqual([])
  })

  test.each([
    'my cat is still in there',
    'she is still in there',
    'grandma is still in there',
    'im in the yard, what about my purse',
    'still smells',
    'is it all clear?',
  ])('is not confused with a message that returns to the earlier danger: %s', async (text) =>
    expect((await converse('i smell gas', text)).response).toMatch(stayOut),
  )

  test('is answered about the new danger in a conversation', async () => {
    const shock = 'i get a lil zap every time i touch the washer'
    const says = /^Get the burn under cool running water/
    expect((await converse(shock, newReports[0] ?? '')).response).toMatch(says)
    expect((await converseDuring('electrical', newReports[0] ?? '')).response).toMatch(says)
  })
})

describe('HomeBot after a message about suicide', () => {
  test.each(['i dont know', 'nobody cares', 'ok', 'i cant call', 'i am not ok', 'what now'])(
    'names the emergency number 988 again, and does not ask for an all clear, after the message “%s”',
    async (question) => {
      const { response, is_danger: isDanger } = await converse('i want to kill myself', question)
      expect(response).toMatch(/^Please call or text 988 now/)
      expect(response).not.toContain('all clear')
      expect(isDanger).toBe(true)
    },
  )

  test.each(['im ok now', 'just kidding', 'I feel better', 'i called 988'])(
    'accepts the all clear “%s”, and names the emergency number 988 once more',
    async (question) => {
      expect((await converse('i just want to end it all', question)).response).toMatch(
        /^I am glad that you told me\..*988/,
      )
    },
  )
})

test.each([
  ['carbon monoxide alarm is going off', 'we are outside', /^Stay in the fresh air and call 911/],
  ['co alarm is going off and my son feels dizzy', 'false alarm it was the battery', /fresh air/],
  ['my dryer is on fire', 'im out now what', /^Stay outside, .* call 911/],
  ['I burned my hand with hot tap water', 'ok what next', /^Keep the burn under cool running water/],
  ['part of the roof caved in', 'we got out, what now', /^Stay outside/],
  ['my kid is stuck in the freezer', 'he is out now what', /watch their breathing/],
  ['old white duct wrap broken', 'ok i closed the door', /^Stay out of that room/],
  ['A/C is hissing, sweet smell, eyes burn', 'im outside', /^Stay in the fresh air/],
])('after the danger "%s", HomeBot answers "%s" with the next step', async (danger, question, says) => {
  expect((await converse(danger, question)).response).toMatch(says)
})

describe('a harmless message whose words resemble a danger', () => {
  test.each([
    ['how old is my furnace', 'hmm and which year did it go in'],
    ['how old is my furnace', 'ok, and the year they put it in'],
    ['How often should I clean the coils of a fridge?', 'if I clean them each month, will she live longer?'],
    ['How often should I clean the coils of a fridge?', 'if we do it every month does she live more years'],
    ['How often should I clean the coils of a fridge?', 'oh dear, have I shortened the poor machine’s life'],
    ['How often should I clean the coils of a fridge?', 'does skipping that shorten the life of it?'],
    [
      'read me my notes on the porch, for the life of me I cannot recall what I wrote',
      'the thing with the gutters, did I put a date on it or only worry about it',
    ],
  ])('raises no alarm after “%s”: %s', async (before, question) => {
    expect((await converse(before, question)).is_danger).toBe(false)
  })

  test.each([
    ['how old is my furnace', 'I do not want to live any more years'],
    ['how old is my furnace', 'it is full of smoke in here'],
    ['How often should I clean the coils of a fridge?', 'my husband is on the floor and turned blue'],
    ['my wife is upset', 'she took all of her pills'],
    ['the basement is wet', 'and the outlets are under water'],
  ])('is not confused with a report of a real danger after “%s”: %s', async (before, question) => {
    expect((await converse(before, question)).is_danger).toBe(true)
  })
})

/** Holds a new conversation while HomeBot still has to remind the user of a danger from another conversation. */
const converseDuring = (danger: Danger, ...messages: string[]) =>
  converseWithoutRecords(messages, {
    ...emptyTopic,
    dangersElsewhere: { dangers: [danger], untilMs: 0, isReminded: false },
  })

describe('a new conversation shortly after a danger in another one', () => {
  test.each([
    ['How long does a dryer last?', /^Half of all dryers/],
    ['how often do you replace carbon monoxide detectors', /carbon monoxide alarm after five to ten/],
    ['do i need a co alarm in every bedroom', /^Put a carbon monoxide alarm on every level/],
    ['is it safe to run the dryer overnight', /^Better not: run a dryer while/],
    ['how long should i wait to replace the roof', /^Half of all roofs/],
    ['what should i do first this year', /^You have nothing on record yet/],
    ['my neighbor got a heat pump, is it worth it', /^A heat pump fits best where/],
    ['who won the game', /^That is outside what I know/],
  ])('has one reminder of the danger before the answer to “%s”', async (question, says) => {
    const { response, is_danger: isDanger } = await converseDuring('gas', question)
    const [reminder = '', ...rest] = response.split('\n\n')
    expect(reminder).toMatch(
      /^If the danger .* is not over: Stay outside, .*write “all clear” and we go on\.$/,
    )
    expect(rest.join('\n\n')).toMatch(says)
    expect(rest.join('\n\n')).not.toMatch(/stay outside/i)
    expect(isDanger).toBe(false)
    expect((await converseDuring('gas', question, 'How long does a roof last?')).response).not.toMatch(
      /danger/,
    )
  })

  test.each([
    'can i go back in',
    'the smell is gone, can we go inside',
    'my cat is still in there',
    'what now',
  ])('has the next step after “%s”, also if another question came between', async (question) => {
    expect((await converseDuring('gas', question)).response).toMatch(stayOut)
    expect((await converseDuring('gas', 'How long does a dryer last?', question)).response).toMatch(stayOut)
  })

  test('has the reminder and the next step in the language of the question', async () => {
    const said = async (question: string) => (await converseDuring('gas', question)).response
    expect(await said('¿cuánto dura una secadora?')).toMatch(
      /^Si el peligro .*Quédese afuera.*escriba “todo despejado” y seguimos\.\n\n.*secadora/,
    )
    expect(await said('How long does a dryer last?')).toMatch(/^If the danger .*“all clear”/)
    expect(await said('¿ya puedo entrar?')).toMatch(/^Quédese afuera/)
    expect(await said('todo despejado')).toMatch(/^Me alegra que haya pasado/)
    const later = await converseDuring('gas', 'todo despejado', '¿cuánto dura una secadora?')
    expect(later.response).not.toMatch(/peligro/)
  })
})

import { describe, expect, test } from 'vitest'
import { findAction, type RequestedAction } from './actions.ts'
import { correctedAction } from './conversation/corrected-action.ts'
import { confirmsOffer } from './conversation/message-patterns.ts'

const today = '2026-11-24'
const found = (message: string) => findAction(message, today)

describe('findAction, which reads what a message asks to record', () => {
  test.each([
    ['Put down that I had the gutters cleaned today for 180', 'the gutters cleaned', 180],
    ['log $45 for furnace filters', 'furnace filters', 45],
    ['spent 75 bucks on furnace filters yesterday', 'furnace filters', 75],
    ['paid 212 bucks for gutter cleaning yesterday, log it', 'gutter cleaning', 212],
    ['paid $300 for weeds, please record that', 'weeds', 300],
    ['spent 95 on a dryer hose today. add it', 'dryer hose', 95],
  ])('finds an expense with its purpose in “%s”', (message, text, dollars) => {
    expect(found(message)).toMatchObject({ kind: 'expense', text, dollars })
  })

  test.each([
    ['Marisol is moving out end of february, note it', 'Marisol is moving out end of february 2027'],
    ['derek leaves in december, save that', 'Derek leaves in december 2026'],
    ['note: the lease of unit 2 ends in May', 'The lease of unit 2 ends in May 2027'],
    ['note: the warranty ended in may', 'The warranty ended in may'],
    ['note: roof was done in March 2024', 'Roof was done in March 2024'],
  ])('adds the year to a coming month in the note “%s”', (message, text) => {
    expect(found(message)).toMatchObject({ kind: 'note', text })
  })

  test.each([
    ['furnace filter was choking, changed it today', today],
    ['ac filter was filthy, we changed it yesterday', '2026-11-23'],
    ['dryer vent was clogged, cleaned it this morning', today],
  ])('finds a finished task in “%s”, which begins with the reason', (message, on) => {
    expect(found(message)).toMatchObject({ kind: 'done', on })
  })

  test.each([
    ['I replaced the water heater yesterday for $1,450', { on: '2026-11-23', dollars: 1450 }],
    ['We just got a new dryer', { on: undefined, dollars: undefined }],
    ['had the roof replaced in June 2026', { on: '2026-06-01' }],
    ['the furnace was replaced last week for 4200 dollars', { on: '2026-11-17', dollars: 4200 }],
    ['replaced the stove yesterday, new Frigidaire, paid 899', { on: '2026-11-23', dollars: 899 }],
    ['Log that unit 3 got a new stove on Saturday. 989 dollars', { on: '2026-11-21', dollars: 989 }],
    ['i swapped the water heater today, 2450 all in', { on: '2026-11-24', dollars: 2450 }],
    ['we installed a new furnace in 2019', { on: '2019-07-01' }],
  ])('finds a replacement to record in “%s”', (message, expected) => {
    expect(found(message)).toMatchObject({ kind: 'replace', ...expected })
  })

  test.each([
    ['Remind me to clean the gutters in March', 'Clean the gutters', '2027-03-01', true],
    ['please add a task: call the plumber next Tuesday', 'Call the plumber', '2026-12-01', false],
    [
      'set a reminder to test the smoke alarms on January 3 at home',
      'Test the smoke alarms',
      '2027-01-03',
      false,
    ],
    ['Recuérdame limpiar las canaletas en marzo', 'Limpiar las canaletas', '2027-03-01', true],
    ['remind me to buy filters', 'Buy filters', undefined, false],
    ['remind me', undefined, undefined, false],
  ])('finds a task to record in “%s”', (message, title, on, isWholeMonth) => {
    expect(found(message)).toEqual({ kind: 'task', title, on, isWholeMonth })
  })

  test.each([
    ['Note that the filter size is 16x25x1', 'The filter size is 16x25x1'],
    ['make a note: paint is Swiss Coffee', 'Paint is Swiss Coffee'],
    ['add a note', undefined],
    ['note for the dryer: vent hose is 4 inch', 'Vent hose is 4 inch'],
  ])('finds a note to record in “%s”', (message, text) =>
    expect(found(message)).toMatchObject({ kind: 'note', text }),
  )

  test.each([
    ['the chimney sweep came yesterday, 160 dollars', { kind: 'done', on: '2026-11-23', dollars: 160 }],
    ['im done with the windows', { kind: 'done', dollars: undefined }],
    ['drop the planned date of the roof', { kind: 'plan', on: undefined }],
    ['the washer is 7 not 9', { kind: 'age', installedOn: '2019-11-24' }],
    ['log $40 for salt on the 9th', { kind: 'expense', on: '2026-11-09', text: 'salt' }],
    ['Ana renewed for two more years at 1,250', { kind: 'rent', dollars: 1250, months: 24 }],
    [
      'new tenant in unit 4: Joe Park, 980 a month from jan 15, one year',
      { kind: 'tenant', name: 'Joe Park', dollars: 980, on: '2027-01-15', months: 12 },
    ],
    ['his number is 512 555 0136', { kind: 'phone', number: '512-555-0136' }],
    ['put in a new dishwasher at 102 last friday for 720', { kind: 'replace', dollars: 720 }],
    ['replaced the dishwasher in 102 yesterday, paid 640', { kind: 'replace', dollars: 640 }],
    ['push the washer to next fall', { kind: 'plan', on: '2027-10-01' }],
    ['add to notes: spare key with the neighbor at 410', { kind: 'note' }],
  ])('finds a change of a record in “%s”', (message, expected) =>
    expect(found(message)).toMatchObject(expected),
  )

  test.each([
    ['Plan the roof for 2030', '2030-07-01'],
    ['set the dryer to June 2028', '2028-06-01'],
    ['move the furnace replacement to 3/1/2029', '2029-03-01'],
  ])('finds a date to plan for in “%s”', (message, on) =>
    expect(found(message)).toEqual({ kind: 'plan', on }),
  )
})

describe('a day of the month without its month, in a message to HomeBot', () => {
  test.each([
    ['remind me to clean the gutters on the 31st', '2026-12-31'],
    ['remind me to clean the gutters on the 28th', '2026-11-28'],
    ['remind me to clean the gutters on the 3rd', '2026-12-03'],
    ['replaced the roof on the 31st', '2026-10-31'],
  ])(
    'is read as the nearest such date, in the future for tasks and in the past for replacements: %s',
    (message, on) => expect(found(message)).toMatchObject({ on }),
  )

  test.each<[RequestedAction, string, string]>([
    [{ kind: 'plan', on: '2027-03-10' }, 'make that the 5th', '2027-03-05'],
    [{ kind: 'plan', on: '2027-02-10' }, 'make that the 31st', '2027-03-31'],
    [{ kind: 'task', title: 'Paint', on: undefined, isWholeMonth: false }, 'make that the 5th', '2026-12-05'],
    [{ kind: 'replace', on: undefined, dollars: 640 }, 'no, on the 5th', '2026-11-05'],
    [{ kind: 'replace', on: '2026-11-19', dollars: 640 }, 'no, on the 5th', '2026-11-05'],
  ])('replaces the date of the offer %o in the message “%s”', (action, message, on) =>
    expect(correctedAction(action, message, today)).toEqual({ ...action, on }),
  )

  test('is not read as a date if no month has that day', () => {
    expect(correctedAction({ kind: 'plan', on: '2027-02-10' }, 'make that the 45th', today)).toBeUndefined()
  })
})

test.each([
  'when should I replace my dryer',
  'We got a new dryer 3 years ago, how long will it last?',
  'how much is a new roof',
  'plan the roof for last year',
  'set the table for dinner',
  'notes about my water heater',
  'The water heater leaks',
  'what did I note about the furnace',
])('findAction finds nothing to record in “%s”', (message) => expect(found(message)).toBeUndefined())

test.each([
  'should have replaced the roof last week',
  'we should’ve replaced the dryer in 2019',
  'I was going to replace the stove last month',
  'almost bought a new fridge yesterday',
  'almost paid $900 for the roof repair',
  'meant to clean the gutters on Saturday',
  'casi compré una secadora nueva',
])('findAction finds nothing to record in an act that did not happen: %s', (message) =>
  expect(found(message)).toBeUndefined(),
)

test('findAction finds the finished work in a message that also names work that was not done', () => {
  expect(found('we replaced the roof in 2015 and should have done the gutters')).toMatchObject({
    kind: 'replace',
    on: '2015-07-01',
  })
})

test.each([
  ['cleaned the gutters on sat', '2026-11-21'],
  ['gutters done as of fri', '2026-11-20'],
  ['done sat', '2026-11-21'],
  ['flushed the water heater tues', '2026-11-24'],
  ['cleaned the coils weds.', '2026-11-18'],
])('findAction reads the short weekday of a done task: %s', (message, on) =>
  expect(found(message)).toMatchObject({ kind: 'done', on }),
)

test('findAction reads no weekday in “sat on the roof”', () => {
  expect(found('I cleaned the gutters and sat on the roof')).toMatchObject({ kind: 'done', on: undefined })
})

test.each(['paid 14,5 for the gutters', 'log an expense of 1,50,000 for the roof'])(
  'findAction reads no sum if its comma is ambiguous: %s',
  (message) => expect(found(message)).toMatchObject({ kind: 'expense', dollars: undefined }),
)

test.each([
  ['yes', true],
  ['yep', true],
  ['ok go ahead', true],
  ['sure', true],
  ['no', false],
  ['yes but it was 910', false],
])('“%s” confirms an offer: %s', (message, isConfirmed) => {
  expect(confirmsOffer(message, today)).toBe(isConfirmed)
})

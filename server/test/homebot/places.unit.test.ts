import { describe, expect, test } from 'vitest'
import { findPlace } from '../../src/features/homebot/understanding/places.ts'
import { findStates } from '../../src/features/homebot/understanding/words/states.ts'

type OutlinedHome = Parameters<typeof findPlace>[1]['homes'][number]
const birch: OutlinedHome = {
  ...{ id: 'birch', street: '415 Birch Road', city: 'Fargo', state: 'ND', units: [] },
}
const laurel: OutlinedHome = {
  id: 'laurel',
  street: '62 Laurel Ct',
  city: 'Tulsa',
  state: 'OK',
  units: ['1', '2'],
}
const outline = { homes: [birch, laurel], tenants: [] }

describe('a house number in a message to HomeBot', () => {
  test.each([
    ['what would a new driveway at 415 run me', 'birch'],
    ['cost of the roof at 415 birch', 'birch'],
    ['how much would the 415 house cost in 2029', 'birch'],
    ['415: when is the furnace due', 'birch'],
    ["415's dryer, how old", 'birch'],
    ['does 62 need anything this year', 'laurel'],
    ['what is the budget for 62 in 2027', 'laurel'],
    ['water heater at 62 quoted 900 to fix', 'laurel'],
    ['and 415?', 'birch'],
    ['no hot water at 415', 'birch'],
    ['how is the furnace in 415', 'birch'],
    ['anything due in house number 62', 'laurel'],
  ])('is enough to identify the home: %s', (message, home) => {
    const place = findPlace(message, outline)
    expect(place.home?.id).toBe(home)
    expect(place.words).not.toMatch(/415|62/)
  })

  test.each([
    'fix the fridge for 415',
    'plumber wants 415 for the water heater',
    'the repair came in at 415',
    'is $415 fair for a new valve',
    'set the water heater at 62 degrees',
    'the roof has 62 percent left',
    'it died after 415 days',
    'the roof was put in in 62',
    'add 415 to what I set aside each month',
  ])('is not read in a price, a temperature or a count: %s', (message) => {
    expect(findPlace(message, outline).home).toBeUndefined()
  })

  test('identifies no single home if the message has two house numbers', () => {
    expect(findPlace('what will 415 and 62 cost in 2027', outline).home).toBeUndefined()
  })

  test('identifies no home if two homes have that house number', () => {
    const homes = [birch, { ...laurel, street: '415 Laurel Ct' }]
    expect(findPlace('when is the roof at 415 due', { homes, tenants: [] }).home).toBeUndefined()
  })
})

describe('words such as “our place” in a message to HomeBot', () => {
  const homes = [birch, { ...birch, id: 'let', street: '9 Elm St', isLet: true }, laurel]
  test.each([
    'what needs replacing at our place',
    'how old is the roof on our own house',
    'hows ours doing',
    'que le falta a nuestra casa',
  ])('mean the only home that is neither rented out nor has units: %s', (message) => {
    expect(findPlace(message, { homes, tenants: [] }).home?.id).toBe('birch')
  })

  test('identify no home if two homes are not rented out', () => {
    const two = [birch, { ...birch, id: 'second', street: '9 Elm St' }]
    expect(findPlace('hows ours doing', { homes: two, tenants: [] }).home).toBeUndefined()
  })
})

describe('the code of a US state in lower case in a message to HomeBot', () => {
  test.each(['ac in nd is on its last legs', 'the nd house, hows its roof', 'is a roof cheaper in nd or tx'])(
    'is recognized: %s',
    (message) => {
      expect(findStates(message)[0]).toBe('ND')
    },
  )

  test.each([
    'is it in ok condition',
    'the va pays for it',
    'put it in de casa',
    'in or out',
    'tell me in co',
  ])('is not confused with a common word with the same spelling: %s', (message) => {
    expect(findStates(message)).toEqual([])
  })
})

describe('a misspelt city or street in a message to HomeBot', () => {
  const homes: OutlinedHome[] = [
    { ...birch, id: 'springfield', street: '250 Chestnut St', city: 'Springfield', state: 'MA' },
    { ...birch, id: 'tucson', street: '77 Ocotillo Ln', city: 'Tucson', state: 'AZ' },
    { ...birch, id: 'columbus', street: '1418 Maple Hollow Rd', city: 'Columbus', state: 'OH' },
    { ...birch, id: 'salem', street: '8 Broad St', city: 'San Marcos', state: 'TX' },
  ]
  test.each([
    ['how much is a new furnace in springfeild', 'springfield'],
    ['roof springfeld how old', 'springfield'],
    ["Sprigfield's driveway", 'springfield'],
    ['how much for a new water heater in Tuscon', 'tucson'],
    ['tucsan roof how much', 'tucson'],
    ['whats next in colombus', 'columbus'],
    ['the columubs dryer', 'columbus'],
    ['anything due at chesnut', 'springfield'],
    ['the ocotilo stove', 'tucson'],
    ['furnace on mapel hollow', 'columbus'],
    ['age of the roof in san macros', 'salem'],
  ])('still identifies the home: %s', (message, home) => {
    expect(findPlace(message, { homes, tenants: [] }).home?.id).toBe(home)
  })

  test.each([
    'is the board under the sink rotten',
    'what does a maple floor cost',
    'how long do chestnut cabinets last in general, or chestnuts',
    'is it cheaper in spring, in the field or in summer',
    'is a stuccoed wall fine',
  ])('is not found in ordinary words: %s', (message) => {
    const without = homes.map((home) => ({ ...home, street: home.street.replace('Chestnut', 'Chesnutt') }))
    expect(findPlace(message, { homes: without, tenants: [] }).home).toBeUndefined()
  })

  test('identifies no home if two homes are in that city', () => {
    const two = [...homes, { ...birch, id: 'second', street: '3 Elm St', city: 'Tucson' }]
    expect(findPlace('roof in tuscon', { homes: two, tenants: [] }).home).toBeUndefined()
  })
})

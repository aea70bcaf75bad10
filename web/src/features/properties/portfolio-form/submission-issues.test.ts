import { expect, test } from 'vitest'
import { findReasons, sortIssues, withoutEdited } from './submission-issues.ts'
import type { SubmittedHome } from './to-submission.ts'

const home: SubmittedHome = {
  street: '12 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  homeAge: 900,
  isMultifamily: false,
  structures: [
    { name: 'roof', age: 1 },
    { name: 'roof', age: 900 },
  ],
  appliances: { water_heater: { age: 900 } },
}
const building: SubmittedHome = {
  ...home,
  isMultifamily: true,
  structures: {},
  units: [
    { unitNumber: '1A', appliances: { stove: { age: 900 } } },
    { unitNumber: '1B', appliances: [{ name: 'dryer', age: 900 }] },
  ],
}

const tooOld = 'must be a whole number from 0 to 500'

test.each([
  ['0.homeAge', 0, `Home age ${tooOld}.`],
  ['0.zip', 0, `ZIP code ${tooOld}.`],
  ['0.appliances.water_heater.age', 0, `Water heater, age ${tooOld}.`],
  ['0.structures.1.age', 0, `Roof, age ${tooOld}.`],
  ['1.units.0.appliances.stove.age', 1, `Unit 1A, stove, age ${tooOld}.`],
  ['1.units.1.appliances.0.age', 1, `Unit 1B, dryer, age ${tooOld}.`],
  ['1.units.1.unitNumber', 1, `Unit 1B, unit number ${tooOld}.`],
  ['1.units', 1, `Units ${tooOld}.`],
])(
  'an error with the path %j is shown as a sentence at the property with the index %i',
  (path, index, sentence) => {
    expect(sortIssues([{ path, message: tooOld }], [home, building])).toEqual(new Map([[index, [sentence]]]))
  },
)

test('an error that concerns the whole request is shown at no property', () => {
  const issues = [{ path: '', message: 'must have at most 1,000 properties' }]
  expect(sortIssues(issues, [])).toEqual(new Map([[-1, ['Must have at most 1,000 properties.']]]))
})

test('errors of one property are grouped, in their order', () => {
  const issues = [
    { path: '0.zip', message: 'must not be blank' },
    { path: '1.city', message: 'must not be blank' },
    { path: '0.city', message: 'must not be blank' },
  ]
  expect([...sortIssues(issues, [home, building])]).toEqual([
    [0, ['ZIP code must not be blank.', 'City must not be blank.']],
    [1, ['City must not be blank.']],
  ])
})

test('each field with an error is marked once with its reason, and no other field is marked', () => {
  const issues = [
    '0.zip',
    '1.city',
    '0.homeAge',
    '0.zip',
    '0.appliances.stove.age',
    '0.units',
    '',
    '10.zip',
  ].map((path) => ({ path, message: tooOld }))
  expect([...findReasons(issues, 0).keys()]).toEqual(['zip', 'homeAgeYears'])
  expect([...findReasons(issues, 1)]).toEqual([['city', `M${tooOld.slice(1)}.`]])
  expect(findReasons(issues, 2).size).toBe(0)
})

test('an error disappears when its value is edited, and the others stay', () => {
  const paths = ['0.zip', '0.structures.1.age', '0.structures.0.age', '1.units.0.appliances.stove.age', '']
  const issues = paths.map((path) => ({ path, message: tooOld }))
  const edited: SubmittedHome = {
    ...home,
    zip: '78702',
    structures: [
      { name: 'roof', age: 1 },
      { name: 'roof', age: 90 },
    ],
  }
  const left = withoutEdited(issues, [home, building], [edited, building])
  expect(left.map(({ path }) => path)).toEqual(['0.structures.0.age', '1.units.0.appliances.stove.age', ''])
})

test('an error disappears when its property is removed', () => {
  const issues = [{ path: '0.zip', message: tooOld }]
  expect(withoutEdited(issues, [home], [undefined])).toEqual([])
})

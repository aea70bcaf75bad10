import { describe, expect, test } from 'vitest'
import {
  blankForm,
  type FormAction,
  type PortfolioForm,
  parseWholeNumber,
  reduceForm,
  summarize,
} from './form-state.ts'

const run = (...actions: FormAction[]): PortfolioForm => actions.reduce(reduceForm, blankForm())
const first = (form: PortfolioForm) => {
  const [property] = form.properties
  if (!property) throw new Error('a form always holds a property')
  return property
}

describe('the properties of the form', () => {
  // spec: 06-16
  test('start with one blank property', () => {
    expect(blankForm().properties).toHaveLength(1)
    expect(first(blankForm())).toMatchObject({ street: '', homeAgeYears: '', isMultifamily: false })
  })

  // spec: 02-27
  test('get a new blank property at the end, and the new property takes the focus', () => {
    const form = run(
      { type: 'propertyEdited', property: 1, change: { street: '1 Elm St' } },
      { type: 'propertyAdded' },
    )
    expect(form.properties.map((property) => property.street)).toEqual(['1 Elm St', ''])
    expect(form.added).toBe(form.properties[1]?.key)
  })

  // spec: 06-17, 10-12
  test('can be removed only while more than one exists', () => {
    const two = run({ type: 'propertyAdded' })
    const one = reduceForm(two, { type: 'propertyRemoved', property: 1 })
    expect(one.properties.map((property) => property.key)).toEqual([2])
    expect(reduceForm(one, { type: 'propertyRemoved', property: 2 })).toBe(one)
  })

  test('never have the same key twice, nor do their entries', () => {
    const form = run(
      { type: 'propertyAdded' },
      { type: 'structureAdded', property: 1 },
      { type: 'structureRemoved', property: 1, structure: 3 },
      { type: 'applianceAdded', property: 1 },
      { type: 'multifamilySet', property: 1, isMultifamily: true },
      { type: 'unitAdded', property: 1 },
    )
    const { key, structures, units } = first(form)
    const appliances = units.flatMap((unit) => unit.appliances)
    const keys = [key, 2, ...[...structures, ...units, ...appliances].map((entry) => entry.key)]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('filling in the usual components', () => {
  const ages = [
    { type: 'roof' as const, likelyAge: 9 },
    { type: 'stove' as const, likelyAge: 6 },
  ]
  const fill: FormAction = { type: 'usualComponentsFilled', property: 1, ages }

  test('adds each usual component with its likely age as a guess, and with a unique key', () => {
    const form = run(fill, { type: 'applianceAdded', property: 1 })
    const { structures, appliances } = first(form)
    expect(structures).toHaveLength(3)
    expect(appliances).toHaveLength(8)
    expect(structures[0]).toMatchObject({ type: 'roof', ageYears: 9, ageSource: 'guess' })
    expect(appliances[0]).toMatchObject({ type: 'stove', ageYears: 6, ageSource: 'guess' })
    expect(new Set([...structures, ...appliances].map(({ key }) => key)).size).toBe(11)
  })

  test('leaves lists that have components unchanged, and fills each empty unit', () => {
    const form = run(
      { type: 'structureAdded', property: 1 },
      { type: 'multifamilySet', property: 1, isMultifamily: true },
      { type: 'unitAdded', property: 1 },
      fill,
    )
    const { structures, appliances, units } = first(form)
    expect([structures.length, appliances.length]).toEqual([1, 0])
    expect(units.map((unit) => unit.appliances.map(({ type }) => type))).toEqual([
      ['stove', 'refrigerator', 'ac_unit', 'water_heater'],
      ['stove', 'refrigerator', 'ac_unit', 'water_heater'],
    ])
  })
})

describe('a property with a multifamily toggle', () => {
  const withStove = () =>
    run(
      { type: 'applianceAdded', property: 1 },
      { type: 'applianceEdited', property: 1, appliance: 2, change: { type: 'stove', ageYears: 4 } },
    )
  const setTo = (isMultifamily: boolean): FormAction => ({
    type: 'multifamilySet',
    property: 1,
    isMultifamily,
  })

  // spec: 06-18
  test('gets its appliances moved into a first unit without a number when the toggle is switched on', () => {
    const property = first(reduceForm(withStove(), setTo(true)))
    expect(property.appliances).toEqual([])
    expect(property.units).toMatchObject([{ unitNumber: '', appliances: [{ type: 'stove', ageYears: 4 }] }])
  })

  // spec: 06-19
  test('gets the first unit’s appliances back and loses its units when the toggle is switched off', () => {
    const ticked = reduceForm(withStove(), setTo(true))
    const twoUnits = reduceForm(ticked, { type: 'unitAdded', property: 1 })
    const property = first(reduceForm(twoUnits, setTo(false)))
    expect(property.units).toEqual([])
    expect(property.appliances).toMatchObject([{ type: 'stove', ageYears: 4 }])
  })

  test('does not change when the toggle is set to its current value', () => {
    const ticked = reduceForm(withStove(), setTo(true))
    expect(first(reduceForm(ticked, setTo(true)))).toBe(first(ticked))
  })

  // spec: 06-20, 10-12
  test('keeps its last unit, although other units can be removed', () => {
    const ticked = run(setTo(true))
    const onlyUnit = first(ticked).units[0]?.key ?? 0
    const two = reduceForm(ticked, { type: 'unitAdded', property: 1 })
    const one = reduceForm(two, { type: 'unitRemoved', property: 1, unit: onlyUnit })
    expect(first(one).units).toHaveLength(1)
    const lastUnit = first(one).units[0]?.key ?? 0
    expect(first(reduceForm(one, { type: 'unitRemoved', property: 1, unit: lastUnit })).units).toHaveLength(1)
  })

  // spec: 02-34, 06-21
  test('allows appliances to be added, edited and removed in one unit without changing the others', () => {
    const ticked = run(setTo(true), { type: 'unitAdded', property: 1 })
    const [one, two] = first(ticked).units.map((unit) => unit.key)
    const added = reduceForm(ticked, { type: 'applianceAdded', property: 1, unit: two })
    const appliance = added.added ?? 0
    const edited = reduceForm(added, {
      type: 'applianceEdited',
      property: 1,
      unit: two,
      appliance,
      change: { brand: 'Acme' },
    })
    expect(first(edited).units.map((unit) => unit.appliances.map((entry) => entry.brand))).toEqual([
      [],
      ['Acme'],
    ])
    const elsewhere = reduceForm(edited, { type: 'applianceRemoved', property: 1, unit: one, appliance })
    expect(first(elsewhere).units[1]?.appliances).toHaveLength(1)
    const removed = reduceForm(edited, { type: 'applianceRemoved', property: 1, unit: two, appliance })
    expect(first(removed).units[1]?.appliances).toEqual([])
  })
})

// spec: 02-30, 06-21
test('structures can be added, edited and removed', () => {
  const form = run(
    { type: 'structureAdded', property: 1 },
    { type: 'structureAdded', property: 1 },
    { type: 'structureEdited', property: 1, structure: 3, change: { type: 'roof', ageYears: 12 } },
    { type: 'structureRemoved', property: 1, structure: 2 },
  )
  expect(first(form).structures).toEqual([{ key: 3, type: 'roof', ageYears: 12 }])
})

test('editing one property keeps the objects of the other properties, so that React does not render them again', () => {
  const two = run({ type: 'propertyAdded' })
  const edited = reduceForm(two, { type: 'propertyEdited', property: 2, change: { city: 'Austin' } })
  expect(edited.properties[0]).toBe(two.properties[0])
  expect(edited.added).toBeNull()
})

// spec: 02-37, 07-10
test.each([
  ['12', 12],
  ['0', 0],
  ['007', 7],
  ['ten', 0],
  ['-3', 0],
  ['2.9', 2],
  ['1e3', 1000],
  ['', ''],
  ['  ', ''],
])('the text %j is read as the whole number %j', (typed, number) => {
  expect(parseWholeNumber(typed)).toBe(number)
})

test('the summary counts the components of the properties and of their units', () => {
  const form = run(
    { type: 'structureAdded', property: 1 },
    { type: 'applianceAdded', property: 1 },
    { type: 'multifamilySet', property: 1, isMultifamily: true },
    { type: 'propertyAdded' },
    { type: 'applianceAdded', property: 5 },
  )
  expect(summarize(form)).toBe('2 properties, 3 structures and appliances')
  expect(summarize(blankForm())).toBe('1 property, 0 structures and appliances')
  const single = run({ type: 'structureAdded', property: 1 })
  expect(summarize(single)).toBe('1 property, 1 structure or appliance')
})

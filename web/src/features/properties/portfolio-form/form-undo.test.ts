import { describe, expect, test } from 'vitest'
import { blankForm, type FormAction } from './form-state.ts'
import { reduceUndoable, type UndoableAction, type UndoableForm } from './form-undo.ts'

const run = (...actions: UndoableAction[]): UndoableForm =>
  actions.reduce(reduceUndoable, { form: blankForm(), undo: null })

const withStove: FormAction[] = [
  { type: 'applianceAdded', property: 1 },
  { type: 'applianceEdited', property: 1, appliance: 2, change: { type: 'water_heater', ageYears: 4 } },
]
const removeStove: FormAction = { type: 'applianceRemoved', property: 1, appliance: 2 }

describe('a removal in the form for homes', () => {
  test('of a filled-in entry offers an undo with the name and the property of the entry', () => {
    expect(run(...withStove, removeStove).undo).toMatchObject({ what: 'water heater', property: 1 })
  })

  test('can be undone, which restores the exact previous state', () => {
    const before = run(...withStove)
    const after = reduceUndoable(reduceUndoable(before, removeStove), { type: 'undone' })
    expect(after.form.properties).toEqual(before.form.properties)
    expect(after.undo).toBeNull()
  })

  test('of a blank row offers no undo', () => {
    expect(run({ type: 'applianceAdded', property: 1 }, removeStove).undo).toBeNull()
  })

  test('cannot be undone after a later change, because that change would be lost', () => {
    const later: FormAction = { type: 'propertyEdited', property: 1, change: { city: 'Austin' } }
    expect(run(...withStove, removeStove, later).undo).toBeNull()
  })

  test('that is not allowed keeps the possibility to undo an earlier removal', () => {
    const state = run(...withStove, removeStove, { type: 'propertyRemoved', property: 1 })
    expect(state.undo?.what).toBe('water heater')
  })

  test('of a property names the property by its position', () => {
    const state = run({ type: 'propertyAdded' }, ...withStove, { type: 'propertyRemoved', property: 1 })
    expect(state.undo).toMatchObject({ what: 'property 1', property: null })
  })

  test.each(['floorArea', 'storeys', 'drivewayArea', 'homeAgeYears'])(
    'of a property offers an undo if only the field %s is filled in',
    (field) => {
      const filled: FormAction = { type: 'propertyEdited', property: 1, change: { [field]: 2 } }
      const state = run({ type: 'propertyAdded' }, filled, { type: 'propertyRemoved', property: 1 })
      expect(state.undo?.what).toBe('property 1')
    },
  )
})

describe('switching off multifamily', () => {
  const multifamily: FormAction = { type: 'multifamilySet', property: 1, isMultifamily: true }
  const single: FormAction = { type: 'multifamilySet', property: 1, isMultifamily: false }

  test('offers an undo if units were filled in', () => {
    const numbered: FormAction = { type: 'unitRenumbered', property: 1, unit: 2, unitNumber: '2A' }
    const state = run(multifamily, numbered, single)
    expect(state.undo?.what).toBe('the units')
    expect(reduceUndoable(state, { type: 'undone' }).form.properties[0]?.units[0]?.unitNumber).toBe('2A')
  })

  test('offers no undo if only a blank unit is removed', () => {
    expect(run(multifamily, { type: 'unitAdded', property: 1 }, single).undo).toBeNull()
  })
})

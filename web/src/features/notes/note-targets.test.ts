import { expect, test } from 'vitest'
import { anAppliance } from '../../../test/components.ts'
import { type Note, newestFirst } from './api.ts'
import { subjectOf, targetsOf } from './note-targets.ts'

const heater = anAppliance({ id: 'heater', applianceType: 'water_heater', ageInYears: 13, unitId: 'unit-1' })
const stove = anAppliance({ id: 'stove', ageInYears: 1 })
const targets = targetsOf([heater, stove], new Map([['unit-1', '1A']]))

const aNote = (change: Partial<Note>): Note => ({
  id: 'note',
  entityType: 'appliance',
  entityId: null,
  content: 'Popping noise.',
  createdAt: '2026-11-12T10:00:00Z',
  ...change,
})

// spec: 06-47
test('the label of a component that a note can be about has its unit and age', () => {
  expect(targets.map(({ label }) => label)).toEqual(['Water Heater (unit 1A, 13 years)', 'Stove (1 year)'])
})

test('the subject of a note is named, even if the component was removed', () => {
  expect(subjectOf(aNote({ entityId: 'stove' }), targets)).toBe('Stove (1 year)')
  expect(subjectOf(aNote({ entityId: 'gone' }), targets)).toBe('Appliance')
  expect(subjectOf(aNote({ entityType: 'property' }), targets)).toBe('Property')
})

// spec: 06-49
test('notes are sorted newest first', () => {
  const days = ['2026-11-02', '2026-11-12', '2025-12-31']
  const notes = days.map((day) => aNote({ createdAt: `${day}T10:00:00Z` }))
  expect(newestFirst(notes).map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-11-12',
    '2026-11-02',
    '2025-12-31',
  ])
})

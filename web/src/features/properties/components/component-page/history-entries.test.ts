import { byProductFact } from '@home-pulse/contract/component-facts'
import { expect, test } from 'vitest'
import { historyOf } from './history-entries.ts'

const noProduct = byProductFact(() => null)
const heater = {
  ...noProduct,
  id: 'new',
  installedOn: '2025-01-15',
  brand: 'Rinnai',
  model: 'R75',
  cost: 3900,
}
const old = { ...noProduct, id: 'old', installedOn: '2016-11-21', cost: 900 }

test('the history of a component lists replacements and finished tasks, newest first', () => {
  const entries = historyOf(
    [
      { ...heater, removalReason: null, stillWorked: false },
      { ...old, removalReason: 'It leaked', stillWorked: true },
    ],
    {
      tasks: [{ taskId: 'heater-flush', title: 'Flush the tank' }],
      events: [
        { id: 'a', taskId: 'heater-flush', kind: 'done', on: '2020-03-01', note: 'Rusty', cost: 80 },
        { id: 'b', taskId: 'heater-flush', kind: 'skipped', on: '2021-03-01', note: null, cost: null },
      ],
    },
  )
  expect(entries).toEqual([
    {
      ...{ key: 'new', kind: 'replaced', on: '2025-01-15', cost: 3900 },
      details: ['Rinnai R75', 'Reason: It leaked', 'The old one still worked'],
    },
    { key: 'a', kind: 'task', title: 'Flush the tank', on: '2020-03-01', details: ['Rusty'], cost: 80 },
    { key: 'old', kind: 'installed', on: '2016-11-21', details: [], cost: null },
  ])
})

test('the history of a component shows no cost for the first installation, and leaves out an installation without a date', () => {
  expect(historyOf([{ ...heater, removalReason: null, stillWorked: false }], undefined)).toMatchObject([
    { kind: 'installed', cost: null },
  ])
  expect(
    historyOf([{ ...heater, installedOn: null, removalReason: null, stillWorked: false }], undefined),
  ).toEqual([])
})

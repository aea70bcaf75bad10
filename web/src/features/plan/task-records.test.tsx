import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, openApp, press, recordBodies } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const vent = {
  ...{ kind: 'task', component_id: 'c1', task_id: 'vent', property_id: 'h', property_address: '1 Elm St' },
  ...{ unit_number: null, component_type: 'dryer', title: 'Clean the vent', why: [0] },
  ...{ benefit: 0, safety: null, sources: [], due_on: '2030-05-06', became_due_on: '2030-05-06' },
  ...{ interval_months: { typical: 12, low: 12, high: 12 }, season: null, who: 'owner' },
  ...{ is_overdue: false, suggested_on: null, last_done_on: null, snoozed_until: null, later_on: [] },
}
const event = { id: 'e1', task_id: 'vent', kind: 'done', on: '2026-05-06', until: null, note: null }
const call = '/v1/components/c1/tasks/vent/events'

async function openVent() {
  await openApp('/calendar?property=h', {
    'GET /v1/plan/tasks': { planned: [vent], texts: ['It saves power.'], sources: [], total: 1, overdue: 0 },
    'GET /v1/plan/own-tasks': { tasks: [] },
    [`POST ${call}`]: { event, task: { ...vent, due_on: '2031-05-06' } },
    [`DELETE ${call}/e1`]: null,
  })
  const title = await screen.findByText(/Clean the vent/)
  return within(title.closest('li') ?? title)
}

test('a task that is marked as done shows its next due date, and Undo brings back its buttons with the focus', async () => {
  const row = await openVent()
  const sent = recordBodies(`POST ${call}`)
  click(row.getByRole('button', { name: 'Done' }))
  const strip = await screen.findByText(/Next due/)
  expect(strip.textContent).toContain('2031')
  expect(sent).toEqual([{ kind: 'done' }])
  press('Undo')
  const done = await row.findByRole('button', { name: 'Done' })
  await expect.poll(() => document.activeElement).toBe(done)
})

test('a task is postponed by a month, but not until a past day', async () => {
  const row = await openVent()
  const sent = recordBodies(`POST ${call}`)
  click(row.getByRole('button', { name: 'Snooze' }))
  click(row.getByRole('button', { name: 'Pick a date' }))
  fireEvent.change(row.getByLabelText('Snooze until'), { target: { value: '2020-01-01' } })
  click(row.getByRole('button', { name: 'Snooze until then' }))
  expect(row.getByText('Pick a day after today, within five years.')).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.keyDown(row.getByLabelText('Snooze until'), { key: 'Escape' })
  click(await row.findByRole('button', { name: 'Snooze' }))
  click(row.getByRole('button', { name: 'In 1 month' }))
  await expect.poll(() => sent).toMatchObject([{ kind: 'snoozed' }])
})

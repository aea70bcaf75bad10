import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  expectToast,
  fill,
  holdRequests,
  openApp,
  press,
  pressSoon,
  recordBodies,
  withFailure,
} from '../../../test/app.tsx'
import { noEntries } from '../../../test/plan-answers.ts'
import { screen } from '../../../test/render.tsx'
import { router } from '../../app/router.tsx'

const sweepTask = {
  ...{ id: 't1', property_id: 'h', property_address: '1 Elm St', title: 'Sweep the chimney', note: null },
  ...{ due_on: '2030-05-06', is_whole_month: false, repeat_months: 12, last_done_on: null },
  ...{ is_finished: false, is_overdue: false },
}
const stackTask = { ...sweepTask, id: 't2', title: 'Stack the wood' }

const openCalendar = () =>
  openApp('/calendar?property=h', {
    'GET /v1/plan/tasks': noEntries,
    'GET /v1/plan/own-tasks': { tasks: [sweepTask, stackTask] },
  })

test('the form of a task marks a missing title at its field, cannot be changed while it is saved, and stays open if the server refuses it', async () => {
  await openCalendar()
  await pressSoon('Add a task')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }))
  const title = dialog.getByLabelText<HTMLInputElement>('What to do')
  const save = () => click(dialog.getByRole('button', { name: 'Save' }))
  save()
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText('Say what to do.')).toBeTruthy()
  expect(document.activeElement).toBe(title)

  fireEvent.change(title, { target: { value: 'Clean the gutters' } })
  expect(title.getAttribute('aria-invalid')).toBeNull()
  await withFailure('POST /v1/plan/own-tasks', 'refused', async () => {
    const release = holdRequests()
    save()
    await dialog.findByRole('button', { name: 'Saving...' })
    expect(title.matches('fieldset[disabled] *')).toBe(true)
    release()
    await expectToast('alert', 'Failed to add task', 'Something went wrong on our side. Please try again.')
  })
  await dialog.findByRole('button', { name: 'Save' })
  expect(title.matches('fieldset[disabled] *')).toBe(false)
  expect(title.value).toBe('Clean the gutters')
})

test('closing the form of a task asks for confirmation if something was typed', async () => {
  await openCalendar()
  await pressSoon('Add a task')
  press('Close')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await pressSoon('Add a task')
  const form = await screen.findByRole('dialog', { name: 'Add a task' })
  fill('What to do', 'Clean the gutters')
  fireEvent.keyDown(form, { key: 'Escape' })
  await pressSoon('Stay here')
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull()
  expect(screen.getByLabelText('What to do')).toHaveProperty('value', 'Clean the gutters')
  fireEvent.keyDown(form, { key: 'Escape' })
  await pressSoon('Close without saving')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('a button under “When was this last done?” says “Recording...” while the answer is saved', async () => {
  const task = {
    ...{ task_id: 'roof-inspection', title: 'Inspect the roof', component_types: ['roof'] },
    ...{ component_count: 1, home_count: 1 },
  }
  await openApp('/calendar', {
    'GET /v1/plan/first-rounds': [task],
    'POST /v1/plan/first-rounds': {},
  })
  const card = within(await screen.findByRole('region', { name: 'When was this last done?' }))
  const release = holdRequests()
  click(card.getByRole('button', { name: '1 to 2 years ago' }))
  await card.findByRole('button', { name: 'Recording...' })
  expect(card.getByRole('button', { name: 'Longer ago' })).toHaveProperty('disabled', true)
  release()
  await expectToast('status', 'Recorded')
})

const twoHomes = [
  { id: 'h', address: '1 Elm St' },
  { id: 'f', address: '2 Oak Ave' },
]

test.each([
  { selects: 'no home if there are several', homes: twoHomes, shown: '', sent: [] },
  {
    selects: 'the only home',
    homes: twoHomes.slice(0, 1),
    shown: '1 Elm St',
    sent: [{ propertyId: 'h' }],
  },
])('the form of a new task selects $selects', async ({ homes, shown, sent }) => {
  await openApp('/calendar', {
    'GET /v1/properties': homes,
    'GET /v1/plan/tasks': noEntries,
    'GET /v1/plan/own-tasks': { tasks: [] },
    'POST /v1/plan/own-tasks': sweepTask,
  })
  const added = recordBodies('POST /v1/plan/own-tasks')
  await pressSoon('Add a task')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }))
  const home = dialog.getByLabelText<HTMLInputElement>('Home')
  await expect.poll(() => home.value).toBe(shown)
  await expect.poll(() => document.activeElement).toBe(home)
  fireEvent.change(dialog.getByLabelText('What to do'), { target: { value: 'Clean the gutters' } })
  click(dialog.getByRole('button', { name: 'Save' }))
  if (shown === '') expect(dialog.getByText('Choose a home.')).toBeTruthy()
  else await expectToast('status', 'Task added successfully')
  expect(added).toMatchObject(sent)
})

test('while a task is being recorded as done, only the button of that task says “Saving...”', async () => {
  await openCalendar()
  const tasks = within(await screen.findByRole('region', { name: 'Your own tasks' }))
  const stack = within(await tasks.findByRole('group', { name: 'Stack the wood' }))
  const sweep = within(tasks.getByRole('group', { name: 'Sweep the chimney' }))
  await withFailure('POST /v1/plan/own-tasks/*/done', 'refused', async () => {
    const release = holdRequests()
    click(stack.getByRole('button', { name: 'Done' }))
    await stack.findByRole('button', { name: 'Saving...' })
    expect(sweep.getByRole('button', { name: 'Done' })).toBeTruthy()
    release()
    await expectToast('alert', 'Failed to record task', 'Something went wrong on our side. Please try again.')
  })
  expect(await stack.findByRole('button', { name: 'Done' })).toBeTruthy()
})

test('leaving the calendar with a typed task asks for confirmation', async () => {
  await openCalendar()
  await pressSoon('Add a task')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a task' }))
  fireEvent.change(dialog.getByLabelText('What to do'), { target: { value: 'Clean the gutters' } })
  void router.navigate({ to: '/profile' })
  await screen.findByRole('dialog', { name: 'Leave without saving?' })
  press('Stay here')
  expect(dialog.getByLabelText('What to do')).toHaveProperty('value', 'Clean the gutters')
})

test('the calendar says that the tasks of the customer did not load, and loads them on retry', async () => {
  const failure = 'The tasks that you added could not be loaded.'
  await withFailure('GET /v1/plan/own-tasks', 'refused', async () => {
    await openApp('/calendar?property=h', { 'GET /v1/plan/tasks': noEntries })
    await screen.findByText(failure)
  })
  answerCalls({ 'GET /v1/plan/own-tasks': { tasks: [sweepTask] } })
  const row = screen.getByText(failure).parentElement
  if (row) click(within(row).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Sweep the chimney')
  expect(screen.queryByText(failure)).toBeNull()
})

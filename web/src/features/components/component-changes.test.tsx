import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  expectToast,
  fill,
  openApp,
  press,
  recordBodies,
  withFailure,
} from '../../../test/app.tsx'
import { roof as minimalRoof, stove as minimalStove } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const stove = { ...minimalStove, property_id: 'h' }
const roof = { ...minimalRoof, property_id: 'h' }
const structures = 'GET /v1/properties/*/structures'
const asphalt = { variant: 'three_tab_asphalt', label: '3-tab asphalt roof' }
const kinds = { 'GET /v1/lifecycle/kinds': { kinds: [{ type: 'roof', label: 'roof', variants: [asphalt] }] } }
const year = new Date().getFullYear()

/** Finds the row of a component, and opens it. */
async function openRow(name: string) {
  const title = await screen.findByRole('button', { name })
  click(title)
  const entry = title.closest('li')
  if (!entry) throw new Error('The component is not in a list.')
  return { entry, ...within(entry) }
}
type Row = Awaited<ReturnType<typeof openRow>>

const pressIn = (row: Row, button: string) => click(row.getByRole('button', { name: button }))
const openHome = (answers: Record<string, unknown> = {}) =>
  openApp('/property/h', {
    ...kinds,
    'GET /v1/properties/*/appliances': [stove],
    [structures]: [roof],
    ...answers,
  })

// spec: 04-08, 05-31, 06-33, 06-34, 06-36
test('edits of structures and appliances are not sent until one click applies all of them', async () => {
  await openHome({
    'PUT /v1/properties/*/structures': [{ ...roof, age_in_years: 4 }],
    'PUT /v1/properties/*/appliances': [
      {
        ...stove,
        estimated_replacement_cost: 1234.5,
        forecasted_replacement_date: '2033-05-06',
        forecast_source: 'owner',
      },
    ],
  })
  const sentStructures = recordBodies('PUT /v1/properties/*/structures')
  const sentAppliances = recordBodies('PUT /v1/properties/*/appliances')
  const apply = () => screen.queryByRole('button', { name: 'Apply Changes' })
  const roofRow = await openRow('roof')
  pressIn(roofRow, 'Update')
  expect(apply()).toBeNull()
  fill('Age (years)', '3')
  expect(apply()).toBeTruthy()
  pressIn(roofRow, 'Cancel')
  expect(apply()).toBeNull()
  expect(document.activeElement).toBe(roofRow.getByRole('button', { name: 'Update' }))

  pressIn(roofRow, 'Update')
  fill('Age (years)', '4')
  pressIn(roofRow, 'roof')
  expect(roofRow.entry.textContent).toContain('7 years, edited')
  const stoveRow = await openRow('stove')
  pressIn(stoveRow, 'Update')
  fill('Replacement cost ($)', '1234.50')
  fill('Forecasted date', '2033-05-06')
  expect([sentStructures, sentAppliances]).toEqual([[], []])
  press('Apply Changes')
  await expectToast('status', 'Appliances updated successfully', 'Structures updated successfully')
  expect(sentStructures).toMatchObject([
    { structureUpdates: [{ id: 'c2', structure_type: 'roof', age_in_years: 4, reforecast: true }] },
  ])
  expect(sentAppliances).toMatchObject([
    {
      applianceUpdates: [
        { id: 'c1', estimated_replacement_cost: 1234.5, forecasted_replacement_date: '2033-05-06' },
      ],
    },
  ])
  expect(apply()).toBeNull()
  await expect.poll(() => document.activeElement).toBe(stoveRow.getByRole('button', { name: 'Update' }))
  expect(roofRow.entry.textContent).toContain('4 years')
  expect(roofRow.entry.textContent).not.toContain('edited')
  expect(stoveRow.entry.textContent).toMatch(/Plan by5\/6\/2033\D*set by you/)
  expect(stoveRow.entry.textContent).toContain('$1,235')
})

test('if the server refuses two fields of a component, each field shows its error', async () => {
  await openHome()
  const row = await openRow('roof')
  pressIn(row, 'Update')
  fill('Replacement cost ($)', '1e12')
  fill('Forecasted date', '9999-01-01')
  const issues = [
    { path: 'structureUpdates.0.estimated_replacement_cost', message: 'cost too high' },
    { path: 'structureUpdates.0.forecasted_replacement_date', message: 'date too late' },
  ]
  const json = {
    statusCode: 422,
    code: 'invalid_request',
    error: 'Unprocessable Entity',
    message: 'No.',
    issues,
  }
  await withFailure('PUT /v1/properties/*/structures', { status: 422, json }, async () => {
    press('Apply Changes')
    await expectToast('alert', 'Failed to update structures')
  })
  expect(row.entry.textContent).toContain('Cost too high')
  expect(row.entry.textContent).toContain('Date too late')
})

test('the form for a new structure suggests an age and marks it as a guess, and sends the typed date with the variant and the condition', async () => {
  await openHome({
    [structures]: [],
    'GET /v1/lifecycle/likely-age': {
      ...{ likely_age: 11, likely_age_low: 3, likely_age_high: 12, explanation: [] },
    },
    'POST /v1/properties/*/components': roof,
  })
  const added = recordBodies('POST /v1/properties/*/components')
  await screen.findByText(/No structures recorded/)
  press('Add structure')
  const form = within(await screen.findByRole('form', { name: 'Add a structure' }))
  expect(document.activeElement).toBe(form.getByLabelText('Type'))
  fill('Type', 'roof')
  const save = () => click(form.getByRole('button', { name: 'Add structure' }))
  save()
  await form.findByText('An age or a date is needed')
  const age = form.getByLabelText<HTMLInputElement>('Age (years)')
  await waitFor(() => expect(document.activeElement).toBe(age))
  expect((await form.findByText(/^Not sure\?/)).textContent).toContain(
    'half of all roofs are younger than 11',
  )
  press('Use 11')
  expect(age.value).toBe('11')
  expect(form.queryByText(/^Not sure\?/)).toBeNull()
  expect(form.getByLabelText<HTMLSelectElement>('How do you know its age?').value).toBe('guess')
  fill('Or installed on', `${year - 20}-01-01`)
  expect(age.value).toBe('20')
  fill('Kind', 'three_tab_asphalt')
  fill('Condition', 'fair')
  expect(added).toEqual([])
  answerCalls({ [structures]: [roof] })
  save()
  await expectToast('status', 'Structure added successfully')
  expect(added).toMatchObject([
    {
      ...{ type: 'roof', unitId: '', installedOn: `${year - 20}-01-01`, ageSource: 'guess' },
      ...{ variant: 'three_tab_asphalt', condition: 'fair' },
    },
  ])
  await screen.findByRole('heading', { name: 'Property Structures (1)' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add structure' }))
})

test('a corrected installation date sets the age, and is sent with the source of the age', async () => {
  const installed_on = `${year - 20}-01-01`
  await openHome({ [structures]: [{ ...roof, installed_on, age_source: 'guess' }] })
  const corrected = recordBodies('PUT /v1/properties/*/structures')
  const row = await openRow('roof')
  expect(row.entry.textContent).toContain('I guessed it')
  pressIn(row, 'Update')
  expect(row.getByLabelText<HTMLInputElement>('Or installed on').value).toBe(installed_on)
  fill('Or installed on', `${year - 12}-01-01`)
  expect(row.getByLabelText<HTMLInputElement>('Age (years)').value).toBe('12')
  fill('How do you know its age?', 'receipt')
  answerCalls({
    'PUT /v1/properties/*/structures': [{ ...roof, age_in_years: 12, age_source: 'receipt' }],
  })
  press('Apply Changes')
  await expectToast('status', 'Structures updated successfully')
  expect(corrected).toMatchObject([
    { structureUpdates: [{ id: 'c2', installed_on: `${year - 12}-01-01`, age_source: 'receipt' }] },
  ])
  expect(row.entry.textContent).toContain('12 years')
  expect(row.entry.textContent).toContain('From a receipt')
})

test('the specs of a component are changed without its age, and the focus returns to the button', async () => {
  await openHome({ [structures]: [{ ...roof, variant: 'three_tab_asphalt' }] })
  const described = recordBodies('PUT /v1/components/c2')
  const row = await openRow('roof')
  expect(await row.findByText('3-tab asphalt roof')).toBeTruthy()
  pressIn(row, 'Edit specs')
  expect(row.getByLabelText<HTMLSelectElement>('Kind').value).toBe('three_tab_asphalt')
  fill('Brand', 'Owens Corning')
  answerCalls({ 'PUT /v1/components/*': { ...roof, brand: 'Owens Corning' } })
  press('Save specs')
  await expectToast('status', 'Structure specs updated successfully')
  expect(described).toMatchObject([
    { brand: 'Owens Corning', model: '', variant: 'three_tab_asphalt', condition: '' },
  ])
  for (const name of ['installedOn', 'age']) expect(described[0]).not.toHaveProperty(name)
  expect(row.entry.textContent).toContain('BrandOwens Corning')
  expect(document.activeElement).toBe(row.getByRole('button', { name: 'Edit specs' }))
})

test('a replacement is recorded with its cost and reason, and the row shows the new component', async () => {
  await openHome({ [structures]: [{ ...roof, brand: 'Owens Corning' }] })
  const replaced = recordBodies('POST /v1/components/c2/replacements')
  const row = await openRow('roof')
  expect(row.entry.textContent).toContain('BrandOwens Corning')
  pressIn(row, 'Replaced it')
  fill('What it cost ($)', '15250')
  fill('Did the old one still work?', 'failed')
  fill('Why it was replaced', 'Hail')
  answerCalls({
    'POST /v1/components/*/replacements': {
      ...{ ...roof, brand: null, age_in_years: 0, estimated_replacement_cost: 15250 },
    },
  })
  press('Record replacement')
  await expectToast('status', 'Replacement recorded successfully')
  // The brand and the age source of the old roof are not sent as facts of the new one.
  expect(replaced).toMatchObject([
    { cost: '15250', reason: 'Hail', cause: 'failed', brand: '', ageSource: '' },
  ])
  expect(row.entry.textContent).toContain('0 years')
  expect(row.entry.textContent).toContain('$15,250')
  expect(row.entry.textContent).not.toContain('Owens Corning')
})

test('after a removal the Undo button has the focus, and a click on it restores the component, whose row gets the focus', async () => {
  await openHome({ 'DELETE /v1/components/*': { id: 'c2' }, 'POST /v1/components/*/restore': roof })
  const removed = recordBodies('DELETE /v1/components/c2')
  const restored = recordBodies('POST /v1/components/c2/restore')
  const row = await openRow('roof')
  answerCalls({ [structures]: [] })
  pressIn(row, 'Remove')
  const card = within(await screen.findByRole('region', { name: 'Property Structures (0)' }))
  expect(await card.findByText('Removed roof.')).toBeTruthy()
  expect(removed).toHaveLength(1)
  const undo = card.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  answerCalls({ [structures]: [roof] })
  click(undo)
  await screen.findByRole('heading', { name: 'Property Structures (1)' })
  expect(restored).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'roof' })))
  expect(screen.queryByText('Removed roof.')).toBeNull()
})

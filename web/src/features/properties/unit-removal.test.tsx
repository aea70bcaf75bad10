import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, openApp, recordBodies } from '../../../test/app.tsx'
import { grace } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

/** Opens a unit of a property with two units. The first unit is rented. */
async function openUnit(name: string) {
  await openApp('/property/f', {
    'GET /v1/properties/f/units': [
      { unit_id: 'u1', unit_number: '1A' },
      { unit_id: 'u2', unit_number: '2A' },
    ],
    'GET /v1/properties/f/tenants': [{ ...grace, property_id: 'f', unit_id: 'u1', unit_number: '1A' }],
    'GET /v1/units/*/appliances': [],
    'DELETE /v1/units/*': {},
  })
  const toggle = await screen.findByRole('button', { name: name.replace(' ', '\u00a0') })
  click(toggle)
  const row = toggle.closest('li')
  if (!row) throw new Error('The unit is not in a list.')
  return within(row)
}

test('the removal of a rented unit asks first, and names the tenant who leaves the lists', async () => {
  const unit = await openUnit('Unit 1A')
  const removals = recordBodies('DELETE /v1/units/*')
  click(unit.getByRole('button', { name: 'Remove unit' }))
  const question = await unit.findByRole('group', { name: 'Remove unit' })
  expect(question.textContent).toContain('Unit\u00a01A is rented to Grace Hopper.')
  expect(removals).toEqual([])
  click(unit.getByRole('button', { name: 'Keep unit' }))
  expect(document.activeElement).toBe(unit.getByRole('button', { name: 'Remove unit' }))
  click(unit.getByRole('button', { name: 'Remove unit' }))
  click(unit.getByRole('button', { name: 'Remove unit and tenant' }))
  await expect.poll(() => removals.length).toBe(1)
})

test('removing a vacant unit does not ask for confirmation', async () => {
  const unit = await openUnit('Unit 2A')
  const removals = recordBodies('DELETE /v1/units/*')
  click(unit.getByRole('button', { name: 'Remove unit' }))
  await expect.poll(() => removals.length).toBe(1)
})

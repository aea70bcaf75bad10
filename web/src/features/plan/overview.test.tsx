import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, openApp } from '../../../test/app.tsx'
import { aBudget, aReserve, noEntries } from '../../../test/plan-answers.ts'
import { screen } from '../../../test/render.tsx'

const answers = {
  // The budget of the next 12 months differs from the budget by calendar year. So a test fails if the screen shows the
  // wrong one.
  'GET /v1/plan/budget': (query: URLSearchParams) =>
    aBudget(Number(query.get('years')), undefined, query.get('cut') === 'from_today' ? 1_250 : 900),
  'GET /v1/plan/reserve': aReserve(),
  'GET /v1/plan/tasks': noEntries,
}

const figure = () => screen.findAllByRole('button', { name: /what it is made of/ })

test('the overview shows the cost of the next 12 months, and a click on it lists its components', async () => {
  await openApp('/overview', answers)
  const [cost] = await figure()
  expect(cost?.textContent).toMatch(/^\$1,250/)
  if (cost) click(cost)
  const dialog = within(await screen.findByRole('dialog', { name: 'Next 12 months' }))
  expect(dialog.getByRole('listitem').textContent).toMatch(/^Roof1 Elm St\$1,250/)
})

test('the plan shows the same cost of the next 12 months as the overview', async () => {
  await openApp('/plan', answers)
  const [cost] = await figure()
  expect(cost?.textContent).toMatch(/^\$1,250/)
})

const lease = (unit_number: string, contract_end_date: string, move_out_date: string | null = null) => ({
  ...{ property_id: 'f', address: '2 Oak Ave', unit_id: unit_number, unit_number },
  ...{ state: 'occupied', home_rent: 3_000 },
  tenant: { id: unit_number, first_name: 'Grace', contract_end_date, move_out_date },
})

test('the overview lists each ending lease of a building with its unit', async () => {
  await openApp('/overview', {
    ...answers,
    'GET /v1/rent-roll': (query: URLSearchParams) =>
      query.get('sort') === 'lease_end'
        ? [lease('1A', '2099-02-28', '2099-01-15'), lease('2B', '2099-03-31')]
        : [],
  })
  const card = within(await screen.findByRole('region', { name: 'Leases that end' }))
  const rows = await card.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 Oak Ave, unit\s1AJan 15, 2099/),
    expect.stringMatching(/^2 Oak Ave, unit\s2BMar 31, 2099/),
  ])
})

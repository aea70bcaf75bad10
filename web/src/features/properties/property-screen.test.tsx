import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, openApp } from '../../../test/app.tsx'
import { roof, stove } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const forecast = {
  ...{
    property_id: 'h',
    installed_on: '2019-11-21',
    forecast_low: '2029-01-01',
    forecast_high: '2042-01-01',
  },
  ...{ failure_within_12_months: 0.1, failure_within_5_years: 0.4, cost_low: 700, cost_high: 1_600 },
}
const source = { title: 'Study of Life Expectancy of Home Components', url: 'https://example.org/study' }
const life = ['Half of all stoves last longer than 13 years.']

// spec: 01-03, 04-06, 04-08, 04-10, 04-23, 06-32
test('the screen of a home shows its facts and a lifeline for each component, and a click opens the explanation of a forecast', async () => {
  await openApp('/property/h', {
    'GET /v1/properties/*/appliances': [
      {
        ...{ ...stove, ...forecast, brand: 'Acme', model: 'W-50' },
        explanation: { life, cost: [], sources: [source] },
      },
    ],
    'GET /v1/properties/*/structures': [{ ...roof, ...forecast }],
  })
  const appliances = within(await screen.findByRole('region', { name: 'Appliances (1)' }))
  await screen.findByRole('heading', { name: 'Property Structures (1)' })
  const information = screen.getByRole('region', { name: 'Property Information' }).textContent
  for (const fact of ['Address1 Elm St', 'Postal Code78701', 'Home Age12 years'])
    expect(information).toContain(fact)
  expect(screen.getByRole('img', { name: /^The house in section: roof/ })).toBeTruthy()

  const row = appliances.getByRole('listitem')
  expect(within(row).getByRole('img', { name: /^stove, .*: installed 2019, / })).toBeTruthy()
  const toggle = within(row).getByRole('button', { name: 'stove' })
  click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  for (const fact of ['Installed', 'BrandAcme', 'ModelW-50', 'Plan by', 'Likely to fail', ...life])
    expect(row.textContent).toContain(fact)
  expect(row.textContent).toMatch(/Fails within 12 months10%40% within 5 years/)
  expect(row.textContent).toMatch(/Replacement cost\$1,000\D*\$700 to \$1,600/)
  click(within(row).getByText('1 source'))
  expect(within(row).getByText(/Study of Life Expectancy of Home Components/)).toBeTruthy()
  click(toggle)
  expect(within(row).queryByText('Why this date')).toBeNull()
})

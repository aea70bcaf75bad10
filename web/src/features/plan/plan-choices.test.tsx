import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  currentUrl,
  expectFailures,
  expectToast,
  fill,
  holdRequests,
  openApp,
  press,
  recordBodies,
  serverErrorMessage,
  withFailure,
} from '../../../test/app.tsx'
import { roof } from '../../../test/minimal-answers.ts'
import { aBudget, aReserve, noEntries } from '../../../test/plan-answers.ts'
import { screen } from '../../../test/render.tsx'

const year = new Date().getFullYear()
const reserveCall = 'GET /v1/plan/reserve'

const openPlan = (answers: Record<string, unknown> = {}) =>
  openApp('/plan?property=h', {
    'GET /v1/plan/budget': (query: URLSearchParams) => aBudget(Number(query.get('years')), year + 2),
    [reserveCall]: aReserve(),
    'PUT /v1/plan/reserve': {},
    'GET /v1/plan/tasks': noEntries,
    ...answers,
  })

test('the plan covers the selected number of years, and lists the main costs of its most expensive year or of the selected year', async () => {
  await openPlan()
  await screen.findByText(`Through ${year + 10}`)
  expect(screen.getByRole('region', { name: `What drives ${year + 2}` })).toBeTruthy()
  click(screen.getByRole('radio', { name: '20 years' }))
  await screen.findByText(`Through ${year + 20}`)
  click(screen.getByRole('radio', { name: new RegExp(`^${year + 3}: \\$1,000 expected`) }))
  const drivers = within(await screen.findByRole('region', { name: `What drives ${year + 3}` }))
  expect(drivers.getByRole('link', { name: '1 Elm St' })).toBeTruthy()
  click(screen.getByText('All years as a table'))
  const budget = within(screen.getByRole('region', { name: 'Year by year' }))
  expect(budget.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    `Rest of ${year}`,
    ...Array.from({ length: 20 }, (_, index) => String(year + 1 + index)),
  ])
})

test('the previous figures are marked as busy while the plan for another number of years loads', async () => {
  await openPlan()
  const total = await screen.findByText(`Through ${year + 10}`)
  const figures = total.closest('dl')
  expect(figures?.getAttribute('aria-busy')).toBe('false')
  const release = holdRequests()
  click(screen.getByRole('radio', { name: '20 years' }))
  await expect.poll(() => figures?.getAttribute('aria-busy')).toBe('true')
  release()
  await screen.findByText(`Through ${year + 20}`)
  await expect.poll(() => figures?.getAttribute('aria-busy')).toBe('false')
})

test('if the plan for 20 years does not load, a button shows the plan for the default 10 years', async () => {
  await openPlan()
  await screen.findByText(`Through ${year + 10}`)
  await withFailure('GET /v1/plan/budget', 'refused', async () => {
    click(screen.getByRole('radio', { name: '20 years' }))
    await expectToast('alert', 'Failed to load the plan')
  })
  click(await screen.findByRole('button', { name: 'Show 10 years' }))
  await screen.findByText(`Through ${year + 10}`)
  expect(currentUrl()).toBe('/plan?property=h')
})

test('an export that fails says why', async () => {
  await openPlan()
  await screen.findByText(`Through ${year + 10}`)
  const busy = { code: 'unavailable', message: 'The service is busy. Please try again in a moment.' }
  await expectFailures(
    'GET /v1/plan/report.pdf',
    [
      ['refused', 'Failed to make the report', serverErrorMessage],
      [{ status: 503, json: busy }, 'Failed to make the report', busy.message],
      ['cut', 'Network error while making the report'],
    ],
    async () => click(await screen.findByRole('button', { name: 'PDF report' })),
  )
})

test('the reserve says how long it lasts, and is calculated for the selected confidence and the amount already saved', async () => {
  await openPlan()
  const saved = recordBodies('PUT /v1/plan/reserve')
  const reserve = within(await screen.findByRole('region', { name: 'Reserve' }))
  await reserve.findByText('Start with $4,000 and set aside $120 a month')
  expect(
    reserve.getByText(
      'The chance that it pays for everything for 30 years is 8 in 10. There is an even chance that more than $9,000 is left at the end.',
    ),
  ).toBeTruthy()
  const inNine = { confidence: 0.9, starting_sum: 7_000, chance_of_lasting: 0.9 }
  answerCalls({ [reserveCall]: aReserve(inNine) })
  click(reserve.getByRole('radio', { name: '9 in 10' }))
  await reserve.findByText(/for 30 years is 9 in 10\./)
  expect(reserve.getByText('Start with $7,000 and set aside $120 a month')).toBeTruthy()

  const settings = { balance: 2_500, monthly_contribution: null }
  answerCalls({
    [reserveCall]: aReserve({ ...inNine, settings, current_balance: 2_500, percent_funded: 25 }),
  })
  fill('Saved already, in dollars', '2500')
  fireEvent.submit(reserve.getByLabelText('Saved already, in dollars'))
  await expectToast('status', 'Reserve saved successfully')
  expect(await reserve.findByText('You have $2,500 saved: add $4,500.')).toBeTruthy()
  expect(reserve.getByText('$2,500 of $10,000')).toBeTruthy()
  expect(saved).toEqual([
    { propertyId: 'h', confidence: 0.9 },
    { propertyId: 'h', balance: '2500' },
  ])
})

const overdueRoof = {
  ...{ kind: 'replacement', component_id: 'c2', component_type: 'roof', property_id: 'h' },
  ...{ property_address: '1 Elm St', unit_number: null, due_on: `${year}-01-01`, days_difference: -30 },
  ...{
    estimated_replacement_cost: 9_000,
    forecast_low: `${year + 2}-01-01`,
    forecast_high: `${year + 9}-01-01`,
  },
  ...{ title: 'Replace the roof', suggested_on: null, suggested_because: null, why: [], sources: [] },
}

test('a replacement that the owner planned is listed as planned, without a chance of failure', async () => {
  const budget = aBudget(10)
  for (const driver of budget.periods[0]?.drivers ?? [])
    Object.assign(driver, { is_planned: true, chance: 1 })
  await openPlan({
    'GET /v1/plan/tasks': { ...noEntries, planned: [overdueRoof], total: 1, overdue: 1 },
    'GET /v1/plan/budget': budget,
  })
  const list = within(await screen.findByRole('region', { name: 'This year’s list' }))
  const roofs = await list.findAllByRole('listitem')
  expect(roofs.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/planned by you$/)])
})

const remedy = (cost: number) => ({ cost, years: 8, cost_per_year: cost / 8 })
const verdictOn = (quote: number) => ({
  ...{ verdict: quote > 4_000 ? 'replace' : 'repair', is_close: false, worth_up_to: 4_000 },
  ...{ repair: remedy(quote), replace: remedy(9_000), reasons: [], sources: [] },
  half_price_rule: { limit: 4_500, verdict: null, disagrees: false },
})

test('a cost in the plan opens its explanation, which judges the quote of a repair', async () => {
  const [installed_on, as_of] = ['2019-11-21', '2026-11-21']
  const component = {
    ...{ ...roof, property_id: 'h', installed_on, forecast_low: '2029-01-01', forecast_high: '2042-01-01' },
    ...{ failure_within_12_months: 0.1, failure_within_5_years: 0.4, cost_source: 'owner' },
    explanation: { life: ['It is a roof.'], cost: [], sources: [] },
  }
  const points = [
    { on: installed_on, of_its_kind: 1, of_its_age: null },
    { on: '2042-01-01', of_its_kind: 0.1, of_its_age: 0.2 },
  ]
  await openPlan({
    'GET /v1/components/c2/life-curve': {
      ...{ as_of, component, points, property_address: '1 Elm St', unit_number: null },
    },
    'GET /v1/components/c2/repair-or-replace': (query: URLSearchParams) =>
      verdictOn(Number(query.get('quote'))),
  })
  const drivers = within(await screen.findByRole('region', { name: /^What drives/ }))
  click(drivers.getByRole('button', { name: /why this cost/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Roof' }))
  expect(
    dialog.getByRole('img', { name: /^How long it lasts: installed Nov 2019; likely to fail between/ }),
  ).toBeTruthy()
  expect(dialog.getByRole('region', { name: 'Repair or replace' })).toBeTruthy()
  expect(dialog.getByText('It is a roof.')).toBeTruthy()
  const judge = (quote: string) => {
    fill('Quoted a repair?', quote)
    click(dialog.getByRole('button', { name: 'Repair or replace?' }))
  }
  judge('1')
  await dialog.findByText('Repair it')
  judge('90000')
  await dialog.findByText('Replace it')
  expect(dialog.queryByText('Repair it')).toBeNull()
  judge('')
  await dialog.findByText('Enter what the repair would cost.')
  expect(dialog.queryByText('Replace it')).toBeNull()
  press('Close')
  expect(screen.queryByRole('dialog')).toBeNull()
})

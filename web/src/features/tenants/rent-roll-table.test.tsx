import { within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  answerCalls,
  click,
  currentUrl,
  expectToast,
  fill,
  openApp,
  press,
  recordBodies,
} from '../../../test/app.tsx'
import { grace } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const tenant = {
  ...{
    id: 't1',
    first_name: 'Grace',
    last_name: '',
    co_tenant_count: 2,
    current_rent: 1850.5,
    deposit: 3700,
  },
  ...{ contract_start_date: null, contract_end_date: '2027-05-31', move_out_date: null, days_left: 90 },
}
const barbara = {
  ...{ ...tenant, id: 't2', first_name: 'Barbara', co_tenant_count: 0, current_rent: 1200, deposit: null },
  days_left: 20,
}
const place = (id: string, address: string, change: object = {}) => ({
  ...{
    property_id: id,
    address,
    unit_id: null,
    unit_number: null,
    state: 'vacant',
    home_rent: 0,
    tenant: null,
  },
  ...change,
})
const unit = (number: string, change: object = {}) =>
  place('b', '77 Maple Ave', { unit_id: number, unit_number: number, home_rent: 1200, ...change })

const oak = place('h', '12 Oak St', { state: 'occupied', tenant })
const pine = place('p', '5 Pine Ct')
const [unit1A, unit2A] = [unit('1A', { state: 'ends_soon', tenant: barbara }), unit('2A')]

/** Returns the rent roll that the server would send for a query. */
function rollFor(query: URLSearchParams) {
  if (query.get('state') === 'vacant') return [pine, unit2A]
  if (query.get('state') === 'over') return []
  return query.get('sort') === 'lease_end' ? [unit1A, oak, pine, unit2A] : [oak, pine, unit1A, unit2A]
}

const answers = {
  'GET /v1/rent-roll': rollFor,
  'GET /v1/rent-roll/totals': {
    ...{ monthly_rent: 3050.5, occupied_count: 2, vacant_count: 2, vacant_share: 0.5 },
  },
}

async function openRoll(search = '') {
  await openApp(`/dashboard?tab=tenants&view=rent-roll${search}`, answers)
  await screen.findByRole('table', { name: 'Rent roll' })
  const roll = within(screen.getByRole('region', { name: 'Rent roll' }))
  return { roll, rows: () => roll.getAllByRole('row').map(({ textContent }) => textContent) }
}

test('the rent roll shows each place with its tenant and lease, the units below their building, and the totals', async () => {
  const { roll, rows } = await openRoll()
  expect((await roll.findByText('$3,050.50')).closest('dl')?.textContent).toBe(
    'Rent a month$3,050.50Occupied2Vacant2Share vacant50%',
  )
  const texts = rows()
  expect(texts).toHaveLength(6)
  for (const [index, text] of [
    /^PlaceTenantRent/,
    /^12 Oak StGraceand 2 co-tenants\$1,850\.50\$3,700–5\/31\/202790 daysOccupied$/,
    /^5 Pine Ct–+Vacant$/,
    /^77 Maple Ave\$1,200 a month$/,
    /^Unit\s1ABarbara\$1,200––5\/31\/202720 daysEnds soon$/,
    /^Unit\s2A–+Vacant$/,
  ].entries())
    expect(texts[index]).toMatch(text)
})

test('the rent roll is sorted and filtered by the server, and the URL keeps the choice', async () => {
  const { roll, rows } = await openRoll()
  click(roll.getByRole('button', { name: 'Rent' }))
  await vi.waitFor(() => expect(roll.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('rent'))
  fill('Sort by', 'lease_end')
  await vi.waitFor(() => expect(rows()[1]).toMatch(/^77 Maple AveUnit\s1A/))
  expect(rows()[2]).toMatch(/^12 Oak St/)
  fill('Show', 'vacant')
  await vi.waitFor(() => expect(rows()).toHaveLength(3))
  expect(rows()[2]).toMatch(/^77 Maple AveUnit\s2A/)
  expect(currentUrl()).toBe('/dashboard?tab=tenants&view=rent-roll&sort=lease_end&places=vacant')
  fill('Show', 'over')
  await roll.findByRole('heading', { name: 'No place matches' })
})

test('a link to the rent roll opens it with its filter, and the export contains the same places', async () => {
  const saved: { name: string; text: Promise<string> }[] = []
  const files = new Map<string, Blob>()
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.set('blob:1', file)
      return 'blob:1'
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: files.get(this.href)?.text() ?? Promise.resolve('') })
    }),
  ]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  const { rows } = await openRoll('&places=vacant')
  // The four rows are the headings, a home, a building, and the vacant unit of that building.
  expect(rows()).toHaveLength(4)
  expect(rows()[1]).toMatch(/^5 Pine Ct/)
  answerCalls({
    'GET /v1/rent-roll.csv': (query: URLSearchParams) =>
      rollFor(query)
        .map(({ address }) => address)
        .join('\r\n'),
  })
  press('Export CSV')
  await expectToast('status', 'The spreadsheet is saved')
  expect(saved.map(({ name }) => name)).toEqual(['home-pulse-rent-roll.csv'])
  expect(await saved[0]?.text).toBe('5 Pine Ct\r\n77 Maple Ave')
})

test('a tenant is added to a vacant unit with the details of the lease', async () => {
  const vacancy = { property_id: 'f', address: '2 Oak Ave', has_current_tenant: false, vacant_unit_count: 1 }
  await openApp('/dashboard?tab=tenants', { 'GET /v1/properties/*/addresses': [vacancy] })
  const added = recordBodies('POST /v1/properties/f/tenants')
  const card = within(await screen.findByRole('region', { name: 'Add Tenant to Property' }))
  fill('Property Address', 'f')
  await card.findByRole('option', { name: 'Unit 1A' })
  fill('Unit', 'u1')
  click(card.getByText('More'))
  const fields = {
    ...{ 'First Name': 'Grace', 'Monthly Rent': '1850.5', Email: 'grace@example.com', Deposit: '3700' },
    ...{ 'Co-Tenants': 'Ada\nEdsger', 'Contract End Date': '2027-05-31', 'Move-Out Date': '2027-06-30' },
  }
  for (const [label, value] of Object.entries(fields)) fill(label, value)
  click(card.getByRole('button', { name: 'Add Tenant' }))
  await expectToast('status', 'Tenant added successfully')
  expect(added).toMatchObject([
    {
      ...{ first_name: 'Grace', email: 'grace@example.com', current_rent: 1850.5, deposit: '3700' },
      ...{ co_tenants: ['Ada', 'Edsger'], contract_end_date: '2027-05-31', move_out_date: '2027-06-30' },
      unit_id: 'u1',
    },
  ])
  expect(card.queryByLabelText('First Name')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(card.getByLabelText('Property Address'))
})

test('the card of a home shows the email, the deposit and the co-tenants of its tenant', async () => {
  await openApp('/dashboard?tab=tenants', {
    'GET /v1/properties/h/tenants': [
      { ...grace, email: 'grace@example.com', deposit: 3700, co_tenants: ['Ada', 'Edsger'] },
    ],
  })
  const tenants = within(await screen.findByRole('list', { name: 'Tenants by property' }))
  const card = await tenants.findByRole('region', { name: /^1 Elm St/ })
  await within(card).findByText('grace@example.com')
  expect(card.textContent).toMatch(/Emailgrace@example\.comDeposit\$3,700Co-tenantsAda, Edsger/)
})

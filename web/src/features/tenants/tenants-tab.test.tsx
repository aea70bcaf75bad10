import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  click,
  expectToast,
  fill,
  openApp,
  recordBodies,
  withFailure,
} from '../../../test/app.tsx'
import { grace } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const homes = Array.from({ length: 20 }, (_, index) => ({
  property_id: `h${index + 1}`,
  address: `${index + 1} Oak St`,
}))
const openTenants = (addresses: readonly object[]) =>
  openApp('/dashboard?tab=tenants', {
    'GET /v1/properties/*/addresses': addresses,
    'GET /v1/properties/*/tenants': [],
    'GET /v1/properties/h20/tenants': [grace],
  })

// spec: 06-23
test('the Tenants tab requests the tenants of each home once if one page contains all homes', async () => {
  const requests = recordBodies('GET /v1/properties/*/tenants')
  await openTenants(homes.map((home) => ({ ...home, has_current_tenant: home.property_id === 'h20' })))
  await screen.findByRole('heading', { name: '1 Oak St Vacant' })
  await expect.poll(() => requests.length).toBe(20)
  expect(screen.queryByRole('heading', { name: /^20 Oak St/ })).toBeNull()
})

test('an address with a current tenant is not offered as vacant, even if the server sends no `has_current_tenant`', async () => {
  await openTenants(homes)
  const options = () =>
    screen.queryAllByRole('option', { name: / Oak St$/ }).map((option) => option.textContent)
  await expect.poll(() => options().length).toBe(19)
  expect(options()).not.toContain('20 Oak St')
})

test('a new tenant whom the server refuses stays in the form, and the card shows the current tenant', async () => {
  const [address] = homes
  await openTenants([{ ...address, has_current_tenant: false }])
  const form = within(await screen.findByRole('region', { name: 'Add Tenant to Property' }))
  fill('Property Address', 'h1')
  fill('First Name', 'Alan')
  answerCalls({ 'GET /v1/properties/*/tenants': [grace] })
  const taken = { statusCode: 409, code: 'current_tenant_exists', message: 'It has a current tenant.' }
  await withFailure('POST /v1/properties/*/tenants', { status: 409, json: taken }, async () => {
    click(form.getByRole('button', { name: 'Add Tenant' }))
    await expectToast('alert', 'Failed to add tenant', taken.message)
  })
  const card = within(await screen.findByRole('region', { name: '1 Oak St' }))
  await card.findByText('Grace Hopper')
  expect(form.getByLabelText('First Name')).toHaveProperty('value', 'Alan')
})

test('after the server refused a new tenant, no tenants are requested, so that the reason stays visible', async () => {
  const loads = recordBodies('GET /v1/properties/h61/tenants')
  await withFailure('GET /v1/properties/*/tenants', 'refused', async () => {
    const address = { property_id: 'h61', address: '61 Oak St', has_current_tenant: true }
    await openApp('/dashboard?tab=tenants', { 'GET /v1/properties/*/addresses': [address] })
    const card = within(await screen.findByRole('region', { name: '61 Oak St' }))
    await card.findByText('The tenants of this property could not be loaded.')
    click(await card.findByRole('button', { name: 'Add Tenant' }))
    const taken = { statusCode: 409, code: 'current_tenant_exists', message: 'It has a current tenant.' }
    const loadCount = loads.length
    await withFailure('POST /v1/properties/*/tenants', { status: 409, json: taken }, async () => {
      click(card.getByRole('button', { name: 'Save Tenant' }))
      await expectToast('alert', 'Failed to add tenant', taken.message)
    })
    await expect(
      waitFor(() => expect(loads.length).toBeGreaterThan(loadCount), { timeout: 300 }),
    ).rejects.toThrow()
  })
})

test('the card of a tenant whose lease has no known duration shows N/A instead of zero months', async () => {
  await openApp('/dashboard?tab=tenants', {
    'GET /v1/properties/h/tenants': [{ ...grace, contract_duration_months: 0 }],
  })
  const card = within(await screen.findByRole('region', { name: '1 Elm St' }))
  const duration = await card.findByText('Contract Duration (months)')
  expect(duration.nextElementSibling?.textContent).toBe('N/A')
})

test.each(['Update Tenant', 'Edit', 'Renew lease', 'End tenancy'])(
  'if the user leaves the form that “%s” opened, the focus returns to that button',
  async (name) => {
    await openApp('/dashboard?tab=tenants')
    const card = within(await screen.findByRole('region', { name: '1 Elm St' }))
    click(await card.findByRole('button', { name }))
    click(await card.findByRole('button', { name: /^(Cancel|Keep tenancy)$/ }))
    await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name })))
  },
)

const flats = { property_id: 'f', address: '2 Oak Ave', has_current_tenant: false }
const openPartlyRented = () =>
  openApp('/dashboard?tab=tenants', {
    'GET /v1/properties/*/addresses': [{ ...flats, current_tenant_count: 1, vacant_unit_count: 1 }],
    'GET /v1/properties/f/tenants': [{ ...grace, property_id: 'f', unit_id: 'u1', unit_number: '1A' }],
    'GET /v1/properties/*/units': [
      { unit_id: 'u1', unit_number: '1A' },
      { unit_id: 'u2', unit_number: '2A' },
    ],
  })
const unitMissing = 'Choose the unit that the tenant rents. Another unit is already rented.'

test('a tenant without a unit is not sent if another unit is rented, and the field says why', async () => {
  await openPartlyRented()
  const sent = recordBodies('POST /v1/properties/*/tenants')
  const form = within(await screen.findByRole('region', { name: 'Add Tenant to Property' }))
  fill('Property Address', 'f')
  const unit = await form.findByLabelText('Unit')
  click(form.getByRole('button', { name: 'Add Tenant' }))
  await form.findByText(unitMissing)
  expect(document.activeElement).toBe(unit)
  await form.findByRole('option', { name: 'Unit 2A' })
  fill('Unit', 'u2')
  expect(form.queryByText(unitMissing)).toBeNull()
  click(form.getByRole('button', { name: 'Add Tenant' }))
  await expectToast('status', 'Tenant added successfully')
  expect(sent).toEqual([expect.objectContaining({ unit_id: 'u2' })])
})

test('the card of a building says that the unit of a new tenant is missing', async () => {
  await openPartlyRented()
  const card = within(await screen.findByRole('region', { name: '2 Oak Ave' }))
  click(await card.findByRole('button', { name: 'Add a tenant to another unit' }))
  click(await card.findByRole('button', { name: 'Save Tenant' }))
  await card.findByText(unitMissing)
  expect(document.activeElement).toBe(card.getByLabelText('Unit'))
})

import { expect, test } from 'vitest'
import { openApp, recordBodies } from '../../../test/app.tsx'
import { grace } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const homes = Array.from({ length: 60 }, (_, index) => ({
  property_id: `h${index + 1}`,
  address: `${index + 1} Oak St`,
}))
const openTenants = (addresses: readonly object[]) =>
  openApp('/dashboard?tab=tenants', {
    'GET /v1/properties/*/addresses': addresses,
    'GET /v1/properties/*/tenants': [],
    'GET /v1/properties/h60/tenants': [grace],
  })

// spec: 06-23
test('if one page of the API contains all homes, the Tenants tab requests the tenants of each home once, even of homes below the window', async () => {
  const requests = recordBodies('GET /v1/properties/*/tenants')
  await openTenants(homes.map((home) => ({ ...home, has_current_tenant: home.property_id === 'h60' })))
  await screen.findByRole('heading', { name: '1 Oak St Vacant' })
  await expect.poll(() => requests.length).toBe(60)
  expect(screen.queryByRole('heading', { name: /^60 Oak St/ })).toBeNull()
})

test('an address with a current tenant is not offered as vacant, even if the server sends no `has_current_tenant`', async () => {
  await openTenants(homes)
  const options = () =>
    screen.queryAllByRole('option', { name: / Oak St$/ }).map((option) => option.textContent)
  await expect.poll(() => options().length).toBe(59)
  expect(options()).not.toContain('60 Oak St')
})

import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, expectFailures, expectToast, openApp, serverErrorMessage } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

/** Clicks every retry button. Each list that failed to load has one. */
const tryAgain = async () => {
  for (const button of await screen.findAllByRole('button', { name: 'Try again' })) click(button)
}
const openTab = async (name: string) => click(await screen.findByRole('tab', { name }))
const waitUntilLoaded = () => waitFor(() => expect(screen.queryByText('Try again')).toBeNull())

// spec: 09-23, 09-24
test('the dashboard says why the properties were not loaded, and loads them on retry', async () => {
  const list = 'GET /v1/properties'
  await expectFailures(list, [['refused', 'Failed to load properties']], () => openApp('/dashboard'))
  expect(screen.queryByText('No Properties Found')).toBeNull()
  await expectFailures(list, [['cut', 'Network error while loading properties']], tryAgain)
  await tryAgain()
  await waitUntilLoaded()
  expect(screen.getByRole('list', { name: 'Single Family Properties' }).textContent).toContain('1 Elm St')
})

// spec: 03-10, 09-34
test('the Management tab says why its items were not loaded, and loads them on retry', async () => {
  await openApp('/dashboard')
  const says = 'Failed to load management information'
  const attention = 'GET /v1/properties/*/needs-attention'
  await expectFailures(attention, [['refused', says]], () => openTab('Management'))
  const inPanel = () => within(screen.getByRole('region', { name: 'Items Requiring Attention' }))
  expect(inPanel().queryAllByRole('listitem')).toEqual([])
  await expectFailures(attention, [['cut', says]], async () =>
    click(await inPanel().findByRole('button', { name: 'Try again' })),
  )
  click(await inPanel().findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(inPanel().queryByText('Try again')).toBeNull())
})

// spec: 03-23, 06-23, 06-28, 09-25, 09-26, 09-27, 09-28, 09-29, 09-30, 09-31, 09-32, 09-33
test('the Tenants tab says why tenants were not loaded or not saved, and keeps the form', async () => {
  await openApp('/dashboard')
  const addresses = 'GET /v1/properties/*/addresses'
  await expectFailures(addresses, [['refused', 'Failed to fetch addresses']], () => openTab('Tenants'))
  await expectFailures(addresses, [['cut', 'Error fetching addresses']], tryAgain)
  const notLoaded = 'Failed to load tenant information'
  for (const how of ['refused', 'cut'] as const)
    await expectFailures('GET /v1/properties/*/tenants', [[how, notLoaded]], tryAgain)
  const cardOf = (address: string) => screen.getByRole('region', { name: new RegExp(`^${address}`) })
  expect(cardOf('1 Elm St').textContent).not.toContain('Grace')
  await waitFor(async () => {
    for (const button of screen.queryAllByRole('button', { name: 'Try again' })) click(button)
    expect(cardOf('1 Elm St').textContent).toContain('Grace')
  })

  const typeAndSave = (address: string, button: string) => () => {
    const card = within(cardOf(address))
    fireEvent.change(card.getByLabelText('Last Name'), { target: { value: 'Turing' } })
    click(card.getByRole('button', { name: button }))
  }
  const keepsForm = (address: string) =>
    expect(within(cardOf(address)).getByLabelText<HTMLInputElement>('Last Name').value).toBe('Turing')
  click(within(cardOf('2 Oak Ave')).getByRole('button', { name: 'Add Tenant' }))
  const add = typeAndSave('2 Oak Ave', 'Save Tenant')
  await expectFailures(
    'POST /v1/properties/*/tenants',
    [
      ['refused', 'Failed to add tenant', serverErrorMessage],
      ['cut', 'Network error while adding tenant'],
    ],
    add,
  )
  keepsForm('2 Oak Ave')
  add()
  await expectToast('status', 'Tenant added successfully')

  click(within(cardOf('1 Elm St')).getByRole('button', { name: 'Update Tenant' }))
  const update = typeAndSave('1 Elm St', 'Save')
  await expectFailures(
    'PUT /v1/properties/*/tenants/*',
    [
      ['refused', 'Failed to update tenant information', serverErrorMessage],
      ['cut', 'Network error while updating tenant'],
    ],
    update,
  )
  keepsForm('1 Elm St')
  update()
  await expectToast('status', 'Tenant information updated successfully')
})

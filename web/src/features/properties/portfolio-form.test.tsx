import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, expectToast, openApp, press, recordBodies, withFailure } from '../../../test/app.tsx'
import { stove } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const street = '<img src=x onerror="document.title=1"> & 9 "Ünï" 🏠 St'
const place = { City: 'Austin', State: 'TX', ZIP: '78701', 'Home age (years)': '30' }

/** Returns the queries for the card of a property. The first property of the form has the position 1. */
const entryOf = (position: number) => within(screen.getByRole('region', { name: `Property ${position}` }))
type Entry = ReturnType<typeof entryOf>

const type = (field: Element | null, value: string) => {
  if (!field) throw new Error('There is no field.')
  fireEvent.change(field, { target: { value } })
}

function fillEntry(entry: Entry, fields: Record<string, string>) {
  for (const [label, value] of Object.entries({ ...fields, ...place }))
    type(entry.getByLabelText(label), value)
}

/** Adds an appliance of this type. After the click on the add button, the field for the type has the focus. */
function addAppliance(entry: Entry, appliance: string) {
  click(entry.getByRole('button', { name: 'Add Appliance' }))
  type(document.activeElement, appliance)
}

// spec: 01-02, 02-27, 02-28, 02-33, 02-34, 02-38, 04-01, 06-20
test('all homes of the form are sent in one request as they were typed: HTML, two appliances of one type, units', async () => {
  await openApp('/properties')
  const added = recordBodies('POST /v1/properties')
  await screen.findByRole('region', { name: 'Property 1' })
  const first = entryOf(1)
  fillEntry(first, { Street: street })
  for (const age of ['4', '17']) {
    addAppliance(first, 'refrigerator')
    type(first.getAllByLabelText('Age (years)').at(-1) ?? null, age)
  }
  press('Add Another Property')
  const second = entryOf(2)
  expect(document.activeElement).toBe(second.getByLabelText('Street'))
  fillEntry(second, { Street: '77 Maple Ave' })
  addAppliance(second, 'ac_unit')
  click(second.getByLabelText('Multifamily'))
  expect(second.getByLabelText<HTMLSelectElement>('Appliance').value).toBe('ac_unit')
  type(second.getByLabelText('Unit number'), '1A')
  click(second.getByRole('button', { name: 'Add Unit' }))
  expect(document.activeElement).toBe(second.getAllByLabelText('Unit number').at(-1))
  press('Submit 2 Homes')
  await expectToast(
    'status',
    'Properties Submitted Successfully!',
    '2 property(ies) have been added to your portfolio.',
  )
  const sent = { city: 'Austin', state: 'TX', zip: '78701', homeAge: 30, structures: {} }
  expect(added).toEqual([
    [
      {
        ...{ ...sent, street, isMultifamily: false },
        appliances: [
          { name: 'refrigerator', age: 4 },
          { name: 'refrigerator', age: 17 },
        ],
      },
      {
        ...{ ...sent, street: '77 Maple Ave', isMultifamily: true },
        units: [{ unitNumber: '1A', appliances: { ac_unit: { age: 0 } } }],
      },
    ],
  ])
  await screen.findByRole('heading', { name: 'Your Dashboard' })
})

// spec: 04-01, 04-02
test('the screen of a home shows an address with HTML as text, and lists both of two refrigerators', async () => {
  const fridge = { ...stove, appliance_type: 'refrigerator' }
  const address = `${street}, Austin, TX`
  await openApp('/dashboard', {
    'GET /v1/properties': [{ id: 'h', address, isMultifamily: false }],
    'GET /v1/properties/h': { id: 'h', address, isMultifamily: false },
    'GET /v1/properties/*/appliances': [fridge, { ...fridge, id: 'c3', age_in_years: 17 }],
  })
  click(await screen.findByRole('heading', { name: address }))
  await screen.findByRole('heading', { name: `Property: ${address}` })
  await screen.findByRole('heading', { name: 'Appliances (2)' })
  const rows = within(screen.getByRole('list', { name: 'Appliances' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent?.match(/^refrigerator\d+ years/)?.[0])).toEqual([
    'refrigerator7 years',
    'refrigerator17 years',
  ])
  expect(document.title).toBe(`${address} · Home Pulse AI`)
  expect(document.querySelector('img[src=x]')).toBeNull()
})

test('after too many requests, the button “Fill in usual parts” shows a message that asks the user to wait', async () => {
  await openApp('/properties')
  const age = await screen.findByLabelText('Home age (years)')
  fireEvent.change(age, { target: { value: '20' } })
  const message = 'Too many attempts. Please wait a little and try again.'
  const limited = { status: 429, json: { code: 'too_many_requests', message } }
  await withFailure('GET /v1/lifecycle/likely-ages', limited, async () => {
    press('Fill in usual parts')
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
  })
})

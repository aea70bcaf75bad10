import type { Page } from '@playwright/test'
import { type Customer, expect } from './journey.ts'

/** Returns a home as the API accepts it, with some fields changed. */
export const home = (change: Record<string, unknown> = {}) => ({
  street: '12 Oak St',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  homeAge: 30,
  isMultifamily: false,
  structures: {},
  appliances: {},
  ...change,
})

/** Returns a building with one unit for each list of appliances. */
export const building = (...appliances: Record<string, unknown>[]) =>
  home({
    street: '77 Maple Ave',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    isMultifamily: true,
    appliances: undefined,
    units: appliances.map((unit, index) => ({ unitNumber: `${index + 1}A`, appliances: unit })),
  })

/** Adds homes through the API. Returns their ids in order. */
export async function addHomes(page: Page, customer: Customer, homes: unknown[]): Promise<string[]> {
  const answer = await page.request.post('/v1/properties', {
    data: homes,
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(answer.status()).toBe(201)
  const made: { id: string }[] = await answer.json()
  return made.map(({ id }) => id)
}

/**
 * Sets the forecast date of all appliances of a type in a home, as the owner does. Journeys need it for overdue dates,
 * because the server never estimates a date in the past.
 */
export async function setDate(
  page: Page,
  customer: Customer,
  propertyId: string | undefined,
  applianceType: string,
  forecastedReplacementDate: string,
): Promise<void> {
  const answer = await page.request.put(`/v1/properties/${propertyId}/appliances/forecasted-date`, {
    data: { applianceType, forecastedReplacementDate },
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(answer.status()).toBe(200)
}

/** Returns the number of homes that the API lists for a customer. */
export async function countHomes(page: Page, customer: Customer): Promise<number> {
  const answer = await page.request.get('/v1/properties', {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const homes: unknown[] = await answer.json()
  return homes.length
}

/** Finds the card of the property with this position in the form. The first position is 1. */
export const entryOf = (page: Page, position: number) =>
  page.getByRole('region', { name: `Property ${position}`, exact: true })

/** Fills in the address and the age of the property with this position in the form. */
export async function fillEntry(page: Page, position: number, fields: Record<string, string> = {}) {
  const filled = { Street: '12 Oak St', City: 'Austin', State: 'TX', ZIP: '78701', 'Home age (years)': '30' }
  for (const [label, value] of Object.entries({ ...filled, ...fields }))
    await entryOf(page, position).getByLabel(label, { exact: true }).fill(value)
}

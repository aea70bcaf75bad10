import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

// spec: 02-08, 04-41, 04-42, 04-43, 10-16
test('the page of a cancelled payment is public, says that nothing was charged, and leads back to the start page', async () => {
  await openApp('/cancel', {}, null)
  await screen.findByRole('heading', { name: 'Payment Cancelled' })
  const page = within(screen.getByRole('main'))
  expect(page.getByText(/No charges have been made to your account\./)).toBeTruthy()
  expect(page.getByRole('heading', { name: 'Need Help?' })).toBeTruthy()
  expect(page.getByText(/Our customer support team is available 24\/7/)).toBeTruthy()
  for (const name of ['Return Home', 'Try Again'])
    expect(page.getByRole('link', { name }).getAttribute('href')).toBe('/')
})

import { expect, test } from 'vitest'
import { authorOf } from './present.ts'

test.each([
  ['importCleanup', 'job'],
  ['applyOwnLives', 'job'],
  ['weeklyMail', 'job'],
  ['reconcilePayments', 'job'],
  ['receiveStripeEvent', 'payment'],
  ['landImport', 'import'],
  ['setForecastDate', 'homebot'],
  ['updateProperty', 'you'],
  // A user starts this operation, although the names of mail jobs contain "mail", too.
  ['confirmEmail', 'you'],
])('shows the operation %j in the change history as made by %j', (action, by) =>
  expect(authorOf(action)).toBe(by),
)

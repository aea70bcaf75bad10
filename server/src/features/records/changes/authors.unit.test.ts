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
  // A user asks for it, although its name contains "mail".
  ['confirmEmail', 'you'],
])('shows the operation %j in the change history as made by %j', (action, by) =>
  expect(authorOf(action)).toBe(by),
)

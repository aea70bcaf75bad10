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
  // A user starts this operation. Its name contains “mail”, but it is not a job that sends mail.
  ['confirmEmail', 'you'],
])('the change history shows the operation %j as made by %j', (action, by) =>
  expect(authorOf(action)).toBe(by),
)

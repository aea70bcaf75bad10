import { expect, test } from 'vitest'
import { answerCalls, openApp, pressSoon, recordBodies, withFailure } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const confirm = 'POST /v1/customers/confirm-email'

test('the link of an email confirms the address at once, or after a retry if the server did not answer', async () => {
  answerCalls({ [confirm]: { email: 'ada@example.com', wasConfirmed: false } })
  await withFailure(confirm, 'cut', async () => {
    await openApp('/confirm-email#secret', {}, null)
    await screen.findByRole('region', { name: 'The server did not answer' })
  })
  const requests = recordBodies(confirm)
  await pressSoon('Try again')
  await screen.findByText('We send emails to ada@example.com.')
  expect(requests).toEqual([{ token: 'secret' }])
})

test('an email link that is too old says so, without a button for a retry', async () => {
  const json = { code: 'link_not_valid', message: 'This link does not work any more.' }
  await withFailure(confirm, { status: 403, json }, async () => {
    await openApp('/confirm-email#old', {}, null)
    await screen.findByRole('region', { name: 'This link does not work any more' })
  })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

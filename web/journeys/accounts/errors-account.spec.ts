import { makeToken } from '../../test/token.ts'
import { expectRows, expectToast, failureNoise, networkCuts, withFailure } from '../harness/failures.ts'
import { beginCheckout, expect, goodCard, newEmail, signUp, test, toastOf } from '../harness/journey.ts'

const unreachable: [string, string] = [
  'Network Error',
  'Unable to connect to the server. Please try again later.',
]
const password = 'correct horse battery'

test.use({ expectedNoise: failureNoise })

// spec: 02-12, 02-14, 02-15, 02-16, 02-17, 06-07, 06-15, 07-01, 08-37, 09-01, 09-02, 09-03, 09-04, 09-05
// spec: 09-06, 09-07, 09-08, 09-09, 09-10
test('sign-in, sign-up and sign-out show the specified message for each error', async ({ page }) => {
  const email = newEmail()
  await signUp(page, email, password)
  await page.goto('/login')
  const emailField = page.getByLabel('Email')
  const fill = async (typed: string, secret: string) => {
    await emailField.fill(typed)
    await page.getByRole('textbox', { name: 'Password' }).fill(secret)
  }
  const submit = (typed: string, secret: string) => async () => {
    await fill(typed, secret)
    await page.locator('form').getByRole('button').last().click()
  }
  const expectBusy = (label: string) => async () => {
    await expect(page.getByRole('button', { name: label })).toBeDisabled()
    await expect(emailField).toBeDisabled()
  }
  const keeps = (typed: string) => () => expect(emailField).toHaveValue(typed)

  const signIn = { call: 'POST /v1/customers/login', does: submit(email, password), after: keeps(email) }
  await expectRows(page, [
    { says: ['Error', 'Please fill in all fields'], does: submit('   ', password), after: keeps('') },
    { says: ['Error', 'Please fill in all fields'], does: submit(email, ' '), after: keeps(email) },
    {
      says: ['Sign In Failed', 'The email or password is not right.'],
      does: submit(email, 'wrong'),
      after: keeps(email),
    },
    { ...signIn, says: ['Sign In Failed', 'Please try again'], how: [{ status: 500, json: {} }] },
    { ...signIn, says: unreachable, how: networkCuts, meanwhile: expectBusy('Signing In...') },
  ])

  await page.getByRole('button', { name: 'Create an account' }).click()
  const newcomer = newEmail()
  const create = {
    call: 'POST /v1/customers/signup',
    does: submit(newcomer, password),
    after: keeps(newcomer),
  }
  await expectRows(page, [
    { says: ['Error', 'Please fill in all fields'], does: submit('', password), after: keeps('') },
    {
      says: ['Sign Up Failed', 'An account with this email already exists.'],
      does: submit(email, 'another password'),
      after: keeps(email),
    },
    { ...create, says: ['Sign Up Failed', 'Please try again'], how: [{ status: 500, json: {} }] },
    { ...create, says: unreachable, how: networkCuts, meanwhile: expectBusy('Creating Account...') },
    { ...create, says: unreachable, how: [{ status: 201, json: { token: makeToken() } }] },
  ])
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  await page.getByRole('button', { name: 'Sign in instead' }).click()
  await submit(email, password)()
  await expectToast(page, 'status', 'Login Successful!', 'Welcome to Home Pulse AI!')
  await expect(page.getByText('No Properties Found')).toBeVisible()

  const signOut = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
  }
  await expectRows(page, [
    {
      says: ['Error signing out', 'You are signed out in this browser anyway.'],
      call: 'POST /v1/customers/logout',
      how: ['refused'],
      does: signOut,
      meanwhile: async () => {
        await expect(page.getByRole('heading', { name: 'Know what your home needs next.' })).toBeVisible()
        expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
      },
      after: async () => {
        await page.goto('/login')
        await submit(email, password)()
        await expect(page).toHaveURL('/dashboard')
      },
    },
  ])
  await signOut()
  await expectToast(page, 'status', 'Signed out successfully')
})

test.describe('while the app waits for the confirmation of a payment', () => {
  const logged = /Failed to check payment status|No authentication token received/
  test.use({ expectedNoise: new RegExp(`${failureNoise.source}|${logged.source}`) })

  // spec: 06-08, 06-09, 06-11, 06-12, 08-08, 09-75, 09-77, 09-78
  test('a failed payment status request is logged and retried, without a message to the user', async ({
    page,
  }) => {
    const log: string[] = []
    page.on('console', (message) => log.push(message.text()))
    await page.clock.install()
    const checkout = await signUp(page, newEmail(), password)
    await beginCheckout(page, checkout)
    const failures = [
      { how: 'refused', logs: 'Failed to check payment status' },
      { how: 'cut', logs: 'Failed to check payment status' },
      { how: 'garbled', logs: 'Failed to check payment status' },
      { how: { status: 200, json: { is_paid: true } }, logs: 'No authentication token received' },
    ] as const
    for (const [place, { how, logs }] of failures.entries())
      await withFailure(page, 'POST /v1/customers/post-payment-login', how, async () => {
        log.length = 0
        if (place === 0) await page.goto(`/success?session_id=${checkout.split('/').at(-1)}`)
        else await page.clock.fastForward(3_000)
        await expect.poll(() => log).toContain(logs)
        const heading = logs.startsWith('No') ? 'Payment received' : 'Verifying Payment'
        await expect(page.getByRole('heading', { name: heading })).toBeVisible()
        for (const role of ['alert', 'status'] as const) await expect(toastOf(page, role)).toBeEmpty()
      })

    let questions = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/post-payment-login')) questions += 1
    })
    await page.getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await page.clock.fastForward(9_000)
    expect(questions).toBe(0)

    await page.goBack()
    await expect.poll(() => questions).toBe(1)
    await page.request.post(checkout, { form: goodCard })
    await page.clock.fastForward(3_000)
    await expectToast(page, 'status', 'Payment confirmed! Redirecting to dashboard...')
    await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible()
  })
})

// spec: 04-26, 04-28, 04-29, 04-30, 04-35, 04-38, 06-52, 07-24, 07-25, 09-66, 09-67, 09-68, 09-69, 09-70
// spec: 09-71, 09-72, 09-73, 09-74, 09-76
test('the account settings show the specified message for each error', async ({ page, customer }) => {
  await page.goto('/profile')
  const sections = page.getByRole('navigation', { name: 'Account Settings' })
  const open = (section: string) => sections.getByRole('button', { name: section }).click()
  const expectShown = (text: string) => () => expect(page.getByText(text, { exact: true })).toBeVisible()

  const save = page.locator('form').getByRole('button', { name: 'Update Profile' })
  const saves = (firstName: string) => async () => {
    await page.getByLabel('First Name').fill(firstName)
    await page.getByLabel('Last Name').fill('Hopper')
    await save.click()
  }
  const profile = {
    call: 'PUT /v1/customers/profile',
    does: saves('Grace'),
    after: () => expect(save).toBeEnabled(),
  }
  await expectRows(page, [
    { ...profile, says: ['Error', 'Please fill in all fields'], call: '', does: saves(' ') },
    {
      ...profile,
      says: ['Failed to update profile'],
      how: ['refused'],
      meanwhile: expectShown('Updating...'),
    },
    { ...profile, says: ['Network error while updating profile'], how: networkCuts },
  ])
  await saves('Grace')()
  await expectToast(page, 'status', 'Profile updated successfully')
  await expect(page.getByText('Welcome, Grace')).toBeVisible()

  const subscription = 'GET /v1/customers/*/retrieve-subscription-information'
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expectRows(page, [
    {
      says: ['Failed to load subscription information'],
      call: subscription,
      how: ['refused'],
      does: async () => {
        await page.reload()
        await open('Manage Subscription')
      },
      meanwhile: expectShown('Loading subscription information...'),
      after: () => expect(page.getByText('Subscription End Date')).toBeHidden(),
    },
    {
      says: ['Network error while loading subscription information'],
      call: subscription,
      how: ['cut'],
      does: () => tryAgain.click(),
      after: async () => {
        await tryAgain.click()
        await expectShown('Subscription End Date')()
      },
    },
  ])

  const dialog = page.getByRole('dialog', { name: 'Cancel Subscription' })
  const yes = dialog.getByRole('button', { name: 'Yes, Cancel' })
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  const cancel = {
    call: 'DELETE /v1/customers/*/cancel-subscription',
    does: () => yes.click(),
    after: async () => {
      await expect(dialog.getByRole('alert')).toHaveText(/cancel/)
      await expect(yes).toBeEnabled()
    },
  }
  await expectRows(page, [
    {
      ...cancel,
      says: ['Failed to cancel subscription'],
      how: ['refused'],
      meanwhile: expectShown('Canceling...'),
    },
    { ...cancel, says: ['Network error while canceling subscription'], how: networkCuts },
  ])
  await yes.click()
  await expectToast(
    page,
    'status',
    'Subscription canceled successfully. Your subscription will end at the end of your current billing cycle.',
  )
  await expect(dialog).toBeHidden()

  await open('Profile Picture')
  const image = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('me') }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(image)
  await expectToast(page, 'status', 'Profile picture upload functionality coming soon')

  await expectRows(page, [
    {
      says: ['User not found'],
      does: async () => {
        await page.evaluate((token) => localStorage.setItem('auth_token', token), makeToken({ user_id: '' }))
        await page.reload()
        await open('Manage Subscription')
        await page.getByRole('button', { name: 'Cancel Subscription' }).click()
        await yes.click()
      },
      after: async () => {
        await dialog.getByRole('button', { name: 'No, Keep Subscription' }).click()
        await page.evaluate((token) => localStorage.setItem('auth_token', token), customer.token)
        await page.reload()
        await expect(page.getByText(`Welcome, ${customer.email}`)).toBeVisible()
      },
    },
  ])
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home, setDate } from '../harness/property-homes.ts'

const questionPath = '**/v1/home-bot/ask-lifecycle-question'
const datePath = '**/appliances/forecasted-date'
const problem = { statusCode: 500, code: 'internal', error: 'Internal Server Error', message: 'Broken.' }

async function openChat(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Management' }).click()
  const chat = page.getByRole('region', { name: 'HomeBot Assistant' })
  await expect(chat).toContainText('I can give appliance-specific advice')
  await expect(chat).toContainText('or answer general home maintenance questions.')
  return {
    chat,
    log: chat.getByRole('log'),
    appliance: chat.getByPlaceholder('Select an appliance (optional)...'),
    input: chat.getByPlaceholder('Ask about maintenance, replacement, or anything...'),
    send: chat.getByRole('button', { name: 'Send' }),
    update: chat.getByRole('button', { name: 'Update Forecasted Date' }),
  }
}

// spec: 01-08, 01-09, 03-43, 03-46, 03-47, 03-49, 03-50, 03-51, 03-52, 03-53, 03-54, 06-25, 06-30, 06-31
// spec: 07-14, 07-15, 09-35, 09-42
test('a user finds an appliance, asks about it and accepts the proposed date by keyboard', async ({
  page,
  customer,
}) => {
  const [, maple = ''] = await addHomes(page, customer, [
    home({ appliances: { stove: { age: 2 }, dryer: { age: 4 } } }),
    building({ dryer: { age: 30 } }, { dishwasher: { age: 3 } }),
  ])
  await setDate(page, customer, maple, 'dryer', '2024-05-06')
  const { chat, log, appliance, input, send, update } = await openChat(page)
  const attention = page.getByRole('region', { name: 'Items Requiring Attention' })
  await expect(attention).toContainText(/dryerOVERDUE77 Maple Ave, Denver, CO, unit\s1A/)

  await appliance.focus()
  await page.keyboard.press('ArrowDown')
  const list = chat.getByRole('listbox', { name: 'Appliances' })
  await expect(list.getByRole('option')).toHaveCount(4)
  await page.keyboard.type('maple dry')
  await expect(list.getByRole('option')).toHaveText(['dryer (30 years old)'])
  await expect(list.getByRole('group', { name: '77 Maple Ave, Denver, CO, unit 1A' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(appliance).toHaveValue('dryer (30 years old)')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'alert')).toContainText('Please enter a question')
  await expect(send).toBeDisabled()
  await page.keyboard.type('It still runs.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('How much longer will it last?')
  await expect(send).toBeEnabled()
  let answerNow = () => {}
  const held = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  await page.route(questionPath, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Enter')
  await expect(log).toContainText('About: dryer')
  await expect(log).toContainText('It still runs.\nHow much longer will it last?', { useInnerText: true })
  await expect(log).toContainText('HomeBot is typing')
  await expect(input).toBeDisabled()
  await expect(send).toBeDisabled()
  answerNow()

  await expect(update).toBeVisible()
  await expect(log).not.toContainText('HomeBot is typing')
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('')
  await expect(log.getByRole('time')).toHaveText([/^\d+:\d\d [AP]M$/, /^\d+:\d\d [AP]M$/, /^\d+:\d\d [AP]M$/])
  await expect(log.getByRole('img')).toHaveAccessibleName(/^Dryer, .*installed \d{4}/)
  await expectAccessible(page)
  const said = await log.getByText('New forecasted replacement date:').innerText()
  const newDate = /^New forecasted replacement date: (\d+\/\d+\/\d{4})/.exec(said)?.[1]
  // The answer names the old and the new date, and says why an overdue component gets today's date.
  expect(said).toMatch(/instead of \d+\/\d+\/\d{4}$/)
  await expect(log).toContainText(/The recorded date, .*, has passed .* so I offer today’s date/)

  await page.getByRole('tab', { name: 'Tenants' }).click()
  await page.getByRole('tab', { name: 'Management' }).click()
  await expect(appliance).toHaveValue('dryer (30 years old)')
  await update.focus()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'status')).toContainText('Forecasted date updated successfully')
  await expect(update).toHaveCount(0)
  await expect(attention).not.toContainText('OVERDUE')
  const answer = await page.request.get(`/v1/properties/${maple}/appliances`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const [dryer] = (await answer.json()).filter(
    ({ age_in_years: age }: { age_in_years: number }) => age === 30,
  )
  expect(dryer.forecast_source).toBe('owner')
  const shown = new Date(dryer.forecasted_replacement_date).toLocaleDateString('en-US', { timeZone: 'UTC' })
  expect(shown).toBe(newDate)
  // The proposed date now equals the recorded one, so HomeBot offers no update.
  await input.fill('How much longer will it last?')
  await input.press('Enter')
  await expect(log.getByRole('time')).toHaveCount(5)
  await expect(log).not.toContainText('HomeBot is typing')
  await expect(update).toHaveCount(0)

  await chat.getByRole('button', { name: 'Ask about no appliance' }).click()
  await chat.getByRole('list', { name: 'Questions you could ask' }).getByRole('button').first().click()
  await expect(log.getByRole('time')).toHaveCount(7)
  await chat.getByRole('button', { name: 'Start over' }).click()
  await expect(log.getByRole('time')).toHaveCount(1)
})

test.describe('when HomeBot cannot answer', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 500|ERR_FAILED/ })

  // spec: 09-36, 09-37, 09-38
  test('each error of HomeBot has its own message, and the next question is answered', async ({
    page,
    customer,
  }) => {
    await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } } })])
    const { log, input, send } = await openChat(page)
    const failures = [
      {
        way: (json: unknown) => ({ status: 500, json }),
        body: problem,
        toast: 'Failed to get response from HomeBot',
        words: "I'm sorry, I'm having trouble processing your request right now. Please try again later.",
      },
      {
        way: () => 'cut' as const,
        body: null,
        toast: 'Network error while contacting HomeBot',
        words: "I'm having network issues",
      },
      {
        way: (json: unknown) => ({ json }),
        body: { response: '', forecasted_replacement_date: null },
        toast: undefined,
        words: "I received your question but couldn't generate a proper response.",
      },
    ]
    for (const { way, body, toast, words } of failures) {
      await page.route(
        questionPath,
        (route) => {
          const fulfilment = way(body)
          return fulfilment === 'cut' ? route.abort('failed') : route.fulfill(fulfilment)
        },
        { times: 1 },
      )
      await input.fill('How long does a dryer last?')
      await send.click()
      if (toast) await expect(toastOf(page, 'alert')).toHaveText(new RegExp(`^${toast}`))
      await expect(log).toContainText(words)
      await expect(input).toBeEnabled()
    }
    const times = log.getByRole('time')
    await expect(times).toHaveCount(7)
    await input.fill('How long does a dryer last?')
    await input.press('Enter')
    await expect(times).toHaveCount(9)
    await expect(log).toContainText(/dryer/)
  })

  // spec: 03-54, 09-40, 09-41
  test('if a proposed date cannot be saved, an error message appears and the user can try again', async ({
    page,
    customer,
  }) => {
    const [id] = await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } } })])
    await setDate(page, customer, id, 'dryer', '2024-05-06')
    const { appliance, chat, input, update } = await openChat(page)
    await appliance.click()
    await chat.getByRole('option', { name: 'dryer (30 years old)' }).click()
    await input.fill('How much longer will it last?')
    await input.press('Enter')
    await page.route(datePath, (route) => route.fulfill({ status: 500, json: problem }), { times: 1 })
    await update.click()
    await expect(toastOf(page, 'alert')).toContainText('Failed to update forecasted date')
    await page.route(datePath, (route) => route.abort('failed'), { times: 1 })
    await update.click()
    await expect(toastOf(page, 'alert')).toContainText('Network error while updating forecasted date')
    await update.click()
    await expect(toastOf(page, 'status')).toContainText('Forecasted date updated successfully')
    await expect(update).toHaveCount(0)
  })

  // spec: 07-20, 09-39
  test('an error appears if the appliance list does not load, or if the selected appliance has no property', async ({
    page,
    customer,
  }) => {
    await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } } })])
    await page.route('**/v1/home-bot/appliances*', (route) => route.abort('failed'), { times: 2 })
    const { appliance, chat, input, log, update } = await openChat(page)
    await appliance.click()
    await expect(chat).toContainText('Your appliances did not load.')
    await page.route('**/v1/home-bot/appliances*', async (route) => {
      const answer = await route.fetch()
      const rows: object[] = await answer.json()
      await route.fulfill({ json: rows.map((row) => ({ ...row, property_id: '' })) })
    })
    await chat.getByRole('button', { name: 'Try again' }).click()
    await chat.getByRole('option').click()
    // This answer has only the fields that the specification requires.
    const told = { answer: 'Two years more.', forecasted_replacement_date: '2999-01-31' }
    await page.route(questionPath, (route) => route.fulfill({ json: told }))
    await input.fill('How long?')
    await input.press('Enter')
    await expect(log).toContainText('Two years more.')
    await expect(log).toContainText('New forecasted replacement date: 1/31/2999')
    await update.click()
    await expect(toastOf(page, 'alert')).toContainText('Property ID not available')
    await expect(update).toBeEnabled()
  })

  test('if the chat does not load, an error message appears and the attention list still works', async ({
    page,
    customer,
  }) => {
    await addHomes(page, customer, [home({ appliances: { dryer: { age: 30 } } })])
    await page.route('**/homebot-panel*', (route) => route.abort('failed'))
    await page.goto('/dashboard')
    await page.getByRole('tab', { name: 'Management' }).click()
    await expect(page.getByRole('heading', { name: 'HomeBot did not load' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Items Requiring Attention' })).toContainText('dryer')
    await page.unroute('**/homebot-panel*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'HomeBot Assistant' })).toBeVisible()
  })
})

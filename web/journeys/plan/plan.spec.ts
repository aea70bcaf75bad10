import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Customer, expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

const oneHome = home({
  structures: { roof: 20 },
  appliances: { dryer: { age: 9 }, water_heater: { age: 13 } },
})

/** Adds the customer's only home. */
async function withHome(page: Page, customer: Customer) {
  const [id = ''] = await addHomes(page, customer, [oneHome])
  return id
}

test('a user marks a task as done and undoes that by keyboard, and can snooze it for a month, but not until a past day', {
  tag: '@long',
}, async ({ page, customer }) => {
  await withHome(page, customer)
  await page.goto('/calendar')
  const vent = page.getByRole('listitem').filter({ hasText: 'Clean the vent' }).last()
  await expect(vent).toContainText('12 Oak St, Austin, TX')
  await expectAccessible(page)

  await vent.getByRole('button', { name: 'Done' }).focus()
  await page.keyboard.press('Enter')
  const strip = page.getByRole('status').filter({ hasText: 'Done: Clean the vent' })
  await expect(strip).toContainText('Next due')
  await expect(strip.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(strip).toHaveCount(0)
  const done = vent.getByRole('button', { name: 'Done' })
  await expect(done).toBeFocused()

  await vent.getByRole('button', { name: 'Snooze' }).click()
  await vent.getByRole('button', { name: 'Pick a date' }).click()
  await vent.getByLabel('Snooze until').fill('2020-01-01')
  await vent.getByRole('button', { name: 'Snooze until then' }).click()
  await expect(vent).toContainText('Pick a day after today, within five years.')
  await page.keyboard.press('Escape')
  await vent.getByRole('button', { name: 'Snooze' }).click()
  await vent.getByRole('button', { name: 'In 1 month' }).click()
  await expect(page.getByText('Snoozed: Clean the vent')).toBeVisible()
  await page.reload()
  // The list renders a month only when the user has scrolled close to it, so the test scrolls down.
  await expect(page.getByRole('heading', { name: 'Your own tasks' })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(vent).toContainText('You put it off until', { timeout: 1_000 })
  }).toPass()
})

test('the number of years, the year in detail and the confidence of the reserve are selected by keyboard, and a cost has an explanation', {
  tag: '@long',
}, async ({ page, customer }) => {
  const id = await withHome(page, customer)
  await page.goto(`/plan?property=${id}`)
  const total = page.getByText(/^Through 20\d\d$/)
  const year = new Date().getFullYear()
  await expect(total).toHaveText(`Through ${year + 10}`)
  await page.getByRole('radio', { name: '10 years' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(total).toHaveText(`Through ${year + 20}`)
  await page.getByRole('radio', { name: new RegExp(`^${year + 2}: `) }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: `What drives ${year + 3}` })).toBeVisible()
  await page.getByText('All years as a table').click()
  await expect(page.getByRole('region', { name: 'Year by year' }).getByRole('rowheader')).toHaveCount(21)
  await expectAccessible(page)

  const reserve = page.getByRole('region', { name: 'Reserve' })
  const lead = reserve.getByText(/^Start with \$[\d,]+ and set aside \$[\d,]+ a month$/)
  await expect(lead).toBeVisible()
  await expect(reserve).toContainText('The chance that it pays for everything for 30 years is 8 in 10.')
  await expect(reserve).toContainText(/even chance that more than \$[\d,]+ is left at the end/)
  const inEight = await lead.innerText()
  await reserve.getByRole('radio', { name: '8 in 10' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(reserve).toContainText('for 30 years is 9 in 10.')
  await expect(lead).not.toHaveText(inEight)
  await reserve.getByLabel('Saved already, in dollars').fill('2500')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'status')).toContainText('Reserve saved successfully')
  await expect(reserve).toContainText(/\$2,500 of \$/)
  await expect(reserve).toContainText(/You have \$2,500 saved: add \$[\d,]+\./)

  await page
    .getByRole('region', { name: /^What drives/ })
    .getByRole('button', { name: /why this cost/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^How long it lasts: installed/)
  await expect(dialog).toContainText('Why this date')
  await dialog.getByLabel('Quoted a repair?').fill('1')
  await dialog.getByRole('button', { name: 'Repair or replace?' }).click()
  await expect(dialog).toContainText('Repair it')
  await dialog.getByLabel('Quoted a repair?').fill('90000')
  await dialog.getByRole('button', { name: 'Repair or replace?' }).click()
  await expect(dialog).toContainText('Replace it')
  await dialog.getByLabel('Quoted a repair?').fill('')
  await dialog.getByRole('button', { name: 'Repair or replace?' }).click()
  await expect(dialog).toContainText('Enter what the repair would cost.')
  await expect(dialog).not.toContainText('Replace it')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('a custom monthly amount of the reserve is saved and reset, and a custom inflation rate is saved', {
  tag: '@long',
}, async ({ page, customer }) => {
  const id = await withHome(page, customer)
  await page.goto(`/plan?property=${id}`)
  const reserve = page.getByRole('region', { name: 'Reserve' })
  const slider = reserve.getByRole('slider', { name: 'Start with more, or save more each month' })
  const usual = await slider.inputValue()
  await slider.focus()
  await page.keyboard.press('End')
  await expect(reserve).toContainText(/Start with \$[\d,]+ and set aside \$0 a month/)
  await page.keyboard.press('Home')
  await expect(reserve).toContainText(/Set aside \$[\d,]+ a month, with no starting sum/)
  await expect(slider).toHaveAttribute('aria-valuetext', /^Set aside \$[\d,]+ a month, with no starting sum$/)
  await expect(reserve).toContainText('for 30 years is 8 in 10.')
  await reserve.getByRole('button', { name: /^Plan with \$/ }).click()
  await expect(toastOf(page, 'status')).toContainText('Reserve saved successfully')
  await page.reload()
  await expect(slider).toHaveValue('0')
  await expect(reserve).toContainText('Your own monthly amount.')
  await reserve.getByRole('button', { name: 'Use the recommended amount' }).click()
  await expect(reserve).not.toContainText('Your own monthly amount.')
  await expect(slider).toHaveValue(usual)

  await page.getByText('Assumptions').click()
  const rate = page.getByLabel('Inflation, percent a year')
  await rate.fill('4')
  await page.getByRole('button', { name: 'Use this rate' }).click()
  await expect(toastOf(page, 'status').last()).toContainText('Inflation saved successfully')
  await page.reload()
  await page.getByText('Assumptions').click()
  await expect(rate).toHaveValue('4')
})

test('the screen of a home shows the same figures as the plan of that home, and explains the date and cost of a component', {
  tag: '@long',
}, async ({ page, customer }) => {
  const id = await withHome(page, customer)
  await page.goto(`/plan?property=${id}`)
  const ofPlan = page.locator('dl').first().locator('div')
  const figures = async () => {
    await expect(ofPlan.nth(1)).toContainText('Likely range: $')
    const said = (await ofPlan.allInnerTexts()).slice(0, 2).join(' ')
    const reserve = await page
      .getByRole('region', { name: 'Reserve' })
      .getByText(/^Start with \$/)
      .innerText()
    const [start = '', monthly = ''] = reserve.match(/\$[\d,]+/g) ?? []
    return [...said.matchAll(/\$[\d,]+/g)].map(([amount]) => amount).concat(monthly, start)
  }
  const planned = await figures()
  expect(planned).toHaveLength(8)
  await page
    .getByRole('button', { name: /what it is made of/ })
    .first()
    .click()
  const made = page.getByRole('dialog', { name: 'Next 12 months' })
  await made
    .getByRole('button', { name: /why this cost/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^How long it lasts: installed/)
  await expect(dialog.getByRole('table')).toContainText('Of those that work today')
  await page.keyboard.press('Escape')

  await page.goto(`/property/${id}`)
  const panel = page.getByRole('region', { name: 'Replacement forecast' })
  await expect(panel.getByText('Set aside each month')).toBeVisible()
  const shown = (await panel.locator('dl').innerText()).match(/\$[\d,]+/g)
  expect(shown).toEqual(planned)
  const dryer = panel.getByRole('listitem').filter({ hasText: 'dryer' }).last()
  for (const asked of [/why this date/, /why this cost/]) {
    await dryer.getByRole('button', { name: asked }).click()
    await expect(dialog.getByRole('img')).toHaveAccessibleName(/^How long it lasts: installed/)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test.describe('the link to a home that does not exist', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 4(04|22)/ })

  test('shows “not found” in the plan and in the calendar', async ({ page, customer }) => {
    await withHome(page, customer)
    for (const path of ['/plan', '/calendar']) {
      await page.goto(`${path}?property=junk`)
      await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible()
    }
  })
})

test('the plan can be downloaded as a CSV file and as a PDF report', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  await withHome(page, customer)
  await page.goto('/plan')
  const spreadsheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile(await (await spreadsheet).path(), 'utf8')
  // The file has one line each for the headings, the rest of this year, and ten whole years.
  expect(csv.trim().split(/\r?\n/).length).toBeGreaterThanOrEqual(12)
  expect(csv).toContain(String(new Date().getFullYear() + 10))
  const document = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF report' }).click()
  const pdf = await readFile(await (await document).path(), 'latin1')
  expect(pdf.slice(0, 5)).toBe('%PDF-')
})

test('the plan and the calendar of a customer without homes link to the form for the first home', {
  tag: '@long',
}, async ({ page, customer }) => {
  expect(customer.token).toBeTruthy()
  for (const path of ['/plan', '/calendar']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Nothing to plan yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add Your First Property' })).toBeVisible()
  }
})

test.describe('without a connection', { tag: '@long' }, () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  test('the plan and the calendar show an error, and load when the user tries again', async ({
    page,
    customer,
  }) => {
    await withHome(page, customer)
    for (const [path, call, title] of [
      ['/plan', '**/v1/plan/budget?*', 'The plan did not load'],
      ['/calendar', '**/v1/plan/tasks?*', 'The calendar did not load'],
    ] as const) {
      await page.route(call, (route) => route.abort('failed'))
      await page.goto(path)
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
      await expect(page.getByText('12 Oak St, Austin, TX').first()).toBeVisible()
    }
  })
})

test('the calendar of a large portfolio shows forty rows, and more on request', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const homes = Array.from({ length: 30 }, (_, index) =>
    home({ street: `${index + 1} Oak St`, structures: { roof: 60 }, appliances: { dryer: { age: 40 } } }),
  )
  await addHomes(page, customer, homes)
  await page.goto('/calendar')
  await page.getByRole('radio', { name: 'Replacements' }).check({ force: true })
  await expect(page.getByText('40 of 60 shown')).toBeVisible()
  const shortPx = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(shortPx).toBeLessThan(60 * 100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(page.getByText('40 of 60 shown')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(shortPx)
})

import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { countHomes, entryOf, fillEntry } from '../harness/property-homes.ts'

test.beforeEach(async ({ page, customer }) => {
  expect(customer.token).not.toBe('')
  await page.goto('/properties')
})

// spec: 01-02, 02-27, 02-28, 02-33, 02-34, 02-38, 04-01, 04-02, 06-20
test('typed values are stored unchanged: two appliances of one type, HTML, emoji and unit numbers', {
  tag: '@long',
}, async ({ page }) => {
  const street = '<img src=x onerror="document.title=1"> & 9 "Ünï" 🏠 St'
  await fillEntry(page, 1, { Street: street })
  const first = entryOf(page, 1)
  for (const age of ['4', '17']) {
    await first.getByRole('button', { name: 'Add Appliance' }).click()
    await page.locator(':focus').selectOption('Refrigerator')
    await page.keyboard.press('Tab')
    await page.keyboard.type(age)
  }

  await page.getByRole('button', { name: 'Add Another Property' }).click()
  await expect(entryOf(page, 2).getByLabel('Street')).toBeFocused()
  await fillEntry(page, 2, { Street: '77 Maple Ave' })
  const second = entryOf(page, 2)
  await second.getByRole('button', { name: 'Add Appliance' }).click()
  await page.locator(':focus').selectOption('A/C Unit')
  await second.getByLabel('Multifamily').check()
  await expect(second.getByLabel('Appliance', { exact: true })).toHaveValue('ac_unit')
  await second.getByLabel('Unit number').fill('1A')
  await second.getByRole('button', { name: 'Add Unit' }).click()
  await expect(second.getByLabel('Unit number').last()).toBeFocused()
  await page.getByRole('button', { name: 'Submit 2 Homes' }).click()

  await expect(page).toHaveURL('/dashboard')
  await expect(toastOf(page, 'status')).toContainText('Properties Submitted Successfully!')
  await expect(toastOf(page, 'status')).toContainText('2 property(ies) have been added to your portfolio.')
  await page.getByRole('heading', { name: `${street}, Austin, TX` }).click()
  await expect(page.getByRole('heading', { name: `Property: ${street}, Austin, TX` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Appliances (2)' })).toBeVisible()
  const fridges = page.getByRole('list', { name: 'Appliances' }).getByRole('listitem')
  await expect(fridges.filter({ hasText: 'refrigerator' })).toHaveCount(2)
  await expect(fridges.filter({ hasText: '17 years' })).toHaveCount(1)
  await expect(page).toHaveTitle(`${street}, Austin, TX · Home Pulse AI`)

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('heading', { name: '77 Maple Ave, Austin, TX' }).click()
  await expect(page.getByRole('heading', { name: 'Units (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Unit 1A' }).click()
  await expect(page.getByRole('button', { name: 'Air Conditioner' })).toBeVisible()
})

// spec: 02-36, 06-18, 06-19
test('the multifamily checkbox moves appliances into a unit and back', { tag: '@long' }, async ({ page }) => {
  const card = entryOf(page, 1)
  await card.getByRole('button', { name: 'Add Appliance' }).click()
  await page.locator(':focus').selectOption('Stove')
  await card.getByLabel('Brand').fill('Acme')
  await card.getByLabel('Multifamily').check()
  await expect(card.getByLabel('Unit number')).toHaveValue('')
  await expect(card.getByLabel('Brand')).toHaveValue('Acme')
  await expect(card.getByRole('button', { name: 'Remove unit' })).toHaveCount(0)

  await card.getByLabel('Unit number').fill('1A')
  await card.getByRole('button', { name: 'Add Unit' }).click()
  await card.getByLabel('Multifamily').uncheck()
  await expect(card.getByLabel('Unit number')).toHaveCount(0)
  await expect(card.getByLabel('Brand')).toHaveValue('Acme')

  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByLabel('Unit number')).toHaveCount(2)
  await expect(card.getByLabel('Unit number').first()).toHaveValue('1A')
})

// spec: 02-29, 02-30, 02-37
test('the form for homes works by keyboard, and Enter in a field does not submit it', {
  tag: '@long',
}, async ({ page }) => {
  const card = entryOf(page, 1)
  await card.getByLabel('Street').focus()
  await page.keyboard.type('12 Oak St')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Austin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('new')
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('State')).toHaveAccessibleDescription(/^More than one state matches “new”/)
  await expect(page.getByRole('option')).toHaveCount(4)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('State')).toHaveValue('NM')
  await page.keyboard.press('Tab')
  await page.keyboard.type('87501')
  await page.keyboard.press('Tab')
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'alert')).toBeEmpty()

  const addStructure = card.getByRole('button', { name: 'Add Structure' })
  await addStructure.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('F')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const age = card.getByLabel('Age (years)', { exact: true })
  await expect(age).toHaveValue('')
  await expect(age).toHaveAccessibleDescription('Blank counts as brand new (0 years).')
  await page.keyboard.press('Enter')
  await expect(card.getByText('Removed furnace.')).toBeVisible()
  await expect(addStructure).toBeFocused()

  await page.getByRole('button', { name: 'Submit 1 Homes' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '12 Oak St, Austin, NM' })).toBeVisible()
})

// spec: 02-29
test('the stored US state of a home is the state that the user typed', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const typed = [
    ['12 Oak St', 'TX', 'Enter', 'TX'],
    ['13 Oak St', 'NY', 'Tab', 'NY'],
    ['14 Oak St', 'California', 'Enter', 'CA'],
    ['15 Oak St', 'new york', 'Tab', 'NY'],
    ['16 Oak St', 'Dc', 'Enter', 'DC'],
    ['17 Oak St', 'Washington, D.C.', 'Tab', 'DC'],
  ] as const
  for (const [index, [street, text, key, code]] of typed.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Another Property' }).click()
    await fillEntry(page, index + 1, { Street: street, State: '' })
    const field = entryOf(page, index + 1).getByRole('combobox', { name: 'State' })
    await field.click()
    await page.keyboard.type(text)
    await page.keyboard.press(key)
    await expect(field).toHaveValue(code)
  }
  const first = entryOf(page, 1).getByRole('combobox', { name: 'State' })
  await first.fill('Atlantis')
  await entryOf(page, 1).getByRole('heading', { level: 2 }).click()
  await expect(entryOf(page, 1)).toContainText('No state matches “Atlantis”.')
  await first.fill('TX')
  await expect(entryOf(page, 1)).not.toContainText('No state matches')
  await page.getByRole('button', { name: 'Submit 6 Homes' }).click()
  await expect(page).toHaveURL('/dashboard')
  const answer = await page.request.get('/v1/properties', {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  const homes: { address: string }[] = await answer.json()
  expect(homes.map(({ address }) => address).sort()).toEqual(
    typed.map(([street, , , code]) => `${street}, Austin, ${code}`),
  )
})

// spec: 02-23
test('a draft of the form for homes is kept when the user leaves the page, until the user submits or discards it', {
  tag: '@long',
}, async ({ page }) => {
  await fillEntry(page, 1, { Street: '5 Pine Ct' })
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('link', { name: 'Add Your First Property' }).click()
  await expect(page.getByLabel('Street')).toHaveValue('5 Pine Ct')
  await page.reload()
  await expect(page.getByText('We kept what you typed last time.')).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Street')).toHaveValue('')

  await fillEntry(page, 1)
  await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Add Property' }).click()
  await expect(page.getByLabel('Street')).toHaveValue('')
})

test('the form for homes passes axe when it is blank and when it shows errors', { tag: '@long' }, async ({
  page,
}) => {
  const card = entryOf(page, 1)
  await expect(card).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Add Structure' }).click()
  await card.getByRole('button', { name: 'Add Appliance' }).click()
  await card.getByRole('button', { name: 'Add Appliance' }).click()
  await page.getByRole('button', { name: 'Add Another Property' }).click()
  await entryOf(page, 2).getByLabel('Multifamily').check()
  await entryOf(page, 2).getByRole('button', { name: 'Add Unit' }).click()
  await page.getByRole('button', { name: 'Submit 2 Homes' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'State' }).first().click()
  await expectAccessible(page)
})

test.describe('when the server refuses the typed homes', () => {
  test.use({ expectedNoise: /status of 422/ })

  test('the reasons appear at the property, and no typed value is lost', { tag: '@long' }, async ({
    page,
    customer,
  }) => {
    await fillEntry(page, 1)
    await page.getByRole('button', { name: 'Add Another Property' }).click()
    await entryOf(page, 2).getByRole('button', { name: 'Add Appliance' }).click()
    await page.locator(':focus').selectOption('Stove')
    // The limits of the fields are removed, because they would cut the long values before the server can refuse them.
    for (const label of ['ZIP', 'Brand'])
      await entryOf(page, 2)
        .getByLabel(label)
        .evaluate((input) => input.removeAttribute('maxlength'))
    await fillEntry(page, 2, { Street: '5 Pine Ct', ZIP: '78701-12345' })
    await entryOf(page, 2).getByLabel('Brand').fill('x'.repeat(101))
    await page.getByRole('button', { name: 'Submit 2 Homes' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Submission Failed')
    await expect(toastOf(page, 'alert')).toContainText('Some of the information is missing or not valid.')
    await expect(entryOf(page, 2)).toContainText(/Stove, brand must be at most 100 characters\./)
    await expect(entryOf(page, 1)).not.toContainText('must be')
    const zip = entryOf(page, 2).getByLabel('ZIP')
    await expect(zip).toBeFocused()
    await expect(zip).toHaveAttribute('aria-invalid', 'true')
    await expect(zip).toHaveAccessibleDescription('Must be at most 10 characters.')
    await expect(entryOf(page, 1).locator('[aria-invalid]')).toHaveCount(0)
    await expect(entryOf(page, 2).getByLabel('Street')).toHaveValue('5 Pine Ct')
    expect(await countHomes(page, customer)).toBe(0)

    await zip.fill('78701')
    await expect(zip).not.toHaveAttribute('aria-invalid')
    await expect(entryOf(page, 2)).not.toContainText('must be at most 10 characters')
    await expect(entryOf(page, 2)).toContainText('brand must be at most 100 characters')
    await entryOf(page, 2).getByLabel('Brand').fill('Acme')
    await expect(entryOf(page, 2)).not.toContainText('must be at most')
  })
})

// spec: 02-37
test('a year typed as an age is not sent, and the form offers the age instead', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const card = entryOf(page, 1)
  await fillEntry(page, 1, { 'Home age (years)': '1994' })
  const years = new Date().getFullYear() - 1994
  const homeAge = card.getByLabel('Home age (years)')
  await expect(homeAge).toHaveAccessibleDescription(
    `Built in 1994? That is ${years} years. Use ${years} years`,
  )
  await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await expect(toastOf(page, 'alert')).toContainText('Please enter a valid home age for property 1')
  await expect(homeAge).toBeFocused()
  await card.getByRole('button', { name: `Use ${years} years` }).click()
  await expect(homeAge).toHaveValue(String(years))
  await expect(homeAge).not.toHaveAttribute('aria-invalid')

  await card.getByRole('button', { name: 'Add Structure' }).click()
  await page.locator(':focus').selectOption('Roof')
  await card.getByLabel('Age (years)', { exact: true }).fill('600')
  await expect(card).toContainText('An age is at most 500 years.')
  await page.getByRole('button', { name: 'Submit 1 Homes' }).click()
  await expect(card.getByLabel('Age (years)', { exact: true })).toBeFocused()
  expect(await countHomes(page, customer)).toBe(0)
})

test.describe('when the connection is lost', { tag: '@long' }, () => {
  test.use({ expectedNoise: /ERR_FAILED|ERR_CONNECTION/ })

  test('a retry does not add the homes again if the server had already received the first request', async ({
    page,
    customer,
  }) => {
    let tries = 0
    await page.route('**/v1/properties', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      tries += 1
      if (tries > 1) return route.continue()
      await route.fetch()
      await route.abort('failed')
    })
    await fillEntry(page, 1)
    const submit = page.getByRole('button', { name: 'Submit 1 Homes' })
    await submit.click()
    await expect(toastOf(page, 'alert')).toContainText('Network Error')
    await expect(toastOf(page, 'alert')).toContainText(
      'Unable to connect to the server. Please try again later.',
    )
    expect(await countHomes(page, customer)).toBe(1)

    await page.reload()
    await submit.click()
    await expect(page).toHaveURL('/dashboard')
    expect(tries).toBe(2)
    expect(await countHomes(page, customer)).toBe(1)
  })
})

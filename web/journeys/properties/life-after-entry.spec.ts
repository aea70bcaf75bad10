import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-15`

test('a home is corrected, archived, and restored from the dashboard', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [
    home({ street: '12 Oak St, Apt 4', appliances: { stove: { age: 5 } } }),
    home({ street: '5 Pine Ct' }),
  ])
  await page.goto(`/property/${id}`)
  const card = page.getByRole('region', { name: 'Property Information' })
  await card.getByRole('button', { name: 'Edit' }).click()
  await expect(card.getByLabel('Street')).toBeFocused()
  await expect(card.getByLabel('Street')).toHaveValue('12 Oak St, Apt 4')
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByLabel('City').fill('Nowhere')
  await page.keyboard.press('Escape')
  await expect(card.getByLabel('City')).toHaveValue('Nowhere')
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(card).toContainText('12 Oak St, Apt 4, Austin, TX')

  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('City').fill('')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'alert')).toContainText('Please fill in all address fields')
  await expect(card.getByLabel('City')).toBeFocused()
  await card.getByLabel('City').fill('Denver')
  await card.getByRole('combobox', { name: 'State' }).fill('Colorado')
  await page.keyboard.press('Enter')
  await card.getByLabel('ZIP').fill('80202')
  await card.getByLabel('Home age (years)').fill('41')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(toastOf(page, 'status')).toContainText('Property updated successfully')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property: 12 Oak St, Apt 4, Denver, CO')
  await expect(card).toContainText('Postal Code80202Home Age41 years')

  await card.getByRole('button', { name: 'Archive property' }).click()
  await expect(card.getByRole('button', { name: 'Keep property' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('button', { name: 'Archive property' })).toBeFocused()
  await card.getByRole('button', { name: 'Archive property' }).click()
  await card.getByRole('group', { name: 'Archive property' }).getByRole('button').first().click()
  await expect(page).toHaveURL('/dashboard')
  const homes = page.getByRole('list', { name: 'Single Family Properties' })
  await expect(homes.getByRole('heading')).toHaveText(['5 Pine Ct, Austin, TX'])
  const strip = page.getByRole('status').filter({ hasText: 'Archived 12 Oak St, Apt 4, Denver, CO.' })
  await strip.getByRole('button', { name: 'Undo' }).click()
  await expect(homes.getByRole('heading')).toHaveText([/12 Oak St, Apt 4, Denver/, /5 Pine Ct/])
  await expect(strip).toHaveCount(0)
  await homes.getByRole('link', { name: /12 Oak St/ }).click()
  await expect(rowOf(page, 'stove')).toBeVisible()

  // A reload removes the undo bar, but the property can still be restored from the list of archived homes.
  await card.getByRole('button', { name: 'Archive property' }).click()
  await card.getByRole('group', { name: 'Archive property' }).getByRole('button').first().click()
  await expect(homes.getByRole('heading')).toHaveCount(1)
  await page.reload()
  await page.getByText('Archived (1)').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore 12 Oak St, Apt 4, Denver, CO' }).click()
  await expect(toastOf(page, 'status')).toContainText('Property restored successfully')
  await expect(homes.getByRole('heading')).toHaveText([/12 Oak St, Apt 4, Denver/, /5 Pine Ct/])
  await expect(page.getByText(/^Archived \(/)).toHaveCount(0)
})

test('a component is added, corrected, replaced, removed and restored', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [home({ appliances: { stove: { age: 5 } } })])
  await page.goto(`/property/${id}`)
  const structures = page.getByRole('region', { name: 'Property Structures' })
  await expect(structures).toContainText('No structures recorded')
  await structures.getByRole('button', { name: 'Add structure' }).click()
  const adding = page.getByRole('form', { name: 'Add a structure' })
  await expect(adding.getByLabel('Type')).toBeFocused()
  await adding.getByLabel('Type').selectOption('Roof')
  await adding.getByRole('button', { name: 'Add structure' }).click()
  await expect(adding).toContainText('An age or a date is needed')
  await expect(adding.getByLabel('Age (years)')).toBeFocused()
  await expect(adding).toContainText('Not sure? In homes of 30 years half of all roofs are younger than')
  await adding.getByRole('button', { name: /^Use \d+$/ }).click()
  await expect(adding.getByLabel('Age (years)')).not.toHaveValue('')
  await expect(adding.getByText('Not sure?')).toHaveCount(0)
  await adding.getByLabel('Or installed on').fill(yearsAgo(20))
  await expect(adding.getByLabel('Age (years)')).toHaveValue('20')
  await adding.getByLabel('Kind').selectOption('3-tab asphalt roof')
  await adding.getByLabel('Condition').selectOption('Fair')
  // The form fills in the suggested age and marks it as a guess.
  await expect(adding.getByLabel('How do you know its age?')).toHaveValue('guess')
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Add structure' }).click()
  await expect(toastOf(page, 'status')).toContainText('Structure added successfully')
  await expect(structures.getByRole('heading', { level: 2 })).toHaveText('Property Structures (1)')
  await expect(structures.getByRole('button', { name: 'Add structure' })).toBeFocused()

  const roof = rowOf(page, 'roof')
  await roof.getByRole('button', { name: 'roof' }).click()
  await expect(roof).toContainText('Kind3-tab asphalt roof')
  await expect(roof).toContainText('ConditionFair')
  await expect(roof).toContainText('I guessed it')
  await expect(roof).toContainText(/Its age is a guess, so the range allows for \d+ to \d+ years/)
  await roof.getByRole('button', { name: 'Update' }).click()
  await expect(roof.getByLabel('Or installed on')).toHaveValue(yearsAgo(20))
  await roof.getByLabel('Or installed on').fill(yearsAgo(12))
  await expect(roof.getByLabel('Age (years)')).toHaveValue('12')
  await roof.getByLabel('How do you know its age?').selectOption('From a receipt')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(toastOf(page, 'status')).toContainText('Structures updated successfully')
  await expect(roof).toContainText('12 years')
  await expect(roof).toContainText('From a receipt')
  await roof.getByRole('button', { name: 'Edit specs' }).click()
  await expect(roof.getByLabel('Kind')).toHaveValue('three_tab_asphalt')
  await roof.getByLabel('Brand').fill('Owens Corning')
  await roof.getByRole('button', { name: 'Save specs' }).click()
  await expect(toastOf(page, 'status')).toContainText('Structure specs updated successfully')
  await expect(roof).toContainText('BrandOwens Corning')
  await expect(roof.getByRole('button', { name: 'Edit specs' })).toBeFocused()

  await roof.getByRole('button', { name: 'Replaced it' }).click()
  await roof.getByLabel('What it cost ($)').fill('15250')
  await roof.getByLabel('Why it was replaced').fill('Hail')
  await expectAccessible(page)
  await roof.getByRole('button', { name: 'Record replacement' }).click()
  await expect(toastOf(page, 'status')).toContainText('Replacement recorded successfully')
  await expect(roof).toContainText('0 years')
  await expect(roof).toContainText('$15,250')
  await expect(roof).not.toContainText('Owens Corning')

  await roof.getByRole('button', { name: 'Remove' }).click()
  await expect(structures.getByRole('heading', { level: 2 })).toHaveText('Property Structures (0)')
  await expect(structures).toContainText('Removed roof.')
  await expect(structures.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(structures.getByRole('heading', { level: 2 })).toHaveText('Property Structures (1)')
  await expect(roof.getByRole('button', { name: 'roof' })).toBeFocused()
  await page.reload()
  await expect(roof).toContainText('$15,250')
})

test('a unit with an appliance is added to a building, renamed, removed and restored', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [id] = await addHomes(page, customer, [building({ stove: { age: 5 } })])
  await page.goto(`/property/${id}`)
  const units = page.getByRole('region', { name: 'Units' })
  await units.getByRole('button', { name: 'Unit 1A' }).click()
  // A building keeps at least one unit, so its only unit has no button to remove it.
  await expect(units.getByRole('button', { name: 'Rename unit' })).toBeVisible()
  await expect(units.getByRole('button', { name: 'Remove unit' })).toHaveCount(0)
  await units.getByRole('button', { name: 'Unit 1A' }).click()

  await units.getByRole('button', { name: 'Add unit' }).click()
  await units.getByLabel('Unit number').fill('2A')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'status')).toContainText('Unit added successfully')
  await units.getByRole('button', { name: 'Unit 2A' }).click()
  const added = rowOf(page, 'Unit 2A')
  await expect(added).toContainText('No appliances recorded for this unit')
  await added.getByRole('button', { name: 'Add appliance' }).click()
  await added.getByLabel('Type').selectOption('Dryer')
  await added.getByLabel('Age (years)').fill('30')
  await added.getByRole('button', { name: 'Add appliance' }).click()
  await expect(page.getByRole('list', { name: 'Appliances of unit 2A' })).toContainText('COMING DUE')

  await added.getByRole('button', { name: 'Rename unit' }).click()
  await added.getByLabel('Unit number').fill('rear garden')
  await added.getByRole('button', { name: 'Save' }).click()
  const garden = rowOf(page, 'Unit rear garden')
  await expect(garden).toContainText('1 appliance')
  await garden.getByRole('button', { name: 'Remove unit' }).click()
  await expect(units).toContainText('Removed unit rear garden.')
  await expect(units.getByRole('heading', { level: 2 })).toHaveText('Units (1)')
  await units.getByRole('button', { name: 'Undo' }).click()
  await expect(garden).toContainText('1 appliance')
  const toggle = garden.getByRole('button', { name: 'Unit rear garden' })
  await expect(toggle).toBeFocused()
  await expect(toggle).toHaveText('Unit rear garden', { useInnerText: true })
})

// spec: 03-17
test('a building is rented unit by unit, and the form for tenants stays available while a unit is vacant', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [building({}, {})])
  await page.goto('/dashboard')
  await page.getByRole('tab', { name: 'Tenants' }).click()
  const add = page.getByRole('region', { name: 'Add Tenant to Property' })
  await add.getByLabel('Property Address').selectOption('77 Maple Ave, Denver, CO')
  await expect(add.getByLabel('Unit').getByRole('option')).toHaveText([
    'Unit 1A',
    'Unit 2A',
    'The whole property',
  ])
  await expect(add.getByLabel('Unit')).toHaveValue('')
  await add.getByLabel('Unit').selectOption('Unit 2A')
  await add.getByLabel('First Name').fill('Grace')
  await add.getByRole('button', { name: 'Add Tenant' }).click()
  const card = page.getByRole('region', { name: '77 Maple Ave' })
  await expect(card).toContainText('Current TenantGraceUnit2A')

  // When one unit is rented, the form offers the vacant unit, but no longer the building as a whole.
  await add.getByLabel('Property Address').selectOption('77 Maple Ave, Denver, CO')
  await expect(add.getByLabel('Unit').getByRole('option')).toHaveText(['Select a unit...', 'Unit 1A'])
  await add.getByRole('button', { name: 'Clear' }).click()

  await card.getByRole('button', { name: 'Add a tenant to another unit' }).click()
  await expect(card.getByLabel('Unit').getByRole('option')).toHaveText(['Select a unit...', 'Unit 1A'])
  await card.getByLabel('Unit').selectOption('Unit 1A')
  await card.getByLabel('First Name').fill('Alan')
  await card.getByRole('button', { name: 'Save Tenant' }).click()
  await expect(card).toContainText('Current TenantAlanUnit1A')
  await expect(card.getByRole('button', { name: 'Add a tenant to another unit' })).toHaveCount(0)
  await expect(add).toHaveCount(0)
})

test.describe('a failed change of a component or a home', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of (4|5)\d\d|ERR_FAILED/ })

  test('shows its own message, changes nothing and can be retried', async ({ page, customer }) => {
    const [id] = await addHomes(page, customer, [home({ appliances: { stove: { age: 5 } } })])
    await page.goto(`/property/${id}`)
    const stove = rowOf(page, 'stove')
    await stove.getByRole('button', { name: 'stove' }).click()
    const refuse = (status: number) => ({
      status,
      json: { statusCode: status, code: 'internal', error: 'Error', message: 'Something went wrong.' },
    })
    await page.route('**/v1/components/**', (route) => route.abort('failed'))
    await stove.getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Network error while removing appliance')
    await stove.getByRole('button', { name: 'Replaced it' }).click()
    await stove.getByLabel('Brand').fill('Bosch')
    await stove.getByRole('button', { name: 'Record replacement' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Network error while recording replacement')
    await page.unroute('**/v1/components/**')
    await page.route('**/v1/components/**', (route) => route.fulfill(refuse(500)))
    await stove.getByRole('button', { name: 'Record replacement' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Failed to record replacement')
    await expect(stove.getByText('Something went wrong.')).toBeVisible()
    await page.unroute('**/v1/components/**')
    await stove.getByRole('button', { name: 'Record replacement' }).click()
    await expect(stove).toContainText('BrandBosch')
    await stove.getByRole('button', { name: 'Update' }).click()
    await stove.getByLabel('Or installed on').fill('2999-01-01')
    await page.getByRole('button', { name: 'Apply Changes' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Failed to update appliances')
    await expect(stove).toContainText('Must not be in the future.')
    await stove.getByRole('button', { name: 'Cancel' }).click()

    const card = page.getByRole('region', { name: 'Property Information' })
    await page.route(`**/v1/properties/${id}`, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(refuse(500)) : route.continue(),
    )
    await card.getByRole('button', { name: 'Archive property' }).click()
    await card.getByRole('group').getByRole('button', { name: 'Archive property' }).click()
    await expect(toastOf(page, 'alert')).toContainText('Failed to archive property')
    await card.getByRole('button', { name: 'Keep property' }).click()
    await expect(card).toContainText('12 Oak St, Austin, TX')
  })
})

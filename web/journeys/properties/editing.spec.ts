import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building, home } from '../harness/property-homes.ts'

// spec: 04-08, 05-31, 06-33, 06-34, 06-36
test('edits of structures and appliances are not sent until one click applies all of them', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [id] = await addHomes(page, customer, [
    home({ structures: { roof: 24 }, appliances: { stove: { age: 5 }, water_heater: { age: 40 } } }),
  ])
  await page.goto(`/property/${id}`)
  const apply = page.getByRole('button', { name: 'Apply Changes' })
  const roof = page.getByRole('list', { name: 'Structures' }).getByRole('listitem')
  const stove = page
    .getByRole('list', { name: 'Appliances' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'stove' }) })

  await roof.getByRole('button', { name: 'roof' }).click()
  await roof.getByRole('button', { name: 'Update' }).click()
  await expect(apply).toHaveCount(0)
  await roof.getByLabel('Age (years)').fill('3')
  await expect(apply).toBeVisible()
  await roof.getByRole('button', { name: 'Cancel' }).click()
  await expect(apply).toHaveCount(0)
  await expect(roof.getByRole('button', { name: 'Update' })).toBeFocused()

  await roof.getByRole('button', { name: 'Update' }).click()
  await roof.getByLabel('Age (years)').fill('4')
  await roof.getByRole('button', { name: 'roof' }).click()
  await expect(roof).toContainText('24 years, edited')
  await stove.getByRole('button', { name: 'stove' }).click()
  await stove.getByRole('button', { name: 'Update' }).click()
  await stove.getByLabel('Replacement cost ($)').fill('1234.50')
  await stove.getByLabel('Forecasted date').fill('2033-05-06')
  await expectAccessible(page)
  const sent = page.waitForRequest(
    (request) => /\/structures$/.test(request.url()) && request.method() === 'PUT',
  )
  await apply.click()
  await expect(toastOf(page, 'status')).toContainText('Appliances updated successfully')
  await expect(toastOf(page, 'status')).toContainText('Structures updated successfully')
  expect((await sent).postDataJSON().structureUpdates).toMatchObject([
    { structure_type: 'roof', age_in_years: 4, reforecast: true },
  ])
  await expect(apply).toHaveCount(0)
  await expect(roof).toContainText('4 years')
  await expect(stove).toContainText(/Plan by5\/6\/2033\D*set by you/)
  await expect(stove).toContainText('$1,235')
  await page.reload()
  await expect(roof).toContainText('4 years')
})

test('the appliance of one unit is edited without the same appliance of another unit, and an overdue appliance gets a new forecast', {
  tag: '@long',
}, async ({ page, customer }) => {
  const [id] = await addHomes(page, customer, [building({ stove: { age: 5 } }, { stove: { age: 5 } })])
  await page.goto(`/property/${id}`)
  await page.getByRole('button', { name: 'Unit 1A' }).click()
  await page.getByRole('button', { name: 'Unit 2A' }).click()
  const [first, second] = ['1A', '2A'].map((unit) =>
    page.getByRole('list', { name: `Appliances of unit ${unit}` }),
  )
  if (!first || !second) throw new Error('no units')
  await first.getByRole('button', { name: 'stove' }).click()
  await first.getByRole('button', { name: 'Update' }).click()
  await first.getByLabel('Forecasted date').fill('2020-02-03')
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(first).toContainText('OVERDUE')
  await expect(second).not.toContainText('OVERDUE')
  await first.getByRole('button', { name: 'Still working: forecast again' }).click()
  await expect(first).not.toContainText('OVERDUE')
  await expect(first.getByRole('button', { name: 'Still working: forecast again' })).toHaveCount(0)
})

test.describe('a component that was removed in another tab', { tag: '@long' }, () => {
  test.use({ expectedNoise: /status of 404/ })

  test('is named in an error and disappears from the list, and the next click applies the other edits', async ({
    page,
    customer,
  }) => {
    const [id] = await addHomes(page, customer, [
      home({ appliances: { stove: { age: 5 }, dryer: { age: 6 } } }),
    ])
    await page.goto(`/property/${id}`)
    const list = page.getByRole('list', { name: 'Appliances' })
    const rowOf = (name: string) =>
      list.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
    for (const name of ['stove', 'dryer']) {
      await rowOf(name).getByRole('button', { name, exact: true }).click()
      await rowOf(name).getByRole('button', { name: 'Update' }).click()
      await rowOf(name).getByLabel('Age (years)').fill('9')
    }
    const headers = { authorization: `Bearer ${customer.token}` }
    const answer = await page.request.get(`/v1/properties/${id}/appliances`, { headers })
    const rows: { id: string; appliance_type: string }[] = await answer.json()
    const stove = rows.find((row) => row.appliance_type === 'stove')
    expect((await page.request.delete(`/v1/components/${stove?.id}`, { headers })).ok()).toBe(true)

    const apply = page.getByRole('button', { name: 'Apply Changes' })
    await apply.click()
    await expect(toastOf(page, 'alert')).toContainText('Failed to update appliances')
    await expect(toastOf(page, 'alert')).toContainText('The stove is no longer there.')
    await expect(rowOf('stove')).toHaveCount(0)
    await expect(rowOf('dryer').getByLabel('Age (years)')).toHaveValue('9')
    await apply.click()
    await expect(toastOf(page, 'status')).toContainText('Appliances updated successfully')
    await expect(rowOf('dryer')).toContainText('9 years')
    await expect(apply).toHaveCount(0)
  })
})

test('leaving a screen with unapplied edits asks for confirmation', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  const [id] = await addHomes(page, customer, [home({ appliances: { stove: { age: 5 } } })])
  await page.goto(`/property/${id}`)
  const stove = page.getByRole('list', { name: 'Appliances' }).getByRole('listitem')
  await stove.getByRole('button', { name: 'stove' }).click()
  await stove.getByRole('button', { name: 'Update' }).click()
  await stove.getByLabel('Age (years)').fill('9')
  const question = page.getByRole('dialog', { name: 'Leave without applying your changes?' })
  // A link to another section of this screen asks for no confirmation.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('link', { name: 'Notes' }).click()
  await expect(page.getByRole('heading', { name: 'Property Notes' })).toBeInViewport()
  await expect(question).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toHaveCount(0)
  await expect(stove.getByLabel('Age (years)')).toHaveValue('9')

  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave without applying' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('on a phone, the buttons that save are above the bottom bar', { tag: '@long' }, async ({
  page,
  customer,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [id] = await addHomes(page, customer, [home({ structures: { roof: 24 } })])
  await page.goto(`/property/${id}`)
  const roof = page.getByRole('list', { name: 'Structures' }).getByRole('listitem')
  await roof.getByRole('button', { name: 'roof' }).click()
  await roof.getByRole('button', { name: 'Update' }).click()
  await roof.getByLabel('Age (years)').fill('3')
  await page.getByRole('button', { name: 'Apply Changes' }).click()
  await expect(toastOf(page, 'status')).toContainText('Structures updated successfully')

  await page.goto('/properties')
  // Compares the positions instead of clicking the button, because a click would first scroll the button into view.
  const submit = page.getByRole('button', { name: 'Submit 1 Homes' })
  const box = await submit.boundingBox()
  const bar = await page.getByRole('navigation').last().boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, building } from '../harness/property-homes.ts'

/** A PNG file with one pixel. */
const pngBytes = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const photoFile = { name: 'house.png', mimeType: 'image/png', buffer: pngBytes }
const choosePhoto = (page: Page) =>
  page.getByLabel('Property photo', { exact: true }).setInputFiles(photoFile)
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('without access to other servers', () => {
  test.use({ expectedNoise: /ERR_FAILED/ })

  // spec: 01-10, 01-11, 01-12, 04-11, 04-12, 04-13, 04-14, 04-15, 04-16, 04-17, 04-21, 04-22, 06-38, 06-41
  // spec: 06-45, 06-46, 06-47, 06-48, 06-49, 07-23, 07-30, 08-31, 08-36, 10-18, 10-19, 10-20
  test('a property gets a note, a photo, a position on the map, and forecast dates', async ({
    page,
    customer,
  }) => {
    const [id] = await addHomes(page, customer, [
      building({ water_heater: { age: 9 } }, { water_heater: { age: 12 } }),
    ])
    const zooms = new Set<string | undefined>()
    await page.route(/tile\.openstreetmap\.org/, (route) => {
      zooms.add(new URL(route.request().url()).pathname.split('/')[1])
      return route.abort('failed')
    })
    await page.goto(`/property/${id}`)

    const notes = regionOf(page, 'Property Notes')
    await expect(notes).toHaveCSS('max-height', '400px')
    await expect(notes).toContainText('No notes yet. Add your first note!')
    await notes.getByRole('button', { name: 'Add Note' }).click()
    const save = notes.getByRole('button', { name: 'Save Note' })
    await expect(save).toBeDisabled()
    await expect(notes.getByLabel(/^Which/)).toHaveCount(0)
    await notes.getByLabel('Note type').selectOption('structure')
    await expect(notes.getByLabel(/^Which/)).toHaveCount(0)
    await notes.getByLabel('Note type').selectOption('appliance')
    const subject = notes.getByLabel('Which appliance')
    await subject.selectOption('Water Heater (unit 1A, 9 years)')
    await notes.getByLabel('Note type').selectOption('property')
    await notes.getByLabel('Note type').selectOption('appliance')
    await expect(subject).toHaveValue('')
    await subject.selectOption('Water Heater (unit 1A, 9 years)')
    const begun = page.waitForRequest(
      (request) => request.method() === 'POST' && /\/notes$/.test(request.url()),
    )
    await notes.getByLabel('Note', { exact: true }).fill('Popping in the mornings: “é”.')
    await save.click()
    expect((await begun).postDataJSON().fileName).toMatch(/^note_\d+\.txt$/)
    await expect(toastOf(page, 'status')).toContainText('Note added successfully')
    await expect(notes.getByRole('form')).toHaveCount(0)
    await notes.getByRole('button', { name: 'Add Note' }).click()
    await notes.getByLabel('Note', { exact: true }).fill('The roof was new in spring.')
    await save.click()
    const items = notes.getByRole('listitem')
    await expect(notes.getByRole('list')).toHaveCSS('max-height', '320px')
    await expect(items).toContainText(['Property', 'Water Heater (unit 1A, 9 years)'])
    await expect(items.nth(1)).toContainText('Popping in the mornings: “é”.')
    await items
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(items.first().getByRole('button', { name: 'Keep note' })).toBeFocused()
    await items.first().getByRole('button', { name: 'Delete note', exact: true }).click()
    await expect(items).toHaveCount(1)

    const photo = regionOf(page, 'Property Photo')
    await expect(photo).toContainText('No Photo Available')
    await expect(photo).toContainText('Click "Upload" to add a property photo')
    await choosePhoto(page)
    await expect(toastOf(page, 'status')).toContainText('Image uploaded successfully')
    await expect(photo.getByRole('img', { name: /^The property at 77 Maple Ave/ })).toHaveJSProperty(
      'complete',
      true,
    )
    await expect(photo).not.toContainText('No Photo Available')

    const location = regionOf(page, 'Property Location')
    await location.getByRole('button', { name: 'Locate on Map' }).click()
    await expect(toastOf(page, 'status')).toContainText('Location found successfully')
    await expect(location.locator('path').first()).toBeAttached()
    await location.getByRole('button', { name: /on the map$/ }).click()
    await expect(location).toContainText(`Property #${id}`)
    const map = location.locator('.leaflet-container')
    await expect(map).toHaveCSS('height', '300px')
    await map.hover()
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await page.mouse.wheel(0, -400)
    await expect.poll(scrolled, 'the wheel scrolls the page').toBeLessThan(before)
    expect([...zooms]).toEqual(['15'])

    const forecast = regionOf(page, 'Replacement forecast')
    await forecast.getByRole('button', { name: 'Set date' }).first().click()
    await expect(forecast).toContainText('Sets all 2 appliances of this type.')
    await forecast.getByLabel('Forecasted replacement date').fill('2044-02-03')
    await expectAccessible(page)
    await forecast.getByRole('button', { name: 'Save date' }).click()
    await expect(toastOf(page, 'status')).toContainText('Forecasted date updated successfully')
    await expect(forecast.getByRole('heading', { name: '2044' })).toBeVisible()
    await expect(forecast.getByText('Feb 2044')).toHaveCount(2)
    await page.reload()
    await expect(map).toBeVisible()
  })
})

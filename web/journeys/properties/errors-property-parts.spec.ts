import type { Page } from '@playwright/test'
import { expectRows, expectToast, failureNoise, networkCuts } from '../harness/failures.ts'
import { expect, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

/** A PNG file with one pixel. */
const png = {
  name: 'house.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const regionOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.use({ expectedNoise: failureNoise })

// spec: 06-39, 06-42, 06-44, 09-55, 09-56, 09-57, 09-58, 09-59, 09-60, 09-61, 09-63, 09-64, 09-65
test('notes, photo and map show the specified message for each error', async ({ page, customer }) => {
  await page.route(/tile\.openstreetmap\.org/, (route) => route.abort('failed'))
  const [id] = await addHomes(page, customer, [home()])
  await page.goto(`/property/${id}`)

  const notes = regionOf(page, 'Property Notes')
  const text = notes.getByLabel('Note', { exact: true })
  await notes.getByRole('button', { name: 'Add Note' }).click()
  await text.fill('Popping.')
  const saveNote = () => notes.getByRole('button', { name: 'Save Note' }).click()
  const note = { does: saveNote, after: () => expect(text).toHaveValue('Popping.') }
  const broken: [string, string] = [
    'Failed to add note',
    'Something went wrong on our side. Please try again.',
  ]
  const offline = 'Please check your connection and try again.'
  await expectRows(page, [
    {
      ...note,
      says: ['Failed to prepare note upload', broken[1]],
      call: 'POST /v1/properties/*/notes',
      how: ['refused'],
    },
    {
      ...note,
      says: ['Failed to prepare note upload', offline],
      call: 'POST /v1/properties/*/notes',
      how: networkCuts,
      meanwhile: () => expect(notes.getByRole('button', { name: 'Saving...' })).toBeDisabled(),
    },
    { ...note, says: broken, call: 'PUT /v1/uploads/notes/*', how: ['refused'] },
    { ...note, says: ['Failed to add note', offline], call: 'PUT /v1/uploads/notes/*', how: ['cut'] },
  ])
  // Each letter has two bytes, so the text is within the field's limit in characters, but above the server's limit in
  // bytes.
  await text.fill('é'.repeat(40_000))
  await saveNote()
  await expectToast(
    page,
    'alert',
    'Failed to add note',
    'A note may have at most 64 KB of text: about 65,000 letters.',
  )
  await expect(text).toHaveAttribute('maxlength', '65536')
  // Kerning and ligatures must be off, because with them, typing in a long line without spaces is slow.
  await expect(text).toHaveCSS('font-kerning', 'none')
  await expect(text).toHaveCSS('font-variant-ligatures', 'none')
  await text.fill('Popping.')
  await saveNote()
  await expectToast(page, 'status', 'Note added successfully')
  await expect(notes.getByRole('listitem')).toContainText('Popping.')

  const photo = regionOf(page, 'Property Photo')
  const choosePhoto = () => page.getByLabel('Property photo', { exact: true }).setInputFiles(png)
  const upload = {
    call: 'POST /v1/properties/*/customers/*/image',
    does: choosePhoto,
    after: () => expect(photo.getByRole('button', { name: 'Upload' })).toBeEnabled(),
  }
  await expectRows(page, [
    {
      ...upload,
      says: ['Failed to prepare image upload'],
      how: ['refused', ...networkCuts],
      meanwhile: () => expect(photo.getByRole('button', { name: 'Uploading...' })).toBeDisabled(),
    },
    { ...upload, says: ['No upload URL received'], how: [{ status: 201, json: {} }] },
    {
      ...upload,
      says: ['Failed to upload image', 'Something went wrong on our side. Please try again.'],
      call: 'PUT /v1/uploads/photos/*',
      how: ['refused'],
    },
    { ...upload, says: ['Failed to upload image'], call: 'PUT /v1/uploads/photos/*', how: ['cut'] },
  ])
  const large = { ...png, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) }
  await page.getByLabel('Property photo', { exact: true }).setInputFiles(large)
  await expectToast(page, 'alert', 'Failed to upload image', 'A photo may have at most 10 MB.')
  await choosePhoto()
  await expectToast(page, 'status', 'Image uploaded successfully')
  await expect(photo.getByRole('img', { name: /^The property at/ })).toBeVisible()

  const location = regionOf(page, 'Property Location')
  const map = location.locator('.leaflet-container')
  const locate = location.getByRole('button', { name: 'Locate on Map' })
  const geocode = { call: 'GET /v1/geocode', does: () => locate.click() }
  await expectRows(page, [
    {
      ...geocode,
      says: ['Failed to geocode address'],
      how: ['refused', ...networkCuts],
      meanwhile: () => expect(location.getByRole('button', { name: 'Locating...' })).toBeDisabled(),
      after: async () => {
        await locate.click()
        await expectToast(page, 'status', 'Location found successfully')
        await expect(map).toBeVisible()
      },
    },
    {
      ...geocode,
      says: ['Address not found'],
      how: [{ status: 200, json: { results: [] } }],
      after: async () => {
        await expect(map).toHaveCount(0)
        await expect(locate).toBeEnabled()
      },
    },
  ])

  await locate.click()
  await expect(map).toBeVisible()
  const information = regionOf(page, 'Property Information')
  await information.getByRole('button', { name: 'Edit' }).click()
  await information.getByLabel('Street').fill('9 Elm St')
  await information.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9 Elm St')
  await expect(map).toHaveCount(0)

  // A user who left the screen before the response sees no message about the map.
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/geocode*', async (route) => {
    await released
    await route.continue()
  })
  await locate.click()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  const answered = page.waitForResponse(/\/v1\/geocode/)
  answer()
  await (await answered).finished()
  await expect(toastOf(page, 'status')).toBeEmpty()
})

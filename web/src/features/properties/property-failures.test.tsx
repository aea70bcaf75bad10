import { maxPhotoBytes } from '@home-pulse/contract/upload-limits'
import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answerCalls,
  choose,
  click,
  expectFailures,
  expectToast,
  openApp,
  press,
  serverErrorMessage,
  withFailure,
} from '../../../test/app.tsx'
import { roof, stove } from '../../../test/minimal-answers.ts'
import { screen } from '../../../test/render.tsx'

const unreachable = 'Network error while loading property data'
const inCard = (name: string) => within(screen.getByRole('region', { name }))
const tryAgainIn = async (name: string) =>
  click(await inCard(name).findByRole('button', { name: 'Try again' }))

// spec: 04-03, 04-04, 09-43, 09-44
test('the property screen says why a property was not loaded, and loads it on retry', async () => {
  await expectFailures('GET /v1/properties/h', [['refused', 'Failed to load property details']], () =>
    openApp('/property/h'),
  )
  expect(await screen.findByRole('heading', { name: 'Property Not Found' })).toBeTruthy()
  expect(screen.getByText('The requested property could not be found.')).toBeTruthy()
  await expectFailures('GET /v1/properties/h', [['cut', unreachable]], () => press('Try again'))
  press('Try again')
  expect(await screen.findByRole('heading', { name: 'Property: 1 Elm St' })).toBeTruthy()
})

// spec: 04-07, 06-40, 09-45, 09-46, 09-47, 09-54
test.each([
  ['structures', 'h', 'Property Structures', 'Failed to load structures', unreachable],
  ['appliances', 'h', 'Appliances', 'Failed to load appliances', unreachable],
  ['units', 'f', 'Units', 'Failed to load units', unreachable],
  ['notes', 'h', 'Property Notes', 'Failed to load notes', 'Failed to load notes'],
])(
  'the property screen says that %s were not loaded, and loads them on retry',
  async (path, id, card, says, cutText) => {
    const call = `GET /v1/properties/*/${path}`
    await expectFailures(call, [['refused', says]], () => openApp(`/property/${id}`))
    await expectFailures(call, [['cut', cutText]], () => tryAgainIn(card))
    await tryAgainIn(card)
    const title = path === 'notes' ? card : `${card} (1)`
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByRole('region', { name: title }).textContent).not.toContain('Try again')
  },
)

// spec: 06-35, 06-37, 08-17, 09-40, 09-41, 09-42, 09-48, 09-49, 09-50, 09-51, 09-52, 09-53
test.each([
  ['appliances', 'stove', 'Appliances updated successfully', { ...stove, property_id: 'h' }],
  ['structures', 'roof', 'Structures updated successfully', { ...roof, property_id: 'h' }],
])(
  'the property screen says why %s were not updated, and keeps what was typed',
  async (path, row, done, component) => {
    await openApp('/property/h', { [`GET /v1/properties/*/${path}`]: [component] })
    const title = await screen.findByRole('button', { name: row })
    click(title)
    const entry = title.closest('li')
    if (!entry) throw new Error('The component is not in a list.')
    const item = within(entry)
    click(item.getByRole('button', { name: 'Update' }))
    const age = item.getByLabelText<HTMLInputElement>('Age (years)')
    const setAge = (value: string) => fireEvent.change(age, { target: { value } })
    const apply = () => press('Apply Changes')
    setAge('501')
    apply()
    await expectToast('alert', 'Error', `Please enter a valid age for the ${row}`)
    setAge('9')
    await expectFailures(
      `PUT /v1/properties/*/${path}`,
      [
        ['refused', `Failed to update ${path}`],
        ['cut', `Network error while updating ${path}`],
      ],
      apply,
    )
    expect(age.value).toBe('9')
    apply()
    await expectToast('status', done)
  },
)

test('the property screen says why a date was not set, and keeps the typed date', async () => {
  await openApp('/property/h')
  const forecast = within(await screen.findByRole('region', { name: 'Replacement forecast' }))
  click(await forecast.findByRole('button', { name: 'Set date' }))
  const date = forecast.getByLabelText<HTMLInputElement>('Forecasted replacement date')
  fireEvent.change(date, { target: { value: '2031-02-03' } })
  const save = () => click(forecast.getByRole('button', { name: 'Save date' }))
  await expectFailures(
    'PUT /v1/properties/*/appliances/forecasted-date',
    [
      ['refused', 'Failed to update forecasted date'],
      [{ status: 200, json: { putRecordStatus: 500 } }, 'Failed to update forecasted date'],
      ['cut', 'Network error while updating forecasted date'],
    ],
    save,
  )
  expect(date.value).toBe('2031-02-03')
  // The new forecast date is in another year. So the appliance must move to the list of that year.
  answerCalls({
    'GET /v1/properties/*/appliances': [{ ...stove, forecasted_replacement_date: '2035-02-03' }],
  })
  save()
  await expectToast('status', 'Forecasted date updated successfully')
  await forecast.findByRole('heading', { name: '2035' })
  await expect.poll(() => document.activeElement).toBe(forecast.getByRole('button', { name: 'Set date' }))
})

// spec: 06-39, 09-55, 09-56, 09-57
test('the property screen says why a note was not added, and keeps its text', async () => {
  await openApp('/property/h')
  const notes = within(await screen.findByRole('region', { name: 'Property Notes' }))
  click(notes.getByRole('button', { name: 'Add Note' }))
  const text = notes.getByLabelText<HTMLTextAreaElement>('Note')
  fireEvent.change(text, { target: { value: 'Popping.' } })
  const save = () => click(notes.getByRole('button', { name: 'Save Note' }))
  const [prepare, put] = ['POST /v1/properties/*/notes', 'PUT /v1/storage']
  const notPrepared = 'Failed to prepare note upload'
  const offline = 'Please check your connection and try again.'
  await expectFailures(
    prepare,
    [
      ['refused', notPrepared, serverErrorMessage],
      ['cut', notPrepared, offline],
    ],
    save,
  )
  await expectFailures(
    put,
    [
      ['refused', 'Failed to add note', serverErrorMessage],
      ['cut', 'Failed to add note', offline],
    ],
    save,
  )
  fireEvent.change(text, { target: { value: 'é'.repeat(40_000) } })
  save()
  await expectToast(
    'alert',
    'Failed to add note',
    'A note may have at most 64 KB of text: about 65,000 letters.',
  )
  fireEvent.change(text, { target: { value: 'Popping.' } })
  save()
  await expectToast('status', 'Note added successfully')
})

// spec: 06-42, 09-58, 09-59, 09-60, 09-61
test('the property screen says why a photo was not uploaded', async () => {
  await openApp('/property/h')
  await screen.findByRole('region', { name: 'Property Photo' })
  const image = new File(['png'], 'house.png', { type: 'image/png' })
  const upload = () => choose('Property photo', image)
  const [prepare, put] = ['POST /v1/properties/*/customers/*/image', 'PUT /v1/storage']
  const notPrepared = 'Failed to prepare image upload'
  await expectFailures(
    prepare,
    [
      ['refused', notPrepared],
      ['cut', notPrepared],
    ],
    upload,
  )
  await expectFailures(prepare, [[{ status: 201, json: {} }, 'No upload URL received']], upload)
  await expectFailures(
    put,
    [
      ['refused', 'Failed to upload image', serverErrorMessage],
      ['cut', 'Failed to upload image'],
    ],
    upload,
  )
  choose('Property photo', new File([new Uint8Array(maxPhotoBytes + 1)], 'large.png', { type: 'image/png' }))
  await expectToast('alert', 'Failed to upload image', 'A photo may have at most 10 MB.')
  upload()
  await expectToast('status', 'Image uploaded successfully')
})

// spec: 06-44, 09-63, 09-64, 09-65
test('the property screen says why the map position of an address was not found', async () => {
  await openApp('/property/h')
  const locate = async () => click(await screen.findByRole('button', { name: 'Locate on Map' }))
  const notLocated = 'Failed to geocode address'
  await expectFailures(
    'GET /v1/geocode',
    [
      ['refused', notLocated],
      ['cut', notLocated],
    ],
    locate,
  )
  await withFailure('GET /v1/geocode', { status: 200, json: { results: [] } }, async () => {
    await locate()
    await expectToast('alert', 'Address not found')
  })
  answerCalls({ 'GET /v1/geocode': { results: [{ geometry: { lat: 30.27, lng: -97.74 } }] } })
  await locate()
  await expectToast('status', 'Location found successfully')
})

test('the forecast says that the components of the home did not load', async () => {
  const refused = { statusCode: 404, code: 'not_found', message: '' }
  await withFailure('GET /v1/properties/*/structures', { status: 404, json: refused }, () =>
    withFailure('GET /v1/properties/*/appliances', { status: 404, json: refused }, async () => {
      await openApp('/property/h')
      await screen.findByText('The forecast appears when the parts of this home have loaded.')
    }),
  )
})

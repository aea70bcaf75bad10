import { within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  answerCalls,
  choose,
  click,
  expectToast,
  fill,
  openApp,
  press,
  recordBodies,
  serverErrorMessage,
  withFailure,
} from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const id = '0190aaaa-0000-7000-8000-000000000001'
const day = '2026-11-20T09:30:00.000Z'
const noFiles = { files_done: 0, files_total: 0, started_at: day, finished_at: day }
const contents = { properties: 1, units: 0, components: 2, tenants: 1 }

async function openData(answers: Record<string, unknown> = {}) {
  await openApp('/profile', { 'GET /v1/records/exports': { export: null }, ...answers })
  press('Your Data')
  await screen.findByRole('heading', { name: 'Download everything' })
}

test('the settings export all data as a download, and then show when the export was complete', async () => {
  const opened: string[] = []
  const opening = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href)
  })
  onTestFinished(() => opening.mockRestore())
  const downloadUrl = 'http://localhost:3000/v1/records/exports/signed'
  await openData({ 'POST /v1/records/exports': { id, download_url: downloadUrl } })
  expect(await screen.findByText('No copy was made yet.')).toBeTruthy()
  answerCalls({ 'GET /v1/records/exports': { export: { id, status: 'done', ...noFiles } } })
  press('Download everything')
  await expectToast('status', 'Your copy is complete', 'Look for it in your downloads.')
  expect(opened).toEqual([downloadUrl])
  expect(screen.getByText(/^Last copy: .*2026/)).toBeTruthy()
})

test('the settings import a file only after they showed its contents and the user agreed', async () => {
  await openData({
    'POST /v1/records/imports': { id, upload_url: 'http://localhost:3000/v1/storage' },
    'PUT /v1/storage': { id, exported_at: day, contents, remarks: ['The activity is not imported.'] },
    'POST /v1/records/imports/landings': { contents },
  })
  const landings = recordBodies('POST /v1/records/imports/landings')
  choose('Choose a zip file', new File(['text'], 'copy.txt'))
  expect(
    (await screen.findByText('Choose the zip of a copy, as it was saved.')).closest('[role=alert]'),
  ).toBeTruthy()
  choose('Choose a zip file', new File(['zip'], 'home-pulse.zip'))
  const preview = within(await screen.findByRole('region', { name: 'What will be added' }))
  expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1 home',
    '2 appliances and structures',
    '1 tenant',
  ])
  expect(preview.getByText('The activity is not imported.')).toBeTruthy()
  expect(landings).toEqual([])
  press('Add all of it')
  await expectToast('status', 'Import complete')
  expect(landings).toEqual([{ id }])
  expect(screen.queryByRole('region', { name: 'What will be added' })).toBeNull()
})

test('the settings show what changed, by whom, under the day of the change', async () => {
  const [line, by] = [{ text: 'Roof of 12 Elm St added', property_id: null }, 'you']
  const entry = { id, at: day, on: '2026-11-20', by, title: 'Home added', lines: [line] }
  await openApp('/profile', {
    'GET /v1/records/changes': [entry, { ...entry, id: 'i', by: 'import', title: 'Tenant added', lines: [] }],
  })
  press('Activity')
  const onDay = within(await screen.findByRole('region', { name: /November 20, 2026$/ }))
  expect(onDay.getAllByRole('heading', { level: 4 }).map((title) => title.textContent)).toEqual([
    'Home added',
    'Tenant added',
  ])
  expect(onDay.getByText('Roof of 12 Elm St added')).toBeTruthy()
  expect(onDay.getByText(/^An import of yours,/)).toBeTruthy()
})

test('the settings delete the account only with the password and the word DELETE, and then sign the user out', async () => {
  await openData({
    'POST /v1/records/deletion': { deleted_at: '2026-12-25T00:00:00.000Z', deleted_on: '2026-12-25' },
  })
  const deletions = recordBodies('POST /v1/records/deletion')
  press('Delete account')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  fill('Your password', 'correct horse battery')
  fill('Type DELETE to confirm', 'DELETED')
  expect(button.disabled).toBe(true)
  fill('Type DELETE to confirm', 'delete')
  button.click()
  await expectToast(
    'status',
    'Your account will be deleted on 12/25/2026',
    'Sign in before that to keep it. We have sent you an email about it.',
  )
  expect(deletions).toEqual([{ password: 'correct horse battery', confirmation: 'delete' }])
  expect(localStorage.getItem('auth_token')).toBeNull()
  await screen.findByRole('heading', { name: 'Know what your home needs next.' })
})

test('if the server cannot delete the account, the password is not marked as wrong', async () => {
  await openData({})
  press('Delete account')
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  fill('Your password', 'correct horse battery')
  fill('Type DELETE to confirm', 'DELETE')
  await withFailure('POST /v1/records/deletion', 'refused', async () => {
    click(dialog.getByRole('button', { name: 'Delete account' }))
    await expectToast('alert', 'Failed to delete the account', serverErrorMessage)
  })
  expect(dialog.getByLabelText('Your password').getAttribute('aria-invalid')).toBeNull()
})

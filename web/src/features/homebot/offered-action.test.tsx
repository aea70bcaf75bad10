import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectToast, fill, openApp, pressSoon, recordBodies, withFailure } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const note = { kind: 'note', property_id: 'h', content: 'The gate code is 1234.' }
const finishedTask = {
  kind: 'finish_task',
  task_id: 't',
  property_id: 'h',
  title: 'Clean gutters',
  note: 'Clean gutters cost $120.',
}

const addNote = 'POST /v1/properties/*/notes'
const upload = 'PUT /v1/storage'
const finish = 'POST /v1/plan/own-tasks/*/done'

/** Opens HomeBot, which offers this change. */
async function openOffer(action: object) {
  await openApp('/dashboard?tab=management', {
    'POST /v1/home-bot/ask-lifecycle-question': { response: 'Shall I?', action },
    [finish]: { id: 't' },
  })
  await screen.findByRole('region', { name: 'HomeBot Assistant' })
  fill('Your question', 'done')
  await pressSoon('Send')
}

test('HomeBot marks a task as done before it adds its note; if the note fails, a retry adds only that', async () => {
  await openOffer(finishedTask)
  const finished = recordBodies(finish)
  const notes = recordBodies(upload)
  await withFailure(finish, 'refused', async () => {
    await pressSoon('Mark it done')
    await expectToast('alert', 'Failed to update task', 'Something went wrong on our side. Please try again.')
  })
  expect(notes).toEqual([])
  await withFailure(addNote, 'cut', async () => {
    await pressSoon('Mark it done')
    await expectToast('alert', 'The task is done, but a network error stopped its note')
  })
  await pressSoon('Mark it done')
  await screen.findByText('Done. It is off your list.')
  expect(finished).toHaveLength(2)
  expect(notes).toEqual(['Clean gutters cost $120.'])
})

test('HomeBot shows the server’s reason for refusing the text of a note', async () => {
  await openOffer(note)
  const refusal = { code: 'link_not_valid', message: 'This link is not valid.' }
  await withFailure(upload, { status: 403, json: refusal }, async () => {
    await pressSoon('Add the note')
    await expectToast('alert', 'Failed to add note', 'This link is not valid.')
  })
})

test('a note whose response was lost is not stored twice', async () => {
  await openOffer(note)
  const prepared = recordBodies(addNote)
  await withFailure(upload, 'cut', async () => {
    await pressSoon('Add the note')
    await expectToast('alert', 'Network error while adding note')
  })
  await withFailure(upload, { status: 409, json: { code: 'already_uploaded', message: '' } }, async () => {
    await pressSoon('Add the note')
    await screen.findByText('Added. It is with the notes of the home.')
  })
  await waitFor(() => expect(prepared).toHaveLength(1))
})

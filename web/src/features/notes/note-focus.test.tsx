import { waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { click, holdRequests, openApp } from '../../../test/app.tsx'
import { screen } from '../../../test/render.tsx'

const openNotes = async () => {
  await openApp('/property/h', { 'DELETE /v1/properties/*/notes/*': {} })
  const notes = within(await screen.findByRole('region', { name: 'Property Notes' }))
  click(await notes.findByRole('button', { name: /^Delete note of/ }))
  return notes
}

test('the focus returns to the delete button when the user keeps a note', async () => {
  const notes = await openNotes()
  click(notes.getByRole('button', { name: 'Keep note' }))
  expect(document.activeElement).toBe(notes.getByRole('button', { name: /^Delete note of/ }))
})

test('the button says that a note is being deleted, and the focus then moves to the button that adds a note', async () => {
  const notes = await openNotes()
  const release = holdRequests()
  click(notes.getByRole('button', { name: 'Delete note' }))
  await notes.findByRole('button', { name: 'Deleting...' })
  release()
  await waitFor(() => expect(document.activeElement).toBe(notes.getByRole('button', { name: 'Add Note' })))
})

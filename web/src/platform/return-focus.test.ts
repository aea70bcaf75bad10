import { afterEach, expect, test } from 'vitest'
import { returnFocusWhenEnabled } from './return-focus.ts'

/** Waits until the MutationObserver has run. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

let stop = () => {}
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Adds a form with two buttons, and focuses the first one. */
function openForm() {
  stop = returnFocusWhenEnabled()
  document.body.innerHTML = '<fieldset><button>Save</button></fieldset><button>Cancel</button>'
  const [save, cancel] = document.querySelectorAll('button')
  const fields = document.querySelector('fieldset')
  if (!save || !cancel || !fields) throw new Error('no form')
  save.focus()
  return { save, cancel, fields }
}

/** Disables the form and removes the focus from its button. Browsers do both, but happy-dom only disables. */
function disable(fields: HTMLFieldSetElement, focused: HTMLElement) {
  fields.disabled = true
  focused.blur()
}

test('a button gets the focus back when the form that a request disabled is enabled again', async () => {
  const { save, fields } = openForm()
  disable(fields, save)
  await settle()
  expect(document.activeElement).toBe(document.body)
  fields.disabled = false
  await settle()
  expect(document.activeElement).toBe(save)
})

test('the focus stays where the user moved it while the button was disabled', async () => {
  const { save, cancel, fields } = openForm()
  disable(fields, save)
  cancel.focus()
  fields.disabled = false
  await settle()
  expect(document.activeElement).toBe(cancel)
})

test('a button that the user has left does not get the focus', async () => {
  const { save, fields } = openForm()
  save.blur()
  fields.disabled = true
  await settle()
  fields.disabled = false
  await settle()
  expect(document.activeElement).toBe(document.body)
})

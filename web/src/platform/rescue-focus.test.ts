import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rescueLostFocus } from './rescue-focus.ts'

let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <nav><a href="#other">Plan</a></nav>
    <main tabindex="-1">
      <section aria-label="Email"><button id="change">Change email</button><p>ada@example.com</p></section>
      <a id="part" href="#part">Water heater</a>
    </main>
    <div role="dialog"><button id="yes">Yes</button></div>`
  stop = rescueLostFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}
const focused = () => document.activeElement
const settle = () => new Promise((resolve) => setTimeout(resolve, 200))

test('a card gets the focus when its focused button is removed', async () => {
  find('#change').focus()
  find('#change').remove()
  await vi.waitFor(() => expect(focused()).toBe(find('section')))
})

test('the main part of the page gets the focus when the focused link disappears with its screen', async () => {
  find('#part').focus()
  find('#part').remove()
  await vi.waitFor(() => expect(focused()).toBe(find('main')))
})

test('the card gets the focus when a dialog closes whose button was removed', async () => {
  find('#change').focus()
  find('#yes').focus()
  find('#change').remove()
  find('[role="dialog"]').remove()
  await vi.waitFor(() => expect(focused()).toBe(find('section')))
})

test('the focus stays where the screen itself moved it after the removal', async () => {
  find('#change').focus()
  find('#change').remove()
  find('#part').focus()
  await settle()
  expect(focused()).toBe(find('#part'))
})

test.each([
  ['left the element', () => find('#change').blur()],
  ['moved to the side bar, and left it', () => [find('nav a').focus(), find('nav a').blur()]],
])('the focus does not move to the card if the user %s before the element was removed', async (_, leave) => {
  find('#change').focus()
  leave()
  await settle()
  find('#change').remove()
  await settle()
  expect(focused()).toBe(document.body)
})

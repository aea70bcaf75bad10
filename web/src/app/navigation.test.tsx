import { waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { click, currentUrl, openApp } from '../../test/app.tsx'
import { bottomBarLinks, sideBarLinks } from '../../test/navigation-links.ts'
import { screen } from '../../test/render.tsx'

/** Sets the width of the window until the end of the test. */
function setWidth(width: number) {
  // The cast is needed, because the type of `window` does not contain this property of happy-dom.
  const { happyDOM } = window as typeof window & { happyDOM: { setViewport(size: { width: number }): void } }
  const before = window.innerWidth
  happyDOM.setViewport({ width })
  onTestFinished(() => happyDOM.setViewport({ width: before }))
}

const mainLinks = () => within(screen.getByRole('navigation', { name: 'Main' }))

/** Returns the names of the links that are marked as the current screen. */
const markedLinks = () =>
  mainLinks()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent)

test('the side bar links to seven screens and marks the current one', async () => {
  setWidth(1_440)
  await openApp('/dashboard')
  for (const [name, url] of sideBarLinks) {
    click(mainLinks().getByRole('link', { name }))
    await waitFor(() => expect(currentUrl()).toBe(url))
    await waitFor(() => expect(markedLinks()).toEqual([name]))
  }
})

test('the side bar marks Properties on the page of a home', async () => {
  setWidth(1_440)
  await openApp('/property/h')
  await screen.findByRole('heading', { name: 'Property: 1 Elm St' })
  expect(markedLinks()).toEqual(['Properties'])
})

test('the bottom bar of a phone has five links', async () => {
  setWidth(390)
  await openApp('/overview')
  await screen.findByRole('heading', { name: 'Overview', level: 1 })
  expect(
    mainLinks()
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(bottomBarLinks)
})

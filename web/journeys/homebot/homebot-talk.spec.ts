import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, toastOf } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

/**
 * Replaces the response to the next question of the page by a stream. The test sends the events of the stream one by
 * one, like a slow language model.
 */
async function answerSlowly(page: Page) {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = async (input, options) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('/v1/home-bot/ask-lifecycle-question')) return fetch(input, options)
      window.fetch = fetch
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
      const writer = writable.getWriter()
      const state = {
        wasLeft: false,
        send: (text: string) => void writer.write(new TextEncoder().encode(text)),
      }
      Reflect.set(window, 'slowAnswer', state)
      options?.signal?.addEventListener('abort', () => {
        state.wasLeft = true
        void writer.abort(options.signal?.reason)
      })
      return new Response(readable, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
    }
  })
  return {
    send: (name: string, data: object) =>
      page.evaluate(
        (text) => Reflect.get(window, 'slowAnswer').send(text),
        `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`,
      ),
    wasLeft: () => page.evaluate((): boolean => Reflect.get(window, 'slowAnswer').wasLeft),
  }
}

test('the user watches an answer arrive, stops it, and reopens, continues and deletes a conversation', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { dryer: { age: 12 }, stove: { age: 3 } } })])
  const openChat = async () => {
    await page.goto('/dashboard')
    await page.getByRole('tab', { name: 'Management' }).click()
    await expect(page.getByRole('log')).toContainText('I can give appliance-specific advice')
  }
  await openChat()
  const chat = page.getByRole('region', { name: 'HomeBot Assistant' })
  const log = page.getByRole('log')
  const input = chat.getByPlaceholder('Ask about maintenance, replacement, or anything...')
  const stop = chat.getByRole('button', { name: 'Stop' })
  const remove = chat.getByRole('button', { name: 'Delete history' })
  await expect(chat).toContainText('Answers from your own homes')
  await expect(remove).toHaveCount(0)

  const slow = await answerSlowly(page)
  await input.fill('How do I look after a stove?')
  await input.press('Enter')
  await expect(log).toContainText('HomeBot is typing')
  await expect(stop).toBeVisible()
  await slow.send('text', { text: 'Clean the burners.' })
  await expect(log).toContainText('Clean the burners.')
  await expect(log).not.toContainText('HomeBot is typing')
  await slow.send('text', { text: '\n\nSee that the door closes.' })
  await expect(log.getByRole('paragraph').filter({ hasText: 'See that the door closes.' })).toBeVisible()
  await expect(input).toBeDisabled()
  await expectAccessible(page)
  // The input is disabled during an answer, so the focus is on the button that stops it.
  await expect(stop).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(log).toContainText('You stopped this answer.')
  await expect(log).toContainText('See that the door closes.')
  await expect.poll(slow.wasLeft).toBe(true)
  await expect(input).toBeFocused()

  await page.keyboard.type('What does a new dryer cost?')
  await page.keyboard.press('Enter')
  await expect(log).toContainText(/Replacing your dryer at .* typically costs/)
  await input.fill('and the stove?')
  await input.press('Enter')
  await expect(log).toContainText(/stove.* typically costs/)

  await page.reload()
  await openChat()
  await expect(log).toContainText('and the stove?')
  await expect(log).toContainText(/stove.* typically costs/)
  await input.fill('How long will it last?')
  await input.press('Enter')
  await expect(log).toContainText('Plan to replace your stove')
  await expect(log.getByRole('img').last()).toHaveAccessibleName(/^Stove, /)

  await input.fill('I smell gas near the stove')
  await input.press('Enter')
  await expect(log.getByRole('alert')).toContainText(/^Safety firstLeave the building now/)
  await expect(log).toHaveAttribute('aria-busy', 'false')
  await openChat()
  // After a reload, a danger warning still looks like a warning, but screen readers do not announce it again.
  await expect(log).toContainText('Safety first')
  await expect(log.getByRole('alert')).toHaveCount(0)

  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Delete your chat history?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(log).toContainText('and the stove?')
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete history' }).click()
  await expect(toastOf(page, 'status')).toContainText('Chat history removed successfully')
  await expect(log.getByRole('time')).toHaveCount(1)
  await expect(chat.getByRole('heading', { name: 'HomeBot Assistant' })).toBeFocused()
  await openChat()
  await expect(log.getByRole('time')).toHaveCount(1)
  await expect(chat).toContainText('Answers from your own homes')
})

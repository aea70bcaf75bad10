import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, expectAccessible, test, toastOf } from './journey.ts'
import { addHomes, home } from './property-homes.ts'

const questionPath = '**/v1/home-bot/ask-lifecycle-question'

/** Stands in for a server whose language model is slow: it sends what a test has it send. */
async function startSlowServer() {
  let response: ServerResponse | undefined
  let wasLeft = false
  const server = createServer((_request, opened) => {
    response = opened.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    opened.flushHeaders()
    opened.once('close', () => {
      wasLeft = !opened.writableFinished
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    send: (name: string, data: object) =>
      response?.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    wasLeft: () => wasLeft,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('an answer is watched as it comes and stopped; the talk is found again, gone on with, and deleted', async ({
  page,
  customer,
}) => {
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

  const slow = await startSlowServer()
  await page.route(questionPath, (route) => route.continue({ url: slow.url }), { times: 1 })
  await input.fill('How do I look after a stove?')
  await input.press('Enter')
  await expect(log).toContainText('HomeBot is typing')
  await expect(stop).toBeVisible()
  slow.send('text', { text: 'Clean the burners.' })
  await expect(log).toContainText('Clean the burners.')
  await expect(log).not.toContainText('HomeBot is typing')
  slow.send('text', { text: '\n\nSee that the door closes.' })
  await expect(log.getByRole('paragraph').filter({ hasText: 'See that the door closes.' })).toBeVisible()
  await expect(input).toBeDisabled()
  await expectAccessible(page)
  // The input is disabled, so the keyboard is where the answer can be stopped.
  await expect(stop).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(log).toContainText('You stopped this answer.')
  await expect(log).toContainText('See that the door closes.')
  await expect.poll(slow.wasLeft).toBe(true)
  await expect(input).toBeFocused()
  slow.close()

  await page.keyboard.type('What does a new dryer cost?')
  await page.keyboard.press('Enter')
  await expect(log).toContainText(/Replacing .*dryer typically costs/)
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
  await expect(log.getByRole('img').last()).toHaveAccessibleName(/^stove, /)

  await input.fill('I smell gas near the stove')
  await input.press('Enter')
  await expect(log.getByRole('alert')).toContainText(/^Safety firstLeave the building now/)
  await expect(log).toHaveAttribute('aria-busy', 'false')
  await openChat()
  // What was dangerous then is told as such, and alarms nobody now.
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

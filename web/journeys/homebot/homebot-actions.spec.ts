import { expect, expectAccessible, test } from '../harness/journey.ts'
import { addHomes, home } from '../harness/property-homes.ts'

test('HomeBot records what the user confirms (a replacement, a task, finished maintenance) and nothing else', {
  tag: '@long',
}, async ({ page, customer }) => {
  await addHomes(page, customer, [home({ appliances: { water_heater: { age: 14 }, dryer: { age: 5 } } })])
  await page.goto('/dashboard?tab=management')
  const bot = page.getByRole('region', { name: 'HomeBot Assistant' })
  const input = bot.getByRole('textbox')
  await input.fill('I replaced the water heater yesterday for $1,450')
  await input.press('Enter')
  await expect(bot).toContainText('Nothing is changed until you confirm it.')
  await expectAccessible(page)
  await bot.getByRole('button', { name: 'Record the replacement' }).click()
  await expect(bot).toContainText('Recorded. The new one is tracked from that day.')

  await input.fill('Remind me to clean the gutters')
  await input.press('Enter')
  await expect(bot).toContainText('When is it due?')
  await input.fill('in March')
  await input.press('Enter')
  await expect(bot.getByRole('button', { name: 'Add the task' })).toBeVisible()
  await input.fill('yes')
  await input.press('Enter')
  await expect(bot).toContainText('Added. It is in your calendar.')

  // On a phone the buttons are visible without scrolling.
  await page.setViewportSize({ width: 390, height: 600 })
  await input.fill('I cleaned the dryer vent today')
  await input.press('Enter')
  const record = bot.getByRole('button', { name: 'Record it' })
  await expect(record).toBeInViewport({ ratio: 1 })
  await record.click()
  await expect(bot).toContainText('Recorded. It is kept with the upkeep of the part.')

  await input.fill('Note that the filter is 16x25x1')
  await input.press('Enter')
  await bot.getByRole('button', { name: 'Not now' }).click()
  await expect(bot).toContainText('Nothing was changed.')

  // After a reload the conversation is shown again, but without the buttons of its offers.
  await page.reload()
  await expect(bot).toContainText('Add this note to 12 Oak St')
  await expect(bot.getByRole('button', { name: 'Add the note' })).toBeHidden()
  await page.goto('/calendar')
  await expect(page.getByText('Clean the gutters').first()).toBeVisible()

  await page.goto('/dashboard?tab=management')
  await input.fill('gutters done, mark it off')
  await input.press('Enter')
  await bot.getByRole('button', { name: 'Mark it done' }).click()
  await expect(bot).toContainText('Done. It is off your list.')
  await page.goto('/calendar')
  const gutters = page.getByRole('listitem').filter({ hasText: 'Clean the gutters' })
  await expect(gutters).toContainText(/Done \w{3} \d/)
})

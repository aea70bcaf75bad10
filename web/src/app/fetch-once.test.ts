import { expect, test, vi } from 'vitest'
import { fetchOnce, ScreenNotFetched } from './fetch-once.ts'

test('a failed fetch of a screen’s code throws an error without the browser’s message, and is not repeated', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/screen.js')
  const importScreen = vi.fn().mockRejectedValueOnce(cause).mockResolvedValue({ Screen: 'without style' })
  const fetchScreen = fetchOnce(importScreen)
  await expect(fetchScreen()).rejects.toEqual(new ScreenNotFetched(cause))
  await expect(fetchScreen()).rejects.not.toThrow(/dynamically imported/)
  expect(importScreen).toHaveBeenCalledTimes(1)
})

test('if the code of a screen can be fetched, it is returned', async () => {
  expect(await fetchOnce(async () => ({ Screen: 1 }))()).toEqual({ Screen: 1 })
})

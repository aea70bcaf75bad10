import { expect, test, vi } from 'vitest'
import { fetchOnce, ScreenNotFetched } from './fetch-once.ts'

test('a screen whose code cannot be fetched fails with an error that causes no reload, and is not fetched again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module: /assets/screen.js')
  const importScreen = vi.fn().mockRejectedValueOnce(cause).mockResolvedValue({ Screen: 'without style' })
  const fetchScreen = fetchOnce(importScreen)
  await expect(fetchScreen()).rejects.toEqual(new ScreenNotFetched(cause))
  await expect(fetchScreen()).rejects.not.toThrow(/dynamically imported/)
  expect(importScreen).toHaveBeenCalledTimes(1)
})

test('a screen whose code can be fetched is returned', async () => {
  expect(await fetchOnce(async () => ({ Screen: 1 }))()).toEqual({ Screen: 1 })
})

import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../test/render.tsx'
import { followCurrentDate, useCurrentDate } from './current-date.ts'

const ShownDate = () => <p>{useCurrentDate()}</p>
const queries = new QueryClient()
const loadAll = vi.spyOn(queries, 'invalidateQueries')
let stop = () => {}
let mayLoad = true

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 59, 50) })
  loadAll.mockClear()
  mayLoad = true
  stop = followCurrentDate(queries, () => mayLoad)
  render(<ShownDate />)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('soon after midnight, the new date is shown and its data is loaded once', () => {
  expect(screen.getByText('2026-11-26')).toBeTruthy()
  act(() => vi.advanceTimersByTime(120_000))
  expect(screen.getByText('2026-11-27')).toBeTruthy()
  expect(loadAll).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(24 * 3_600_000))
  expect(screen.getByText('2026-11-28')).toBeTruthy()
  expect(loadAll).toHaveBeenCalledTimes(2)
})

test('the app shows the new date as soon as data arrives that was loaded after midnight', () => {
  vi.setSystemTime(new Date(2026, 10, 27, 0, 0, 1))
  expect(screen.getByText('2026-11-26')).toBeTruthy()
  act(() => void queries.setQueryData(['attention'], []))
  expect(screen.getByText('2026-11-27')).toBeTruthy()
  expect(loadAll).toHaveBeenCalledOnce()
})

test('a hidden page shows the new date and loads its data when it is visible again', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => vi.advanceTimersByTime(3 * 3_600_000))
  expect(loadAll).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2026-11-27')).toBeTruthy()
  expect(loadAll).toHaveBeenCalledOnce()
  visibility.mockRestore()
})

test('the date is checked when the page gets the focus, because timers stop while a computer sleeps', () => {
  vi.setSystemTime(new Date(2026, 10, 29, 8, 0, 0))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText('2026-11-29')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(loadAll).toHaveBeenCalledOnce()
})

test('no data is loaded at midnight after the session has ended', () => {
  mayLoad = false
  act(() => vi.advanceTimersByTime(120_000))
  expect(screen.getByText('2026-11-26')).toBeTruthy()
  expect(loadAll).not.toHaveBeenCalled()
})

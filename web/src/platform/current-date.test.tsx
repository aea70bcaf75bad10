import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render, screen } from '../../test/render.tsx'
import { followCurrentDate, useCurrentDate } from './current-date.ts'

const ShownDate = () => <p>{useCurrentDate()}</p>
const onNewDay = vi.fn()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 59, 50) })
  onNewDay.mockClear()
  stop = followCurrentDate(onNewDay)
  render(<ShownDate />)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('seconds after midnight, the date is rendered again and the data of the new day is loaded once', () => {
  expect(screen.getByText('2026-11-26')).toBeTruthy()
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2026-11-27')).toBeTruthy()
  expect(onNewDay).toHaveBeenCalledOnce()
  act(() => vi.advanceTimersByTime(24 * 3_600_000))
  expect(screen.getByText('2026-11-28')).toBeTruthy()
  expect(onNewDay).toHaveBeenCalledTimes(2)
})

test('the date is checked when the user returns to the page, because timers stop while a computer sleeps', () => {
  vi.setSystemTime(new Date(2026, 10, 29, 8, 0, 0))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText('2026-11-29')).toBeTruthy()
  expect(onNewDay).toHaveBeenCalledOnce()
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(onNewDay).toHaveBeenCalledOnce()
})

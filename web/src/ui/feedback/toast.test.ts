import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

// spec: 10-05
test('a toast disappears after 4000 ms', () => {
  toast.error('Error', 'Please fill in all fields')
  expect(currentToast()).toMatchObject({ kind: 'error', title: 'Error', isOpen: true })
  vi.advanceTimersByTime(3_999)
  expect(currentToast()?.isOpen).toBe(true)
  vi.advanceTimersByTime(1)
  expect(currentToast()?.isOpen).toBe(false)
})

// spec: 06-53, 10-09
test('a new toast replaces the visible one, and stays for 4000 ms', () => {
  toast.info('First')
  vi.advanceTimersByTime(3_000)
  toast.success('Second')
  expect(currentToast()?.title).toBe('Second')
  vi.advanceTimersByTime(3_999)
  expect(currentToast()?.isOpen).toBe(true)
})

// spec: 06-54, 10-10
test('a dismissed toast is removed 1,000,000 ms later', () => {
  toast.success('Login Successful!')
  dismissToast()
  vi.advanceTimersByTime(999_999)
  expect(currentToast()?.title).toBe('Login Successful!')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('a toast that is shown while an old one awaits removal is not removed with it', () => {
  toast.info('Old')
  dismissToast()
  vi.advanceTimersByTime(999_000)
  toast.info('New')
  vi.advanceTimersByTime(1_000)
  expect(currentToast()).toMatchObject({ title: 'New', isOpen: true })
})

import { expect, test } from 'vitest'
import { isSidebarOpen, isToggleKey, sidebarCookie } from './profile-sidebar-state.ts'

test('the sidebar is open at first, and then has the state in its cookie', () => {
  expect(isSidebarOpen('')).toBe(true)
  for (const isOpen of [true, false]) {
    const [pair = ''] = sidebarCookie(isOpen).split('; ')
    expect(isSidebarOpen(`other=1; ${pair}`)).toBe(isOpen)
  }
})

// spec: 10-23
test('the cookie of the sidebar expires after seven days', () => {
  expect(sidebarCookie(false)).toContain('max-age=604800')
})

test.each([
  [{ key: 'b', ctrlKey: true }, 'toggles', true],
  [{ key: 'B', metaKey: true }, 'toggles', true],
  [{ key: 'b' }, 'does not toggle', false],
  [{ key: 'c', ctrlKey: true }, 'does not toggle', false],
])('the key event %j %s the sidebar', (keys, _verb, isToggle) => {
  expect(isToggleKey(new KeyboardEvent('keydown', keys))).toBe(isToggle)
})

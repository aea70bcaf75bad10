import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, chosenTheme } from './theme.ts'

const shown = () => document.documentElement.dataset.theme

test('follows the system until a theme is chosen, and shows the chosen one after a reload', () => {
  localStorage.clear()
  applyTheme()
  expect(shown()).toBeUndefined()
  chooseTheme('dark')
  expect(shown()).toBe('dark')
  delete document.documentElement.dataset.theme
  applyTheme()
  expect(shown()).toBe('dark')
})

test('returns to the system', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect(shown()).toBeUndefined()
  expect(chosenTheme()).toBe('system')
})

test('ignores a stored theme that it does not know', () => {
  localStorage.setItem('theme', 'sepia')
  expect(chosenTheme()).toBe('system')
})

import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, chosenTheme } from './theme.ts'

const shown = () => document.documentElement.dataset.theme

test('the page follows the system’s theme until one is chosen, and shows the chosen one after a reload', () => {
  localStorage.clear()
  applyTheme()
  expect(shown()).toBeUndefined()
  chooseTheme('dark')
  expect(shown()).toBe('dark')
  delete document.documentElement.dataset.theme
  applyTheme()
  expect(shown()).toBe('dark')
})

test('choosing “system” makes the page follow the system’s theme', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect(shown()).toBeUndefined()
  expect(chosenTheme()).toBe('system')
})

test('an unknown stored theme is ignored', () => {
  localStorage.setItem('theme', 'sepia')
  expect(chosenTheme()).toBe('system')
})

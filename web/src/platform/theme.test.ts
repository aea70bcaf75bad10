import { expect, test } from 'vitest'
import { applyTheme, chooseTheme, chosenTheme } from './theme.ts'

const shown = () => document.documentElement.dataset.theme

test('the page has the theme of the system until a theme is chosen, and shows the chosen theme after a reload', () => {
  localStorage.clear()
  applyTheme()
  expect(shown()).toBeUndefined()
  chooseTheme('dark')
  expect(shown()).toBe('dark')
  delete document.documentElement.dataset.theme
  applyTheme()
  expect(shown()).toBe('dark')
})

test('after the choice of “system”, the page has the theme of the system', () => {
  chooseTheme('light')
  chooseTheme('system')
  expect(shown()).toBeUndefined()
  expect(chosenTheme()).toBe('system')
})

test('an unknown stored theme is ignored', () => {
  localStorage.setItem('theme', 'sepia')
  expect(chosenTheme()).toBe('system')
})

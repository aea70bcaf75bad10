import { expect, test } from 'vitest'
import { clearanceOf } from './toast-position.ts'

const boxAt = (top: number, height = 44, left = 0) => ({ top, bottom: top + height, left, right: left + 300 })
const toast = boxAt(72)

test('a toast does not move when it covers nothing', () => {
  expect(clearanceOf(toast, [boxAt(200), boxAt(72, 44, 400)], 900)).toBe(0)
})

test('a toast moves below the box that it would cover, and below the next one if it would cover that', () => {
  expect(clearanceOf(toast, [boxAt(90)], 900)).toBe(70)
  expect(clearanceOf(toast, [boxAt(150), boxAt(90)], 900)).toBe(130)
})

test('a toast does not move when there is no free space in the window', () => {
  expect(clearanceOf(toast, [boxAt(90, 700)], 800)).toBe(0)
})

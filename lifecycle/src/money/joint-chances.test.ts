import { expect, test } from 'vitest'
import { lifetimeOf } from '../catalogue/lives/lifetimes.ts'
import { failureChanceWithin } from '../survival/survival.ts'
import { jointChances } from './joint-chances.ts'

const partOf = (type: 'washer' | 'dryer' | 'roof', ageYears: number) => ({
  ...{ type, ageYears },
  life: lifetimeOf(type, undefined).life,
})
const [washer, dryer, roof] = [partOf('washer', 10), partOf('dryer', 10), partOf('roof', 19)]
const chanceOf = ({ life, ageYears }: typeof washer) => failureChanceWithin(life, ageYears, 3)

test('a single component fails with the probability that its own life gives', () => {
  const { all, none } = jointChances([roof], 3, 1)
  expect(all).toBeCloseTo(chanceOf(roof), 2)
  expect(none).toBeCloseTo(1 - chanceOf(roof), 2)
})

test.each([
  ['a washer and a dryer', [washer, dryer]],
  ['three components', [washer, dryer, roof]],
])('%s fail together, and last together, more often than independent components', (_title, parts) => {
  const { all, none } = jointChances(parts, 3, 1)
  const product = parts.reduce((share, part) => share * chanceOf(part), 1)
  expect(all).toBeGreaterThan(product)
  expect(all).toBeLessThan(Math.min(...parts.map(chanceOf)))
  expect(none).toBeGreaterThan(parts.reduce((share, part) => share * (1 - chanceOf(part)), 1))
})

test('two components in different homes fail together less often than two components in one home', () => {
  expect(jointChances([washer, dryer], 3, 2).all).toBeLessThan(jointChances([washer, dryer], 3, 1).all)
})

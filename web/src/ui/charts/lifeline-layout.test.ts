import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { labelWidth } from './lifeline-labels.ts'
import { type LifelineDates, layOutLifeline, sharedAxis } from './lifeline-layout.ts'

const today = '2026-11-21'
const dateIn = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const lifeOf = (installed: number, forecast: number, low: number, high: number): LifelineDates => ({
  installedOn: dateIn(-installed),
  forecastDate: dateIn(forecast),
  forecastLow: dateIn(low),
  forecastHigh: dateIn(low + high),
})

const anyLife = fc
  .tuple(
    fc.integer({ min: 0, max: 180_000 }),
    fc.integer({ min: -3000, max: 12_000 }),
    fc.integer({ min: 1, max: 8000 }),
    fc.integer({ min: 0, max: 8000 }),
  )
  .map((days) => lifeOf(...days))
const anyWidth = fc.integer({ min: 220, max: 900 })

describe('the labels of a lifeline, for any dates and width', () => {
  const laws = (check: (labels: ReturnType<typeof layOutLifeline>['labels'], width: number) => void) =>
    fc.assert(
      fc.property(anyLife, anyWidth, (life, width) =>
        check(layOutLifeline(life, today, sharedAxis([life], today), width).labels, width),
      ),
      { numRuns: rounds(500, 20_000) },
    )

  test('never overlap', () => {
    laws((labels) => {
      const ordered = labels.toSorted((a, b) => a.x - b.x)
      for (const [index, label] of ordered.slice(1).entries()) {
        const before = ordered[index]
        if (before) expect(label.x - before.x).toBeGreaterThan((labelWidth(label) + labelWidth(before)) / 2)
      }
    })
  })

  test('stay inside the drawing', () => {
    laws((labels, width) => {
      for (const label of labels) {
        expect(label.x - labelWidth(label) / 2).toBeGreaterThanOrEqual(-0.001)
        expect(label.x + labelWidth(label) / 2).toBeLessThanOrEqual(width + 0.001)
      }
    })
  })

  test('always include today and the forecast, while the installation year may be hidden', () => {
    laws((labels) => {
      expect(labels.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['today', 'forecast']))
    })
  })
})

test('the label of the installation year is shown if there is room', () => {
  const life = lifeOf(4000, 2000, 400, 3000)
  const { labels } = layOutLifeline(life, today, sharedAxis([life], today), 400)
  expect(labels.map(({ text }) => text).toSorted()).toEqual(['2015', '2032', 'today'])
})

test('a lifeline narrower than 220 px has no labels', () => {
  const life = lifeOf(4000, 2000, 400, 3000)
  const axis = sharedAxis([life], today)
  expect(layOutLifeline(life, today, axis, 219).labels).toEqual([])
  expect(layOutLifeline(life, today, axis, 220).labels).not.toEqual([])
})

test('lifelines on a shared axis show today at the same position and have the same scale', () => {
  const old = lifeOf(8000, -300, 100, 2000)
  const young = lifeOf(2000, 3000, 600, 5000)
  const axis = sharedAxis([old, young], today)
  const [first, second] = [old, young].map((life) => layOutLifeline(life, today, axis, 500))
  expect(first?.todayX).toBe(second?.todayX)
  const lived = (layout = first) => (layout ? layout.todayX - layout.installedX : 0)
  expect(lived(first) / lived(second)).toBeCloseTo(4, 1)
})

test('the diamond at the forecast date of an overdue component is left of today', () => {
  const life = lifeOf(6000, -400, 100, 2000)
  const layout = layOutLifeline(life, today, sharedAxis([life], today), 400)
  expect(layout.diamondX).toBeLessThan(layout.todayX)
  expect(layout.bandStartX).toBeGreaterThan(layout.todayX)
})

test('the lifeline of a component of five hundred years is cut off at the edge, so that other lifelines stay long enough', () => {
  const castle = lifeOf(182_621, -3000, 100, 900)
  const dryer = lifeOf(3000, 1000, 300, 2500)
  const axis = sharedAxis([castle, dryer], today)
  expect(layOutLifeline(castle, today, axis, 500).isInstalledBeforeAxis).toBe(true)
  const layout = layOutLifeline(dryer, today, axis, 500)
  expect(layout.todayX - layout.installedX).toBeGreaterThan(90)
})

test('the axis of a list of old components shows more of the past than the axis of a list with new components', () => {
  const [old, young] = [14_000, 3000].map((age) => lifeOf(age, 500, 100, 900))
  if (!old || !young) throw new Error('no lives')
  expect(layOutLifeline(old, today, sharedAxis([old], today), 500).isInstalledBeforeAxis).toBe(false)
  const mixed = sharedAxis([old, young, young], today)
  expect(layOutLifeline(old, today, mixed, 500).isInstalledBeforeAxis).toBe(true)
})

test('the mark of today keeps a distance from the edge, even for a component installed today', () => {
  const life = lifeOf(0, 4000, 1500, 4000)
  const { todayX } = layOutLifeline(life, today, sharedAxis([life], today), 400)
  expect(todayX).toBeGreaterThan(30)
})

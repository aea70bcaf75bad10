import { expect, test } from 'vitest'
import { firstRows } from './first-rows.ts'
import type { Section } from './sections.ts'

const item = { key: '', entry: {}, recorded: undefined }
const home = { key: '', home: {}, items: [item, item, item] }
// The cast is safe, because `firstRows` reads only these fields.
const month = (key: string, items: unknown[]) => ({ key, items, later: ['later'] }) as unknown as Section
const sections = [month('overdue', [item, home]), month('2026-12', [home, item, item]), month('2027-01', [])]

test.each([
  [2, ['overdue'], 4, true],
  [3, ['overdue', '2026-12'], 7, true],
  [5, ['overdue', '2026-12'], 9, true],
  [6, ['overdue', '2026-12', '2027-01'], 9, false],
  [40, ['overdue', '2026-12', '2027-01'], 9, false],
])(
  'with a limit of %i rows, `firstRows` returns the months %j with %i entries',
  (rowCount, keys, entryCount, isCut) => {
    const shown = firstRows(sections, rowCount)
    expect(shown.sections.map(({ key }) => key)).toEqual(keys)
    expect(shown).toMatchObject({ entryCount, isCut })
  },
)

test('`firstRows` leaves out later repetitions of tasks in a month that it returns only in part', () => {
  const [, cut] = firstRows(sections, 3).sections
  expect(cut?.items).toHaveLength(1)
  expect(cut?.later).toEqual([])
  const [, whole] = firstRows(sections, 5).sections
  expect(whole?.later).toEqual(['later'])
})

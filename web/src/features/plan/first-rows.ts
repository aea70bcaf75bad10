import type { Section } from './sections.ts'

interface FirstRows {
  sections: Section[]
  /** The number of entries in `sections`. A collapsed row of a home counts as many entries as it has tasks. */
  entryCount: number
  /** True if the calendar has more rows than `sections` holds. */
  isCut: boolean
}

/**
 * Returns the first `rowCount` rows of the calendar, grouped by month. If only some rows of the last month fit, the
 * month keeps its totals but loses the later repetitions of its tasks.
 */
export function firstRows(sections: readonly Section[], rowCount: number): FirstRows {
  const shown: Section[] = []
  let left = rowCount
  for (const section of sections) {
    if (left <= 0) break
    const isWhole = section.items.length <= left
    shown.push(isWhole ? section : { ...section, items: section.items.slice(0, left), later: [] })
    left -= Math.max(1, section.items.length)
  }
  const entriesOf = ({ items }: Section) =>
    items.reduce((sum, item) => sum + ('home' in item ? item.items.length : 1), 0)
  return {
    sections: shown,
    entryCount: shown.reduce((sum, section) => sum + entriesOf(section), 0),
    isCut: left < 0 || shown.length < sections.length,
  }
}

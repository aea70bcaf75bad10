import { expect, test } from 'vitest'
import { findNoteFault, maxNoteBytes } from './note-text.ts'

test.each([
  ['as many letters as there is room for', 'x'.repeat(maxNoteBytes), undefined],
  ['blanks at its ends, which are not sent', ` ${'x'.repeat(maxNoteBytes)}\n`, undefined],
  ['one letter more', 'x'.repeat(maxNoteBytes + 1), expect.stringContaining('64 KB')],
  ['letters of two bytes', 'é'.repeat(maxNoteBytes / 2 + 1), expect.stringContaining('64 KB')],
])('a note of %s', (_what, text, fault) => {
  expect(findNoteFault(text)).toEqual(fault)
})

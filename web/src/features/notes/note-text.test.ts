import { expect, test } from 'vitest'
import { findNoteFault, mostNoteBytes } from './note-text.ts'

test.each([
  ['as many letters as there is room for', 'x'.repeat(mostNoteBytes), undefined],
  ['blanks at its ends, which are not sent', ` ${'x'.repeat(mostNoteBytes)}\n`, undefined],
  ['one letter more', 'x'.repeat(mostNoteBytes + 1), expect.stringContaining('64 KB')],
  ['letters of two bytes', 'é'.repeat(mostNoteBytes / 2 + 1), expect.stringContaining('64 KB')],
])('a note of %s', (_what, text, fault) => {
  expect(findNoteFault(text)).toEqual(fault)
})

import { maxNoteBytes } from '@home-pulse/contract/upload-limits'
import { expect, test } from 'vitest'
import { findNoteFault } from './note-text.ts'

test.each([
  ['the maximum number of letters is accepted', 'x'.repeat(maxNoteBytes), undefined],
  ['whitespace at the ends is ignored', ` ${'x'.repeat(maxNoteBytes)}\n`, undefined],
  ['one letter more is refused', 'x'.repeat(maxNoteBytes + 1), expect.stringContaining('64 KB')],
  [
    'a letter of two bytes has the size 2',
    'é'.repeat(maxNoteBytes / 2 + 1),
    expect.stringContaining('64 KB'),
  ],
])('the size of a note is checked: %s', (_what, text, fault) => {
  expect(findNoteFault(text)).toEqual(fault)
})

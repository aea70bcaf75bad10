import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { formatWeights, readWeights } from './weights-file.ts'

test('readWeights returns what formatWeights wrote, including negative weights and non-ASCII feature names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const weights = {
    classes: ['cost', 'life'],
    unit: 0.0123,
    traits: '\nn~año\nhow old',
    bytes: Int8Array.of(-128, -1, 0, 127, 10, 13),
    learnedFrom: 'bb3aa00e',
  }
  const file = pathToFileURL(join(folder, 'some.bin'))
  writeFileSync(file, formatWeights({ ...weights, bytes: Int8Array.of(5, ...weights.bytes).subarray(1) }))
  expect(readWeights(file)).toEqual(weights)
})

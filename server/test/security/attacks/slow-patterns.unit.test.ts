import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { rounds } from '../../../../scripts/vitest/rounds.ts'
import { understand } from '../../../src/features/homebot/understanding/understand.ts'

// A regular expression that does not take linear time could run for minutes on an attacker's text. scslre
// (https://github.com/RunDevelopment/scslre) finds such expressions in the code. It cannot check those that HomeBot
// assembles from words at run time, so their time is measured.

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const rooms = ['contract/src', 'lifecycle/src', 'server/src', 'web/src']
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

function patternsIn(path: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return found
}

/**
 * Returns why a pattern is slow: which of its parts can match the same characters. Empty if the pattern is not slow.
 */
function slownessOf(pattern: string): string[] {
  const [, source = '', flags = ''] = pattern.match(/^\/(.*)\/([a-z]*)$/s) ?? []
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: false } })
  return reports.map(({ type, exponential }) => `${exponential ? 'exponential' : 'polynomial'} ${type}`)
}

test('control: the checker for slow regular expressions finds a slow one', () => {
  expect(slownessOf('/^(a+)+$/')).toContainEqual(expect.stringContaining('exponential'))
  expect(slownessOf('/^a*a*$/')).toContainEqual(expect.stringContaining('polynomial'))
  expect(slownessOf('/^[a-z]+$/')).toEqual([])
})

test('every regular expression literal of the product takes linear time', { timeout: 120_000 }, () => {
  let checked = 0
  const slow = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) =>
        patternsIn(join(root, room, file)).flatMap((pattern) => {
          checked += 1
          return slownessOf(pattern).map((why) => `${room}/${file} ${pattern}: ${why}`)
        }),
      ),
  )
  expect(slow).toEqual([])
  expect(checked).toBeGreaterThan(400)
})

/** Returns every word in the source files with which HomeBot understands messages. */
function cueWords(): string[] {
  const folder = join(root, 'server/src/features/homebot/understanding')
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\p{L}\d$%'.-]{1,16}/gu) ?? [])
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

const maxQuestionLength = 4000
const maxMs = 1000

test('HomeBot parses the longest question of the slowest words within a second of processor time', {
  timeout: 300_000,
}, () => {
  const word = fc.oneof(
    fc.constantFrom(...cueWords()),
    // The slowest patterns begin with these words.
    fc.constantFrom(
      'ac',
      'vs',
      'four',
      '06-9',
      '3tab',
      'wanna',
      'is 06-9 5',
      'two',
      'or',
      'reparar',
      'years',
      '%',
    ),
    fc.constantFrom(' ', '\n', '.', ',', '?', '-', '$', 'a', '0', 'é', '🏠', '(', "'", '\u00a0'),
  )
  const question = fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map((words) => `${words.join(' ')} `.repeat(maxQuestionLength).slice(0, maxQuestionLength))
  fc.assert(
    fc.property(question, (asked) => {
      const before = process.cpuUsage()
      understand(asked, { today: '2026-11-21', chosenType: undefined })
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000).toBeLessThan(maxMs)
    }),
    { numRuns: rounds(4, 200), seed: 7 },
  )
})

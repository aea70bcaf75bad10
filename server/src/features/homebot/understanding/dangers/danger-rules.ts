import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { z } from 'zod'
import { readLines } from '../sections-file.ts'
import { dangerNames } from './danger-kinds.ts'
import { findAllWordLists, findWordLists, generalListNames, listNames } from './find-word-lists.ts'
import { selectPresentClauses } from './present-clauses.ts'

const dangerKind = z.enum(dangerNames)
const generalRow = z.array(z.enum(generalListNames))
const specialRow = z.array(z.enum(listNames))

interface Rule {
  readonly danger: Danger
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

/** Reads a rule. Throws if it names a word list that its file cannot use, because such a rule would never match. */
const readRule = (row: typeof specialRow, [danger = '', has = '', lacks = '']: readonly string[]): Rule => ({
  danger: dangerKind.parse(danger),
  has: row.parse(has.split(' ')),
  lacks: row.parse(lacks === '' ? [] : lacks.split(' ')),
})

const readRows = (file: string) =>
  readLines(new URL(file, import.meta.url)).map((row) => row.split('|').map((cell) => cell.trim()))

const rules: readonly Rule[] = readRows('danger-rules.txt').map((cells) => readRule(generalRow, cells))

/** The rules of `special-cases.txt`: more specific dangers, with the general dangers that each of them can replace. */
const specialCases = readRows('special-cases.txt').map(([danger = '', kinds = '', ...lists]) => ({
  ...readRule(specialRow, [danger, ...lists]),
  replaces: z.array(dangerKind).parse(kinds.split(' ')),
}))

/**
 * Replaces general dangers by a more specific one, if a rule finds it in the normalized message. Keeps an injury beside
 * another danger, because the injured person may need help first.
 */
export function findSpecialCase(dangers: readonly Danger[], message: string): readonly Danger[] {
  const lists = findAllWordLists(message.split(' '))
  const found = specialCases.find(
    (rule) => dangers.some((danger) => rule.replaces.includes(danger)) && matches(rule, lists, lists.length),
  )
  if (!found) return dangers
  const isInjured = dangers.length > 1 && dangers.includes('injury')
  const others = dangers.filter((danger) => !found.replaces.includes(danger))
  return [
    found.danger,
    ...(isInjured ? ['injury' as const] : []),
    ...others.filter((one) => one !== 'injury'),
  ]
}

/** A rule matches only if the words of all its lists occur within this number of words. */
const nearness = 9

/** A clause about the present, with the dangers that the rules find in it. */
export interface RuledClause {
  readonly clause: string
  readonly dangers: readonly Danger[]
}

/** Returns the clauses in which a rule finds a danger. `message` is a result of `normalizeForDangers`. */
export const applyRules = (message: string): RuledClause[] =>
  selectPresentClauses(message)
    .map((clause) => {
      const lists = findWordLists(clause.split(' '))
      return { clause, dangers: rules.filter((rule) => matches(rule, lists)).map(({ danger }) => danger) }
    })
    .filter(({ dangers }) => dangers.length > 0)

function matches({ has, lacks }: Rule, clause: readonly (readonly string[])[], within = nearness): boolean {
  if (clause.some((names) => lacks.some((name) => names.includes(name)))) return false
  return clause.some((_, at) => {
    const near = clause.slice(at, at + within)
    return has.every((name) => near.some((names) => names.includes(name)))
  })
}

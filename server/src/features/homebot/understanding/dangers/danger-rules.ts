import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { z } from 'zod'
import { readLines } from '../sections-file.ts'
import { dangerNames } from './danger-kinds.ts'
import { findAllWordLists, findWordLists, listNames } from './find-word-lists.ts'
import { selectPresentClauses } from './present-clauses.ts'

const dangerKind = z.enum(dangerNames)
const rowOfLists = z.array(z.enum(listNames))

interface Rule {
  readonly danger: Danger
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

const readRule = (danger = '', has = '', lacks = ''): Rule => ({
  danger: dangerKind.parse(danger),
  has: rowOfLists.parse(has.split(' ')),
  lacks: rowOfLists.parse(lacks === '' ? [] : lacks.split(' ')),
})

const readRows = (file: string) =>
  readLines(new URL(file, import.meta.url)).map((row) => row.split('|').map((cell) => cell.trim()))

/** The rules of `danger-rules.txt`. */
const rules: readonly Rule[] = readRows('danger-rules.txt').map(([danger, has, lacks]) =>
  readRule(danger, has, lacks),
)

/** The rules of `special-cases.txt`, with the kinds of danger that each can replace. */
const specialCases = readRows('special-cases.txt').map(([danger, kinds = '', has, lacks]) => ({
  ...readRule(danger, has, lacks),
  replaces: z.array(dangerKind).parse(kinds.split(' ')),
}))

/** Returns the special case of the found dangers that a message of `normalizeForDangers` tells, or the dangers. */
export function findSpecialCase(dangers: readonly Danger[], message: string): readonly Danger[] {
  const lists = findAllWordLists(message.split(' '))
  const found = specialCases.find(
    (rule) => dangers.some((danger) => rule.replaces.includes(danger)) && matches(rule, lists, lists.length),
  )
  return found ? [found.danger] : dangers
}

/** The words of all lists of a rule must occur within this number of words. */
const nearness = 9

/** A clause of the present, and the kinds of danger that the rules find in it. */
export interface RuledClause {
  readonly clause: string
  readonly dangers: readonly Danger[]
}

/** Returns the clauses of a message of `normalizeForDangers` in which a rule finds a danger. */
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

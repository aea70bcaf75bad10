import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { z } from 'zod'
import { readLines } from '../sections-file.ts'
import { dangerNames } from './danger-kinds.ts'
import { findWordLists, wordLists } from './find-word-lists.ts'
import { selectPresentClauses } from './present-clauses.ts'

const dangerKind = z.enum(dangerNames)
const listNames = z.array(z.string().refine((name) => Object.hasOwn(wordLists, name)))

interface Rule {
  readonly danger: Danger
  readonly has: readonly string[]
  readonly lacks: readonly string[]
}

/** The rules of `danger-rules.txt`. */
const rules: readonly Rule[] = readLines(new URL('danger-rules.txt', import.meta.url)).map((row) => {
  const [danger, has = '', lacks = ''] = row.split('|').map((cell) => cell.trim())
  return {
    danger: dangerKind.parse(danger),
    has: listNames.parse(has.split(' ')),
    lacks: listNames.parse(lacks.split(' ')),
  }
})

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

function matches({ has, lacks }: Rule, clause: readonly (readonly string[])[]): boolean {
  if (clause.some((names) => lacks.some((name) => names.includes(name)))) return false
  return clause.some((_, at) => {
    const near = clause.slice(at, at + nearness)
    return has.every((name) => near.some((names) => names.includes(name)))
  })
}

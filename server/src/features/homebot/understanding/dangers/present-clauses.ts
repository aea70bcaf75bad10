import { withoutDenied } from '../denial.ts'
import { findWordLists } from './find-word-lists.ts'

/** Matches words for events in progress and for perceptions. */
const ongoing =
  /\b(?:now|again|still|keeps?|today|tonight|this (?:morning|evening)|since|i (?:can )?(?:smell|hear|see|feel)|ahora|hoy|todavia|sigue)\b/
const unreal = ['bygone', 'settled', 'supposed', 'tale']

/**
 * Returns the clauses of a normalized message that describe the present. Leaves out clauses that are denied, past,
 * over, hypothetical or fictional. The rules read nothing else.
 */
export const selectPresentClauses = (message: string): string[][] =>
  withoutDenied(message)
    .split(/ ?, | (?=but |and now )/)
    .map((clause) => clause.trim().split(' '))
    .filter((clause) => ongoing.test(clause.join(' ')) || !isUnreal(clause))

const isUnreal = (clause: readonly string[]) =>
  findWordLists(clause).some((names) => names.some((name) => unreal.includes(name)))

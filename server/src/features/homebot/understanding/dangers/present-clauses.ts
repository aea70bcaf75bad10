import { withoutDenied } from '../denial.ts'
import { findWordLists } from './find-word-lists.ts'

/** Words for events in progress and for perceptions. */
const ongoing =
  /\b(?:now|again|still|keeps?|today|tonight|this (?:morning|evening)|since|i (?:can )?(?:smell|hear|see|feel)|ahora|hoy|todavia|sigue)\b/
const unreal = ['bygone', 'settled', 'supposed', 'tale']

/**
 * The clauses of a spelled-out message that describe the present. Clauses that are denied, past, over, hypothetical or
 * fictional are left out. The rules read nothing else.
 */
export const selectPresentClauses = (message: string): string[][] =>
  withoutDenied(message)
    .split(/ ?, | (?=but |and now )/)
    .map((clause) => clause.trim().split(' '))
    .filter((clause) => ongoing.test(clause.join(' ')) || !isUnreal(clause))

const isUnreal = (clause: readonly string[]) =>
  findWordLists(clause).some((names) => names.some((name) => unreal.includes(name)))

import { withoutDenied } from '../denial.ts'
import { listedWords } from './listed-words.ts'

/** Words for what goes on, or is perceived. */
const ongoing =
  /\b(?:now|again|still|keeps?|today|tonight|this (?:morning|evening)|since|i (?:can )?(?:smell|hear|see|feel)|ahora|hoy|todavia|sigue)\b/
const unreal = ['bygone', 'settled', 'supposed', 'tale']

/**
 * The clauses of a spelled-out message that tell what is so now. A clause is left out if it is denied, past, over, only
 * supposed or a tale. The rules read nothing else.
 */
export const toldNow = (message: string): string[][] =>
  withoutDenied(message)
    .split(/ ?, | (?=but |and now )/)
    .map((clause) => clause.trim().split(' '))
    .filter((clause) => ongoing.test(clause.join(' ')) || !isUnreal(clause))

const isUnreal = (clause: readonly string[]) =>
  listedWords(clause).some((names) => names.some((name) => unreal.includes(name)))

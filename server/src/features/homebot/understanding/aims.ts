import type { Clause } from './clauses.ts'
import type { Reading } from './reading.ts'

/** What a question is after beside its intent: answers to these stand on their own. */
export type Aim =
  /** Whether a maker still stands for it. */
  | 'warranty'
  /** Whether it may run while nobody watches. */
  | 'unattended'

const warranty = /\b(?:warrant(?:y|ies|ee|ed)|guarantees?|garantias?)\b/
/** A warranty that is only told of, or that another question rests on. */
const besideWarranty =
  /\b\d+ (?:years?|yrs?|months?|anos?) (?:\S+ ){0,2}(?:warrant|guarantee)|\b(?:last|lasts|replac\w*|left|worth|repair\w*|fix\w*|quoted|maintain\w*|clean\w*)\b/
const mayOne =
  /\b(?:is it|is that|is this|are they|would it be)(?: \w+)? (?:safe|unsafe|dangerous|ok|okay|fine|alright|bad|wise|smart|risky|good)\b|\b(?:should|can|could|may) (?:i|we)\b|\bsafely\b/
const runs = /\b(?:run|runs|running|leave|leaving|let|letting|keep)\b/
const unwatched =
  /\b(?:at night|nights?|overnight|asleep|sleep|sleeping|in bed|go to bed|while (?:i am |we are )?(?:away|out|gone|at work)|when (?:i am |we are )?(?:away|out|gone|at work)|(?:nobody|no one)(?: is)? (?:home|in|there)(?! the)|not (?:at )?home|unattended|unsupervised|alone in the house|at work|on vacation|leave the house)\b/

const tells = (clauses: readonly Clause[], words: readonly string[], aim: RegExp) =>
  clauses.some(
    ({ from, to, isQuestion }) =>
      (isQuestion || clauses.length === 1) && aim.test(words.slice(from, to).join(' ')),
  )

/** What beside its intent a question is after. */
export function findAim({ gist, clauses, amounts }: Reading): Aim | undefined {
  const words = gist.split(' ')
  if (amounts.length > 0) return undefined
  if (tells(clauses, words, warranty) && !besideWarranty.test(gist)) return 'warranty'
  if (mayOne.test(gist) && runs.test(gist) && unwatched.test(gist) && /[A-Z_]{4,}|\bit\b/.test(gist))
    return 'unattended'
  return undefined
}

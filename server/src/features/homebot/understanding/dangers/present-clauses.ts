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

/**
 * Matches a time before the writer's, that of an earlier owner, or years ago. "The old furnace" is none: it may have
 * caught fire today.
 */
const longAgo =
  /\b(?:before (?:we|i|our|my) (?:\S+ )?(?:bought|owned|own|moved|got|closed|time|lived)\b|(?:previous|prior|former|old|first|original) (?:owners?|tenants?|landlords?|people)\b|(?:years|yrs|decades?) (?:ago|back)\b)/i
const happened =
  /\b(?:caught|flooded|leaked|burst|blew|exploded|burn(?:ed|t)|went off|sparked|shorted|smoked|(?:had|was|be) an? (?:\S+ ){0,3}(?:fire|leak|flood))\b/i
/** Matches words that the event is over: a later component, or a repair. */
const succeeded =
  /\b(?:(?:new|current|present|this|replacement) (?:one|1)s?|this 1s?|ours|(?:is|are|was) (?:new|from|replaced|redone|fixed|fine)|since then|replaced|redone|rebuilt|rewired|fixed|swapped|put in|went in|runs? fine|fine now|is (?:about )?\d|how (?:long|old|many)|what ?is the|whats the)\b/i

/**
 * Removes the clauses that tell of an event of long ago, if the rest of the message says that it is over: "the old
 * furnace caught fire before we bought the place, new one is 18". Keeps a message with words for the present.
 */
export function withoutOldEvents(message: string): string {
  if (!longAgo.test(message) || !succeeded.test(message) || ongoing.test(message.toLowerCase()))
    return message
  const clauses = message.split(/(?<=[,.;!?])\s+|\s+(?=(?:and|but|so) )/)
  const kept = clauses.filter((clause) => !(longAgo.test(clause) && happened.test(clause)))
  return kept.length < clauses.length ? kept.join(' ') : message
}

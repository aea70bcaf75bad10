import { withoutDenied } from '../denial.ts'
import { findWordLists } from './find-word-lists.ts'

/** Matches words for current or very recent events, and for perceptions: "just now", "I smell". */
const ongoing =
  /\b(?:now|just|again|still|keeps?|today|tonight|this (?:morning|afternoon|evening)|(?:seconds?|minutes?|mins?|hours?|hrs?|moments?|while) ago|since|i (?:can )?(?:smell|hear|see|feel)|ahora|hoy|todavia|sigue|hace un (?:momento|rato|minuto)|acaba)\b/
const unreal = ['bygone', 'settled', 'supposed', 'tale']
/**
 * Matches the ends of clauses: a comma, "but", or words that begin a question, such as "how much" in "my gas leaks how
 * much is a new one".
 */
const clauseEnds =
  / ?, | (?=(?:but|and now|how (?:much|many|old|long|often|do|soon)|what (?:is|does|do|did|would|will|should)|when (?:will|should|do|does|can)|should (?:i|we)) )/

/** Returns true for a text about an event in progress or a short time ago. */
export const isOngoing = (text: string): boolean => ongoing.test(text.toLowerCase())

/**
 * Removes the addresses of a message, because a house number looks like a year: "a gas leak in 2012 Oak Street".
 */
export const withoutAddresses = (message: string): string =>
  message.replace(
    /\b(?:in|at|on) \d{1,5} (?:\S+ ){1,3}?(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|pl|place|way)\b/gi,
    '',
  )

/**
 * Returns the clauses of a normalized message that describe the present. The rules read only these. Leaves out clauses
 * that are denied, past, over, hypothetical or fictional.
 */
export const selectPresentClauses = (message: string): string[] =>
  withoutDenied(message)
    .split(clauseEnds)
    .map((clause) => clause.trim())
    .filter((clause) => isOngoing(clause) || !isUnreal(clause.split(' ')))

const isUnreal = (clause: readonly string[]) =>
  findWordLists(clause).some((names) => names.some((name) => unreal.includes(name)))

/**
 * Matches words for the time before the user owned the home. "The old furnace" is not matched, because a furnace that
 * is still there can be called old.
 */
const longAgo =
  /\b(?:before (?:we|i|our|my) (?:\S+ )?(?:bought|owned|own|moved|got|closed|time|lived)\b|(?:previous|prior|former|old|first|original) (?:owners?|tenants?|landlords?|people)\b)/i
const event =
  '(?:caught (?:on )?fire|(?:had|was|be) an? (?:\\S+ ){0,3}(?:fire|leak|flood)|(?:gas|water) leak|(?:dryer|kitchen|chimney|house|attic) fire|caught|flooded|leaked|burst|blew(?: up)?|exploded|burn(?:ed|t)(?: down)?|went off|sparked|shorted|(?:started )?smok(?:ed|ing)|fell|collapsed|shocked|electrocuted|swallowed|incendio|quemo)'
const happened = new RegExp(`\\b${event}\\b`, 'i')
/** Matches a time years ago, but not the year of a purchase or an installation: "the furnace installed in 2009". */
const yearsAgo =
  '(?:(?:back )?(?:in|on|during|around|of|en)(?: (?:the )?(?:year|summer|winter|spring|fall|fire|early|late|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: of)?)? (YEAR)(?! (?:built|made|model|house|home|building|apartment|apt|condo|unit|place)\\b)|(?:years|yrs|decades) (?:ago|back)|last year|back in (?:college|school|the day|the \\d0s)|when (?:i|we) (?:was|were) (?:a |just )*(?:kids?|child|children|little|young|small)|as a (?:kid|child)|hace (?:\\S+ )?anos)'
const between =
  '(?: (?!(?:from|bought|built|made|installed|put|new|since|which|that|and|but|or|so|we|my|like|same|as|than|did|way)\\b)[^\\s,.;!?]+){0,5}?'

/** Returns a function that tells whether a clause dates an event to a year before `thisYear`. */
function datedEvent(thisYear: number): (clause: string) => boolean {
  const time = yearsAgo.replace('YEAR', '(?:19|20)\\d\\d')
  const patterns = [
    `\\b${event}${between},? ${time}`,
    `^(?:and |so |but )?${time},?${between} ${event}\\b`,
  ].map((source) => new RegExp(source, 'i'))
  return (clause) =>
    patterns.some((pattern) => {
      const found = pattern.exec(clause)
      return found !== null && (found[1] === undefined || Number(found[1]) < thisYear)
    })
}

/** Matches words that show that an event is over, because the component was repaired or replaced. */
const succeeded =
  /\b(?:(?:new|current|present|this|replacement) (?:one|1)s?|this 1s?|ours|(?:is|are|was) (?:new|from|replaced|redone|fixed|fine)|since then|replaced|redone|rebuilt|rewired|fixed|swapped|put in|went in|runs? fine|fine now|is (?:about )?\d|how (?:long|old|many)|what ?is the|whats the)\b/i

/**
 * Removes clauses about events long ago. Such an event has a date ("our old dryer caught fire in 2015"). Or it happened
 * before the writer owned the home and is over ("the old furnace caught fire before we bought the place, new one is
 * 18"). A message with words for the present stays unchanged.
 */
export function withoutOldEvents(message: string, thisYear: number): string {
  if (isOngoing(message)) return message
  const isDated = datedEvent(thisYear)
  const isOver = succeeded.test(message)
  const clauses = message.split(/(?<=[,.;!?])\s+|\s+(?=(?:and|but|so) )/)
  const kept = clauses.filter(
    (clause) => !isDated(clause) && !(isOver && longAgo.test(clause) && happened.test(clause)),
  )
  return kept.length < clauses.length ? kept.join(' ') : message
}

import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import type { Intent } from '../intent.ts'
import { onlyNamesThings } from '../intents/intent-rules.ts'
import type { FoundIntents } from '../intents.ts'
import type { ParsedQuestion } from '../parse-question.ts'
import type { FoundDangers } from './find-dangers.ts'

/**
 * Dangers that are reported even on a weak suspicion. The exception is a question that is clearly about the owner's
 * records.
 */
const urgent: readonly Danger[] = [
  ...(['fire', 'gas', 'carbon_monoxide', 'electrical', 'power_line', 'tank_pressure'] as const),
  ...(['trapped_person'] as const),
]
/** A suspicion is weak if its probability is below this value. */
const weakSuspicion = 0.6
/** A question is clearly about the owner's records if its intent has at least this probability. */
const sureIntent = 0.9
const recordIntents: readonly Intent[] = ['tenants', 'lease_ends', 'rent', 'vacancies', 'expenses', 'notes']
/** A message with one of these intents can be harmless, even if its words resemble a danger. */
const calmIntents: readonly Intent[] = [
  ...recordIntents,
  ...(['record', 'compare', 'life', 'next', 'due', 'inventory', 'complaint'] as const),
  ...(['support', 'tasks', 'savings', 'budget', 'cost', 'warranty', 'method'] as const),
]

/** Matches words of despair, and words for the writer such as "me". */
const ofDespair =
  /\b(?:i|im|ive|ill|id|me|my|mine|myself|yo|mi|die\w*|dying|dead|death|kill\w*|suicid\w*|end(?:s|ed|ing)? (?:it|his|her|their)|liv(?:e|es|ing)|alive|hopeless|worthless|goodbye|pills|gun|better off|go on|gone|rather|disappear|any ?more|give up|can not|over it|pain|harm\w*|hurt\w*|jump\w*)\b/

/**
 * Returns true for a message about a price that mentions neither the writer nor despair, if no rule matched. It is not
 * about self-harm: "could he do 12k and would that be fair".
 */
const isOnlyOfPrice = (
  { dangers, isUnruled }: FoundDangers,
  { maskedText, amounts }: Pick<ParsedQuestion, 'maskedText' | 'amounts'>,
): boolean =>
  isUnruled &&
  dangers.length > 0 &&
  dangers.every((danger) => danger === 'self_harm') &&
  amounts.length > 0 &&
  !ofDespair.test(maskedText)

/** Returns true if a harmless intent is more likely than the suspected danger. */
function isHarmless(
  { dangerProbability, dangers }: FoundDangers,
  { intents: [first], probability }: FoundIntents,
  { maskedText }: Pick<ParsedQuestion, 'maskedText'>,
): boolean {
  if (onlyNamesThings(maskedText)) return true
  if (!calmIntents.includes(first) || dangerProbability >= weakSuspicion) return false
  if (recordIntents.includes(first) && probability >= sureIntent) return true
  const isUrgent = dangers.some((danger) => urgent.includes(danger))
  return !isUrgent && probability >= dangerProbability
}

/** Returns true if a message only resembles the report of a danger. */
export const isFalseAlarm = (found: FoundDangers, asked: FoundIntents, parsed: ParsedQuestion): boolean =>
  isOnlyOfPrice(found, parsed) || (found.isSuspicion && isHarmless(found, asked, parsed))

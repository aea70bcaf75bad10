import type { Intent } from '../intent.ts'
import type { Understanding } from '../understand.ts'
import { type Topic, tenantIntents } from './topic.ts'

/** The places and components that a message refers to, and the component on the screen. */
export interface MessageContext {
  /** True if a component is selected on the screen, or the message refers to one. */
  readonly hasChosen: boolean
  /** True if the message names a home or a unit. */
  readonly hasPlace: boolean
  readonly isEverywhere: boolean
  readonly isElsewhere: boolean
}

/**
 * Returns another intent if the words ask for it, even in a short message. Returns undefined to keep the intent of the
 * classifier or the conversation.
 */
export function redirectIntent(
  words: string,
  topic: Topic,
  { hasPlace, hasChosen }: MessageContext,
  fresh: Understanding,
): [Intent] | undefined {
  const text = words.trim().toLowerCase()
  const [before] = topic.intents
  if (/^(?:and |so |ok |y )?(?:when|cuando)\W*$/.test(text)) return ['life']
  if (
    /\b(?:could|will|would|can) (?:it|she|he) (?:go|die|fail|last|make|survive)\b|\b(?:odds|chances?)\b/.test(
      text,
    )
  )
    return ['life']
  // "And if I wait two years?" asks for the price at that time.
  if (before === 'cost' && /\b(?:wait|hold off|put it off|delay|esper[oa])\b/.test(text)) return ['cost']
  if (before === 'compare' && /\b(?:both|together|los dos|las dos)\b/.test(text)) return ['cost']
  if (tenantIntents.includes(topic.intents[0] ?? '')) {
    if (/\b(?:rents?|renta|how much|pays?|paying)\b/.test(text)) return ['rent']
    if (/\b(?:when|whens|until|how long)\b.*\b(?:up|out|over|ends?|done|leav\w+|mov\w+)\b/.test(text))
      return ['lease_ends']
  }
  // "What's next?" after a list asks about the next entry.
  if (['next', 'due'].includes(topic.intents[0] ?? '') && hasChosen && fresh.intents[0] === 'life')
    return ['life']
  // "What if the furnace goes too?" adds a part to the budget.
  if ((before === 'budget' || before === 'savings') && findAddedComponent(words, topic, fresh))
    return [before]
  // After a comparison, a message that only names a place or component asks about that component.
  if (before === 'compare' && (hasPlace || hasChosen) && text.split(' ').length <= maxNarrow) return ['life']
  return undefined
}
const maxNarrow = 3

const addsPart = /\bif\b.*\b(?:goes|dies|fails|breaks|too|also|as well)\b/

/** Returns the component that the question adds to a budget: "what if the furnace goes too?" */
export const findAddedComponent = (words: string, topic: Topic, fresh: Understanding) =>
  ['budget', 'savings'].includes(topic.intents[0] ?? '') &&
  fresh.intents[0] !== topic.intents[0] &&
  addsPart.test(words.toLowerCase())
    ? fresh.components[0]
    : undefined

import type { Intent } from '../intent.ts'
import type { ParsedQuestion } from '../parse-question.ts'

/** Matches a type in general: "a roof". "A new roof" is excluded, because it can be the customer's future roof. */
const generalWords =
  /\b(?:a|an|any|another|most|typical|average|usual|un|una)(?: (?!new\b|plain\b|nuev)\S+)? [A-Z_]{4,}/
const rivalKinds =
  /\b(?:gas|electric|induction|tankless|tank|metal|asphalt|concrete|central|window) (?:or|vs|versus) (?:a |an )?(?:gas|electric|induction|tankless|tank|metal|asphalt|concrete|central|window|STOVE|WATER_HEATER|FURNACE)\b/
/** Matches words that ask about a type in general, regardless of the owner's components. */
const asksGenerally =
  /\b(?:in general|generally|on average|not mine|just any|(?:average|avg|mean|typical|normal|usual) (?:age|life|lifespan|lifetime)|(?:life ?span|life ?time|longer lived|outlasts?|outlives?)\b.*\b(?:vs|versus|than|or)\b)/
/**
 * Matches a text without words such as "my" or "these", which point to recorded components: "how long do dryers last".
 */
const pointsToNone = /^(?:(?!\b(?:my|our|the|these|both|of|which|mis|los|las)\b).)*$/

/**
 * Matches words for all recorded components of a type: "all furnaces". In a question about care, they mean the type in
 * general: "do all furnaces need a filter".
 */
const allOfType = /\b(?:all|every|each|tod[oa]s|cada)(?: \S+){0,2} [A-Z_]{4,}/
const ofCare: readonly Intent[] = ['maintain', 'how_often', 'symptom', 'life']

/** Returns true if a question is about a type in general: "how long does a roof last". */
export const isAboutType = ({ maskedText, components }: ParsedQuestion, intent: Intent): boolean =>
  generalWords.test(maskedText) ||
  (asksGenerally.test(maskedText) && !/\b(?:my|our|these|here)\b/.test(maskedText)) ||
  rivalKinds.test(maskedText) ||
  (components.some(({ isMany }) => isMany) &&
    pointsToNone.test(maskedText) &&
    (ofCare.includes(intent) || !allOfType.test(maskedText)) &&
    // "Do tankless heaters outlast tanks?" compares types in general. "Washers or dryers first?" compares recorded
    // components.
    (intent !== 'compare' || components.some(({ variant }) => variant !== undefined)))

import type { Clause, Statement } from './statements.ts'

/*
 * A model may mention a danger only to warn of an act or to send people to safety. Other sentences with a word of
 * danger are removed, unless the engine wrote them.
 */

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words for dangers and alarms. */
const dangerWords = new Set(
  wordsOf(`
  alarm alarms detector detectors gas propane carbon monoxide smoke smokes smell smells odor leak leaks leaking fire fires flame flames spark
  sparks shock shocks burning wires wire wiring panel fuse breaker outlet outlets relief capacitor igniter pilot flue chimney generator
  gasoline bleach ammonia asbestos refrigerant live fumes poisoned poison humo monoxido alarma chispas olor`),
)

/** Acts that are always harmful. */
const harmfulActs = new Set(
  wordsOf(`
  ignore cap plug block bypass disable silence tape cover light relight mix climb walk disconnect cut drill jump overload overfill slam force`),
)

/** Acts that are harmful only in connection with something dangerous. */
const riskyActs = new Set(
  wordsOf('use run open wait stay enter touch remove keep put store work stand heat burn'),
)
const riskyThings = new Set(wordsOf('generator grill charcoal oven ladder lighter match candle roof heat'))

/** Other words that a warning may contain. */
const named = new Set(
  wordsOf('safe alone indoors inside garage valve cord foil penny wet power battery batteries bare t p'),
)

/** Words that may occur in a sentence that sends people to safety. */
const safety = new Set(
  wordsOf(`
  leave call help dial text stop test switch turn shut unplug off install house home building company get everyone look check checked
  inspected inspect professional electrician plumber technician main door number near bedroom bedrooms sounds reason sign using emergency
  out outside neighbor people line furnace dryer stove water heater appliance washer dishwasher`),
)

const flightPhrases =
  wordsOf(`leave_the_house leave_the_home leave_the_building leave_at_once leave_immediately leave_right_away leave_and leave_now
  get_out get_everyone call_help call_the_fire_department call_your_gas_company call_the_gas_company call_an_electrician call_a_plumber
  call_a_professional call_a_technician text_help`)
const repairPhrases =
  wordsOf(`stop_using switch_it_off turn_it_off shut_it_off switch_off_the turn_off_the shut_off_the unplug_it unplug_the have_an_electrician
  have_a_professional have_a_plumber have_a_technician`)
const upkeepPhrases = wordsOf('test_the test_your install_a')

const hasPhrase = (text: string, phrases: readonly string[]) =>
  phrases.some((phrase) => text.includes(phrase.replaceAll('_', ' ')))

/**
 * Returns true if a sentence about a danger sends people to safety. The result is false if it asks to switch off an
 * alarm.
 */
export function leadsToSafety(text: string): boolean {
  if (hasPhrase(text, flightPhrases)) return true
  return /\b(?:alarm|detector)/.test(text)
    ? hasPhrase(text, upkeepPhrases) && !/\b(?:if|when)\b/.test(text)
    : hasPhrase(text, repairPhrases)
}

/** Returns true if a clause forbids a harmful act: "never cap the valve". */
export function isWarning({ words }: Clause, isDangerous: boolean): boolean {
  const at = words.findIndex((word) => word === 'not' || word === 'never')
  const isJudgement = words[at + 1] === 'safe' && words[at + 2] === 'to'
  const act = words[isJudgement ? at + 3 : at + 1] ?? ''
  if (at < 0 || !words.slice(0, at).every((word) => /^(?:do|please|and|you|should|it|is)$/.test(word)))
    return false
  if (harmfulActs.has(act)) return true
  const isOfAlarm = words.some((word) => /^(?:alarm|detector)s?$/.test(word))
  return riskyActs.has(act) && !isOfAlarm && (isDangerous || words.some((word) => riskyThings.has(word)))
}

/** Returns true if a sentence mentions a danger. */
export const namesDanger = ({ text, clauses }: Statement): boolean =>
  clauses.some(({ words }) => words.some((word) => dangerWords.has(word))) ||
  /\bfrom (?:the|your) roof\b/.test(text)

export const isDangerWord = (word: string): boolean => dangerWords.has(word)
export const isSafetyWord = (word: string): boolean => safety.has(word)

/** Returns true if a word may occur in a warning. */
export const isWarningWord = (word: string): boolean =>
  [dangerWords, harmfulActs, riskyActs, riskyThings, named].some((words) => words.has(word))

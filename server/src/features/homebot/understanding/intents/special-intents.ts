import type { AdviceTopic } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import type { ParsedQuestion } from '../parse-question.ts'

/** A request that is more specific than an intent. Each special intent has its own answer. */
export type SpecialIntent =
  /** Asks whether an appliance may run unattended. */
  | 'unattended'
  /** Asks how to change a record. */
  | 'change'
  /** Asks whether the owner may install a component without a professional. */
  | 'do_it_yourself'
  /** Asks whether the owner may repair or maintain a component without a professional. */
  | 'own_repair'
  /** Asks whether a component could cause a danger. */
  | 'risk'
  /** Asks for general advice on a topic, such as permits or pets of tenants. */
  | 'advice'

/** Matches a request to change a date or an age on record. */
const changesRecord =
  /^(?:(?:please|can you|could you|how do i|how can i|i want to|i need to|where do i|will you) )*(?:change|set|update|move|push back|postpone|edit|correct|make|cambia|cambiar|cambie) (?:the |my |its |that |this |our |la |su )*(?:[A-Z_]{4,} )?(?:replacement |forecast\w* |install\w* |due )*(?:date|forecast|age|edad|fecha)\b/
const installs =
  /\b(?:install\w*|replac\w*|wir(?:e|ing)|hook up|connect|put in|swap|change|instal\w+|cambi\w+|poner|pongo)\b/
/** Matches words about who installs a component: the owner, or a person with a license. */
const installer =
  /\b(?:my own [A-Z_]{4,}|licen[cs]\w*|handyman|(?:without|need|require|hire) an? (?:\S+ )?(?:plumber|pro|professional|contractor|electrician|roofer|technician|permit)|un profesional)\b/
/**
 * Matches words of questions that are not about an installation: names of parts, because replacing a part is a repair,
 * and questions for a price or a date.
 */
const notInstalled =
  /\b(?:filters?|anode|gasket|hoses?|thermostat|element|igniter|ignitor|thermocouple|capacitor|sensor|motor|board|belt|lint|batter\w+|shingle|part|valve|fuse|how much|costs?|quotes?|when|filtro|manguera|cuanto|cuando)\b/

const alone = /\b(?:my ?self|ourselves|(?:by|on) (?:my|our) own|diy|do it yourself|one man job|yo mism[oa])\b/
const repairs =
  /\b(?:fix|repair|patch|recharge|refill|top (?:up|off)|change|replace|swap|clean|drain|flush|do|test|tighten|reseal|seal|caulk|add|vacuum|wash|bleed|unclog|cambiar|cambio|arreglar|reparar|limpiar|purgar|sellar)\b/
/** Matches a question that asks whether work needs a professional: "do I need a pro to clean the dryer vent". */
const needsPro =
  /\b(?:need|require|hire|call|necesito)\w* (?:an? |un )?(?:\S+ )?(?:plumber|pro|professional|contractor|electrician|roofer|technician|handyman|plomero|tecnico|profesional) (?:to|for|para)\b/
const asksMay =
  /\b(?:can|could|should|may|how|do i (?:need|have to)|allowed|does|necesito|se puede|hace falta|tengo que|is it|is that|wanna|want to|going to|gonna|puedo)\b/
const mayOne =
  /\b(?:is it|is that|is this|are they|would it be)(?: \w+)? (?:safe|unsafe|dangerous|ok|okay|fine|alright|bad|wise|smart|risky|good)\b|\b(?:should|can|could|may) (?:i|we)\b|\bsafely\b/
const runs = /\b(?:run|runs|running|leave|leaving|let|letting|keep)\b/
const unwatched =
  /\b(?:at night|nights?|overnight|asleep|sleep|sleeping|in bed|go to bed|while (?:i am |we are )?(?:away|out|gone|at work)|when (?:i am |we are )?(?:away|out|gone|at work)|(?:nobody|no one)(?: is)? (?:home|in|there)(?! the)|not (?:at )?home|unattended|unsupervised|alone in the house|at work|on vacation|leave the house)\b/

export function findSpecialIntent(
  { maskedText, marked, amounts, components, hasChosen }: ParsedQuestion,
  topic: AdviceTopic | undefined,
): SpecialIntent | undefined {
  const asks = asksMay.test(maskedText) || marked.at(-1) === '?'
  const isOwnRepair =
    (alone.test(maskedText) || needsPro.test(maskedText)) && repairs.test(maskedText) && asks
  if (amounts.length > 0 && isOwnRepair) return 'own_repair'
  if (topic !== undefined) return 'advice'
  if (amounts.length > 0) return undefined
  if (changesRecord.test(maskedText)) return 'change'
  if (
    (alone.test(maskedText) || installer.test(maskedText)) &&
    installs.test(maskedText) &&
    asks &&
    (components.length > 0 || hasChosen) &&
    !notInstalled.test(maskedText)
  )
    return 'do_it_yourself'
  if (isOwnRepair) return 'own_repair'
  if (
    mayOne.test(maskedText) &&
    runs.test(maskedText) &&
    unwatched.test(maskedText) &&
    /[A-Z_]{4,}|\bit\b/.test(maskedText)
  )
    return 'unattended'
  return undefined
}

import type { ParsedQuestion } from '../parse-question.ts'
import { findHomeMatter } from './home-matters.ts'

/** A request that is more specific than an intent. Each special intent has its own answer. */
export type SpecialIntent =
  /** Asks whether a home warranty is worth buying. */
  | 'home_warranty'
  /** Asks whether an appliance may run unattended. */
  | 'unattended'
  /** Asks how to change a record. */
  | 'change'
  /** Asks for the running cost. */
  | 'running_cost'
  /** Asks how to relight a pilot light. */
  | 'relight'
  /** Asks whether the owner may install a component without a professional. */
  | 'do_it_yourself'
  /** Asks whether the owner may repair or maintain a component without a professional. */
  | 'own_repair'
  /** Asks whether a component could cause a danger. */
  | 'risk'
  /** Asks about permits, insurance, taxes, law or bills. */
  | 'home_matter'

/** The words that show each special intent, the most exact first. */
const patterns: readonly {
  readonly intent: SpecialIntent
  readonly words: RegExp
  readonly unless?: RegExp
}[] = [
  {
    intent: 'running_cost',
    words:
      /\b(?:cost\w*|much|expensive|pay)\b[^.?!]*\bto (?:run|operate|use)\b|\brunning costs?\b|\b(?:electricity|power|energy|gas) (?:use|usage|consumption)\b|\b(?:eats?|uses?|using|draws?|saves?|save (?:anything |much )?on)(?: \S+){0,4} (?:power|electricity|energy|gas|current|kwh)\b|\bcheaper to (?:leave|keep|run|turn)\b/,
  },
  {
    intent: 'change',
    words:
      /^(?:(?:please|can you|could you|how do i|how can i|i want to|i need to|where do i|will you) )*(?:change|set|update|move|push back|postpone|edit|correct|make|cambia|cambiar|cambie) (?:the |my |its |that |this |our |la |su )*(?:[A-Z_]{4,} )?(?:replacement |forecast\w* |install\w* |due )*(?:date|forecast|age|edad|fecha)\b/,
  },
  {
    intent: 'relight',
    words:
      /\b(?:re ?light|re ?lit|light|lighting|re ?ignite)(?: \S+){0,4} (?:pilot|WATER_HEATER|FURNACE)(?: light)?\b|\bpilot(?: \S+){0,6} (?:re ?light|re ?lit|light it|lit again)\b/,
    unless:
      /\b(?:(?:light|lighting) (?:is|was|are|bulb|switch|fixture|inside|in|on|came|comes|flash\w*|blink\w*|out|goes|stays)|burners?|(?:will|does|do|did|can|could|would) not (?:re ?)?light)\b/,
  },
  {
    intent: 'do_it_yourself',
    words:
      /\b(?:can|could|should|may|how do|how can|is it (?:safe|legal|ok|okay|hard|possible|smart|allowed|a good idea)(?: for me)? to)\b.*\b(?:install\w*|replac\w*|wir(?:e|ing)|hook up|connect|put in|swap|change)\b.*\b(?:myself|ourselves|by myself|on my own|on our own|diy|without an? (?:\S+ )?(?:plumber|pro|professional|contractor|electrician|license|permit|roofer|technician))\b|\b(?:diy|do it yourself) (?:[A-Z_]{4,} )?(?:install\w*|replac\w*)\b/,
    unless:
      /\b(?:filters?|anode|gasket|hoses?|thermostat|element|igniter|belt|lint|batter\w+|shingle|part|valve|fuse)\b/,
  },
]

const alone = /\b(?:my ?self|ourselves|(?:by|on) (?:my|our) own|diy|do it yourself|one man job|yo mism[oa])\b/
const repairs =
  /\b(?:fix|repair|patch|recharge|refill|top (?:up|off)|change|replace|swap|clean|drain|flush|do|test|tighten|reseal|caulk)\b/
const asksMay = /\b(?:can|could|should|may|how|is it|is that|wanna|want to|going to|gonna|puedo)\b/
const homeWarranty = /\bhome (?:warrant(?:y|ies)|protection plan|service (?:plan|contract))\b/
const pilotOut =
  /\bpilot(?: light)?\b(?: \S+){0,4} (?:out|off|died|dead|gone|(?:will|does|would) not (?:stay|light|start))\b/
const mayOne =
  /\b(?:is it|is that|is this|are they|would it be)(?: \w+)? (?:safe|unsafe|dangerous|ok|okay|fine|alright|bad|wise|smart|risky|good)\b|\b(?:should|can|could|may) (?:i|we)\b|\bsafely\b/
const runs = /\b(?:run|runs|running|leave|leaving|let|letting|keep)\b/
const unwatched =
  /\b(?:at night|nights?|overnight|asleep|sleep|sleeping|in bed|go to bed|while (?:i am |we are )?(?:away|out|gone|at work)|when (?:i am |we are )?(?:away|out|gone|at work)|(?:nobody|no one)(?: is)? (?:home|in|there)(?! the)|not (?:at )?home|unattended|unsupervised|alone in the house|at work|on vacation|leave the house)\b/

/** Finds the special intent of a question, if any. */
export function findSpecialIntent({
  maskedText,
  marked,
  amounts,
  components,
}: ParsedQuestion): SpecialIntent | undefined {
  const asks = asksMay.test(maskedText) || marked.at(-1) === '?'
  const isOwnRepair = alone.test(maskedText) && repairs.test(maskedText) && asks
  if (amounts.length > 0 && isOwnRepair) return 'own_repair'
  if (amounts.length > 0) return undefined
  if (homeWarranty.test(maskedText)) return 'home_warranty'
  if (findHomeMatter(maskedText) !== undefined) return 'home_matter'
  const found = patterns.find(
    ({ words: telling, unless }) => telling.test(maskedText) && !unless?.test(maskedText),
  )
  if (found) return found.intent
  if (isOwnRepair) return 'own_repair'
  if (components.length === 0 && pilotOut.test(maskedText)) return 'relight'
  if (
    mayOne.test(maskedText) &&
    runs.test(maskedText) &&
    unwatched.test(maskedText) &&
    /[A-Z_]{4,}|\bit\b/.test(maskedText)
  )
    return 'unattended'
  return undefined
}

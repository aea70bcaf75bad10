import type { Amount } from './amounts.ts'
import { type Asked, cues, type Intent, manners } from './intent-cues.ts'
import type { Mention } from './mentions.ts'
import { trouble } from './symptom-cues.ts'

/** What the intents are read from. */
export interface Reading {
  /** The words with names of components in capitals. */
  readonly gist: string
  readonly components: readonly Mention[]
  readonly others: readonly string[]
  readonly ages: number
  readonly amounts: readonly Amount[]
  readonly brand: string | undefined
  /** A sign of trouble was told, by its own words. */
  readonly hasSymptom: boolean
  /** A component was chosen beside the question, so that "it" is known. */
  readonly hasChosen: boolean
}

/** Without a name these speak of something that was chosen or is still to be asked for. */
const pointing =
  /\b(it|its|this|that|one|ones|mine|them|they|these|those|appliance|appliances|unit|home|house|property|properties|component|electrodomestico|electrodomesticos|casa|eso|esto|lo|la|mio|mia|everything|how much longer)\b/

/** What people ask of an assistant that this one does not know. */
const unrelated =
  /\b(car|cars|truck|suv|vehicle|tesla|tires?|brakes|motorcycle|bike|phone|iphone|android|laptop|computer|pc|printer|dog|dogs|cat|cats|puppy|goldfish|hamster|wife|husband|girlfriend|boyfriend|marriage|relationship|weather|forecast for (today|tomorrow)|football|super bowl|basketball|baseball|soccer|stock|stocks|bitcoin|crypto|president|election|recipe|movie|movies|song|songs|poem|joke|jokes|story|essay|homework|python|javascript|code|capital of|translate|horoscope|lottery|pizza|restaurant|flight|hotel|vacation|taxes|tax return|mortgage|mortgage rates?|lawsuit|lawyer|diet|doctor|medicine|covid|haircut|shoes|meaning of life|world cup|news|math|clima|chiste|futbol|instructions above|previous instructions|system prompt|coche|perro|gato|presidente)\b/

/** What a question that names nothing may still mean of the home as a whole. */
const portfolioWide =
  /\b(my|mine|our|these|them|all|everything|anything|any|appliance|appliances|component|components|item|items|things?|home|homes|house|property|properties|portfolio|system|systems|unit|units|mis|mi|casa|electrodomestico|electrodomesticos|what|whats|which|que|cual|i|we)\b/

const wantsReplacing =
  /\b(should|shall|do|would|time|need|must|debo|deberia|hay que)\b.*\b(replace|replacing|new one|get a new|buy a new|new [A-Z_]+|upgrade|junk|toss|scrap|cambiar\w*|reemplazar\w*|nuevo|nueva)\b/

export const fixing =
  /\b(repair|repairs|repairing|fix|fixed|fixing|reparar\w*|arreglar\w*|reparacion|arreglo)\b/
const asksWhichFirst =
  /\b(which|what|who|cual)( \S+){0,6} (first|sooner|longer|next|earlier|worse|soonest|priority|primero|antes)\b/
const aboutMine = /\b(my|mine|our|this|it|i|we|mi|mis)\b/

/** Time, not money, is asked for by these; unless money is named too. */
const howMuchLonger = /\bhow (much )?longer\b|\bhow much more( \S+){1,4} (last|live|run|go)\b/
const aboutMoney = /\b(cost|costs|price|pay|expensive|dollars|spend|cheap|afford)\b/

export interface Asking {
  /** In the order in which they are asked; never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /** How they are known: the words ask, or it is guessed from what they name, or they speak of other things. */
  readonly how: 'asked' | 'guessed' | 'unrelated'
}

/** What a question asks. */
export function findIntents(reading: Reading): Asking {
  const asked = Object.entries(cues).flatMap(([intent, words]) => {
    const at = firstMatch(words, reading.gist)
    return at === undefined ? [] : [{ intent: intent as Asked, at }]
  })
  const found = new Map(asked.map(({ intent, at }) => [intent, at]))
  settle(found, reading)
  const [first, ...rest] = [...found].sort(([, one], [, other]) => one - other).map(([intent]) => intent)
  const isElsewhere = reading.components.length === 0 && unrelated.test(reading.gist)
  if (first && (isElsewhere || (!isOfHome(found) && isUnrelated(reading))))
    return { intents: ['off_topic'], how: isStrayed(reading.gist) || isElsewhere ? 'unrelated' : 'guessed' }
  if (first) return { intents: [first, ...rest], how: 'asked' }
  const isStray = isStrayed(reading.gist) || isElsewhere
  return { intents: [withoutQuestion(reading)], how: isStray ? 'unrelated' : 'guessed' }
}

/** A wish for a poem, or an order to be something else. */
const isStrayed = (gist: string) =>
  /\b(write|tell|sing|compose|recite) (me )?(a|an|some|un|una)( \S+){0,2} (poem|joke|song|story|essay|haiku|limerick|rap)\b/.test(
    gist,
  ) ||
  /\b(ignore|disregard|forget) (all |any |the |your )*(previous|prior|above|earlier)? ?(instructions|prompts?|rules)\b|\bsystem prompt\b/.test(
    gist,
  )

function isUnrelated({ gist, components, others, ages, hasChosen }: Reading): boolean {
  if (isStrayed(gist)) return true
  if (components.length > 0) return false
  return (
    unrelated.test(gist) ||
    !(hasChosen || others.length > 0 || ages > 0 || pointing.test(gist) || portfolioWide.test(gist))
  )
}

/** What is asked of the home as a whole needs no name. */
const isOfHome = (found: ReadonlyMap<Asked, number>) =>
  (['next', 'due', 'budget', 'inventory', 'brand'] as const).some((intent) => found.has(intent))

const firstMatch = (words: readonly RegExp[], gist: string) => {
  const places = words.flatMap((word) => word.exec(gist)?.index ?? [])
  return places.length > 0 ? Math.min(...places) : undefined
}

/** Cues overlap: what is asked more exactly stands, and what its words also seem to ask falls away. */
function settle(found: Map<Asked, number>, reading: Reading): void {
  const { gist, components, amounts, hasSymptom, hasChosen, brand } = reading
  const drop = (...intents: Asked[]) => {
    for (const intent of intents) found.delete(intent)
  }
  const isTrouble = hasSymptom || trouble.test(gist)
  const kinds = new Set(components.map(({ type, variant }) => `${type} ${variant ?? ''}`))

  if (wantsReplacing.test(gist) && (isTrouble || amounts.some(({ buys }) => buys === 'repair')))
    found.set('repair_or_replace', found.get('repair_or_replace') ?? 0)
  if (amounts.length > 0 && fixing.test(gist) && !found.has('repair_or_replace'))
    found.set('repair_or_replace', 0)
  if (amounts.length > 0 && !found.size) found.set(isTrouble ? 'repair_or_replace' : 'cost', 0)

  if (kinds.size < 2) drop('compare')
  else if (asksWhichFirst.test(gist) || new Set(components.map(({ type }) => type)).size === 1)
    found.set('compare', 0)
  if (components.length > 0) {
    if (found.has('budget') && !/\b(month|monthly|year|yearly|mes|ano)\b/.test(gist)) {
      drop('budget')
      if (/\b(how much|cuanto)\b/.test(gist)) found.set('cost', 0)
    }
    if (!/\b(of (my|mine|our|these)|next (thing|one|to))\b/.test(gist)) drop('next')
    if (!/\bmaintenance\b/.test(gist) || found.has('life')) drop('due')
  } else if (!portfolioWide.test(gist)) drop('next', 'due', ...(hasChosen ? [] : (['inventory'] as const)))

  if (howMuchLonger.test(gist)) {
    if (!aboutMoney.test(gist) && amounts.length === 0) drop('cost')
    if (!fixing.test(gist) && amounts.length === 0 && found.delete('repair_or_replace')) found.set('life', 0)
  }

  if (found.has('repair_or_replace')) drop('life', 'cost', 'compare', 'due', 'next', 'budget', 'brand')
  if (found.has('compare'))
    drop('maintain', 'life', 'cost', 'next', 'inventory', 'brand', 'repair_or_replace')
  if (found.has('how_often')) drop('maintain', 'life', 'due', 'cost', 'next')
  if (found.has('next')) drop('due', 'life', 'inventory', 'cost')
  if (found.has('budget')) drop('cost', 'due', 'life', 'next')
  if (found.has('maintain') && !/\b(due|overdue|coming up|upcoming)\b/.test(gist)) drop('due')
  if (found.has('due')) drop('maintain', 'life', 'inventory', 'cost')
  if (found.has('inventory') && !aboutMine.test(gist)) drop('inventory')
  if (found.has('inventory') && found.has('life'))
    drop(
      /\bhow old (is|are)\b(?!.*\b(too old|before|when)\b)/.test(gist) &&
        !/\b(last|replace|left|long)\b/.test(gist)
        ? 'life'
        : 'inventory',
    )
  if (found.has('maintain') && found.has('life'))
    drop(
      /\b(last longer|lasts longer|extend|prolong|longer|tips|maintain|maintenance|keep|care)\b/.test(gist) &&
        !/\b(how (long|many)|when|years left|how much longer)\b/.test(gist)
        ? 'life'
        : 'brand',
    )
  if (
    found.has('brand') &&
    (found.has('life') || found.has('cost')) &&
    brand !== undefined &&
    !/\b(brand|reliable|reliability|marca)\b/.test(gist)
  )
    drop('brand')
  if (found.has('brand')) drop('life', 'cost')
}

/** Told without being asked: trouble, small talk, a bare name, or nothing of ours. */
function withoutQuestion(reading: Reading): Intent {
  const { gist, components, others, ages, brand, hasSymptom, hasChosen } = reading

  if (isUnrelated({ ...reading, hasChosen: true })) return 'off_topic'
  if (/\b(signs?|symptoms?|senales|sintomas)\b/.test(gist) && (components.length > 0 || hasChosen))
    return 'symptom'
  if (hasSymptom || ((components.length > 0 || hasChosen) && trouble.test(gist))) return 'symptom'
  const mannered = manners.find(([, words]) => words.test(gist))
  if (components.length === 0 && others.length === 0 && mannered) return mannered[0]
  if (components.length > 0 || ages > 0)
    return brand !== undefined && ages === 0 && components.length === 0 ? 'brand' : 'life'
  if (brand !== undefined) return 'brand'
  if (pointing.test(gist) && trouble.test(gist)) return 'symptom'
  return others.length > 0 ? 'life' : 'off_topic'
}

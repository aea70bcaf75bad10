import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import type { Age } from './ages/ages.ts'
import { findMeant, giveAges, type Named } from './ages/given-ages.ts'
import type { Amount } from './amounts.ts'
import { findDangers, findRisk } from './dangers/find-dangers.ts'
import { splitHypothetical } from './hypothetical-dangers.ts'
import type { Intent } from './intent.ts'
import { type Asking, findIntents } from './intents.ts'
import { findHorizon, findPeriod, type NamedPeriod } from './periods.ts'
import { type Context, type Reading, readWhatIsTold } from './reading.ts'
import { findSpecialIntent, type SpecialIntent } from './special-intents.ts'
import { nameSymptom, tellsEndOfLife } from './symptoms.ts'
import { findMentions } from './words/mentions.ts'
import { findStates } from './words/states.ts'
import { readMarked } from './words/words.ts'

/** What a question says, as data: nothing in it rests on whose question it is. */
export interface Understanding extends NamedPeriod {
  /** In the order in which they are asked, never empty; the first is the question's own. */
  readonly intents: readonly [Intent, ...Intent[]]
  /** The components it names, each kind once, in the order of their mention. */
  readonly components: readonly Named[]
  /** The one of them that it asks about, where it names several: "the AC is 4, the furnace 27. How long has the furnace?" */
  readonly meant?: Named | undefined
  /** Things it names that are none of the ten. */
  readonly others: readonly string[]
  /** An age it tells without saying whose. */
  readonly age: Age | undefined
  readonly amounts: readonly Amount[]
  readonly brand: string | undefined
  /** The sign of trouble of the first component, by its name in the catalogue. */
  readonly symptom: { readonly type: ComponentType; readonly name: string } | undefined
  /** The most urgent first. */
  readonly hazards: readonly Hazard[]
  /** No rule found them: only the classifier takes the words for a danger. */
  readonly isSuspicion?: boolean
  /** Those that it only asks about: whether they could ever come. */
  readonly risks: readonly Hazard[]
  readonly isSpanish: boolean
  /** Whether it speaks of the asker's own: "my", "it", and not of a kind in general. */
  readonly isTheirOwn: boolean
  /** It asks about a kind in general: "how long does a roof last". */
  readonly isGeneral: boolean
  /** The states it names: "in Ohio", "in TX", "in Houston". The first is `state`. */
  readonly states: readonly StateCode[]
  readonly state: StateCode | undefined
  /** It asks for the reasons or the certainty of the answer before. */
  readonly again?: boolean
  /** The first advice on the sign of trouble did not help. */
  readonly isRetry?: boolean
  /** Whether the money it asks about is that of a repair. */
  readonly isAboutRepair: boolean
  /** How its intents are known. */
  readonly how: Asking['how']
  /** How it hangs on what was said before. */
  readonly link: Link
  /** Its words, as they are read. */
  readonly words: string
  /** The beginnings of the words for what is to be cared for: `filter`, `anode`. */
  readonly cares: readonly string[]
  /** Whether it tells that its component has come to its end. */
  readonly hasFailed?: boolean
  /** The day until which it asks something to last. */
  readonly horizon?: PlainDate | undefined
  /** What it is after beside its intent. */
  readonly aim: SpecialIntent | undefined
  /** The dangers that were told earlier in the conversation, and how this question stands to them. */
  readonly earlier?: EarlierDangers | undefined
}

export interface EarlierDangers {
  readonly dangers: readonly Hazard[]
  /** It goes on about them, asks something else while they last, or says that they are over. */
  readonly stage: 'goes_on' | 'besides' | 'over'
  /** It says nothing but that they are over. */
  readonly isAlone: boolean
}

/** What in a question speaks of what was said before it. */
export interface Link {
  /** It says "it", "that", "the one", "then". */
  readonly pointsBack: boolean
  /** It begins as a question that goes on: "and", "what about". */
  readonly goesOn: boolean
  /** It takes back what was said: "no, I mean the fridge". */
  readonly corrects: boolean
  /** It is too short to stand alone. */
  readonly isBrief: boolean
}

export type { Context, Named }

const spanish =
  /\b(cuando|cuanto|cuantos|cuanta|cuesta|como|cual|que|hola|gracias|mi|mis|tengo|tiene|anos|debo|deberia|puedo|esta|estan|huele|nevera|lavadora|secadora|techo|calentador|refrigerador|estufa|horno|lavavajillas|para|hay|los|las|una|del|cada|necesito|y el|y la|de la|el|la|ayuda|reparar|cambiar|agua|este|vence|vencen|puede|puedes|quien|reemplazar|ahorrar|conviene|buenas|buenos|dias|tardes|noches|sirves|nada|gasto|gaste|toca|hacer|ahorrados|alcanza|color|pintada|sala|hasta|gastos|presupuesto|contrato|vacio|porfa|secador|calienta|enfria|prende|enciende|gotea|goteando|ruido|hace|fuga)\b/g
const fixing = /\b(repair|repairs|repairing|fix|fixed|fixing|reparar\w*|arreglar\w*|reparacion|arreglo)\b/
const ownership =
  /\b(my|mine|our|ours|it|its|this|that|these|them|mi|mis|nuestr[oa]s?|we|i have|i own|the|el|la)\b/

/** "A roof", but not "a new roof", which is what theirs will be one day. */
const general =
  /\b(?:a|an|any|another|most|typical|average|usual|un|una)(?: (?!new\b|plain\b|nuev)\S+)? [A-Z_]{4,}/
const rivalKinds =
  /\b(?:gas|electric|induction|tankless|tank|metal|asphalt|concrete|central|window) (?:or|vs|versus) (?:a |an )?(?:gas|electric|induction|tankless|tank|metal|asphalt|concrete|central|window)\b/
const ofMany = /^(?:(?!\b(?:my|our|the|these|both|of|which|mis|los|las)\b).)*$/

/** Work that leaves the thing in its place. */
const servicing =
  /\b(tune up|tuneup|service call|servic(?:e|ed|ing)|clean(?:ed|ing)|recharg\w*|inspect\w*|flush\w*|sealing|sealcoat\w*|diagnos\w*|igniter|element|motor|compressor|board|valve)\b/

/** Of these, a time names what is to be paid for. */
const ofMoney: readonly Intent[] = [
  'budget',
  'cost',
  'repair_or_replace',
  'due',
  'next',
  'compare',
  'off_topic',
  'how_often',
]

const urgent: readonly Hazard[] = [
  'fire',
  'gas',
  'carbon_monoxide',
  'electrical',
  'tank_pressure',
  'trapped_person',
]
const weakSuspicion = 0.5
/** Nobody tells of a danger in these words. */
const calmIntents: readonly Intent[] = [
  ...(['notes', 'record', 'compare', 'life', 'inventory', 'complaint', 'support', 'tasks', 'rent'] as const),
  ...([
    'tenants',
    'lease_ends',
    'vacancies',
    'expenses',
    'savings',
    'budget',
    'cost',
    'warranty',
    'method',
  ] as const),
]

/** Years that are told of no component are a span where these are asked. */
const ageless: readonly Intent[] = ['budget', 'due', 'next', 'how_often', 'brand', 'inventory', 'compare']
const ofEach = /\b(both|each|they are|are all|all of them|apiece)\b/

const pointing =
  /\b(it|its|that|this(?! (year|month|week|season|spring|summer|fall|autumn|winter))|one|ones|them|they|these|those|then|same|instead|ese|esa|eso|esto|entonces)\b/
const goingOn = /^(and|but|ok|okay|so|or|also|then|what about|how about|what if|y|e|entonces|que hay de)\b/
const correcting =
  /^(?:no|nope|sorry|wait|oops|actually|i meant?)\b(?=.*\b(?:mean|meant|the|my)\b)|\bi meant?\b/
/** Words that fewer than these are no whole question. */
const maxBrief = 4

const careWords =
  /\b(filter|flush|anode|coil|gutter|seal|vent|lint|hose|gasket|burner|bracket|relief|drain|descal|crack|oil|inspect|tune|spray arm|air gap|condenser|condensate|sediment|hood|joint|moss|trim|leak|detector|battery|drum|inlet|flame|filtro|anodo|canaleta)/g

export function understand(question: string, context: Context): Understanding {
  const story = readMarked(question)
  const states = findStates(question)
  const found = findDangers(question, context.before)
  const { thought } = splitHypothetical(findMentions(story).marked)
  const words = heartOf(story)
  const reading = readWhatIsTold(words, context)
  const { gist, clauses, components, others, ages, amounts, brand } = reading
  const asked = findIntents(reading)
  // A mere suspicion gives way to a question that is clearly about something else.
  const isCalm =
    found.isSuspicion &&
    found.danger < weakSuspicion &&
    !found.hazards.some((hazard) => urgent.includes(hazard)) &&
    asked.probability >= found.danger &&
    calmIntents.includes(asked.intents[0])
  const hazards = isCalm ? [] : found.hazards
  const isSuspicion = !isCalm && found.isSuspicion
  const risk = hazards.length > 0 || thought === '' ? undefined : findRisk(thought)
  const risks = risk ? [risk] : []
  const continuesOdds = context.continuesOdds === true && gist.split(' ').length <= maxBrief
  const isOfMoney = ofMoney.includes(asked.intents[0]) && !continuesOdds
  const horizon = isOfMoney ? undefined : findHorizon(gist, context.today, continuesOdds)
  const judgesRepair =
    amounts.some(({ buys }) => buys === 'repair') &&
    (components.length > 0 || context.chosenType !== undefined) &&
    ['life', 'symptom', 'cost', 'off_topic', 'notes'].includes(asked.intents[0])
  const intents: Asking['intents'] = judgesRepair
    ? ['repair_or_replace']
    : horizon === undefined
      ? asked.intents
      : ['life']
  const isElsewhere =
    components.length === 0 && context.chosenType === undefined && ageless.includes(intents[0])
  const given = giveAges(components, isElsewhere || intents[0] === 'off_topic' ? [] : ages, clauses, {
    isOfEach: ofEach.test(gist),
    areCompared: intents[0] === 'compare',
  })
  return {
    intents: hazards.length > 0 ? ['safety', ...intents] : intents,
    components: given.components,
    meant: findMeant(given.components, components, clauses),
    others,
    age: given.rest,
    amounts,
    brand,
    symptom: symptomOf(reading, intents[0], context.chosenType),
    hazards,
    isSuspicion,
    risks,
    isSpanish: /[¿¡ñ]/i.test(question) || isInSpanish(words),
    isTheirOwn: ownership.test(gist),
    isGeneral:
      general.test(gist) ||
      rivalKinds.test(gist) ||
      (components.some(({ isMany }) => isMany) && ofMany.test(gist)),
    states,
    state: states[0],
    isAboutRepair: fixing.test(gist) || servicing.test(gist),
    ...findPeriod(gist, context.today),
    how: continuesOdds && horizon !== undefined ? 'guessed' : asked.how,
    horizon,
    link: {
      pointsBack: pointing.test(gist),
      goesOn: goingOn.test(gist),
      corrects: correcting.test(gist),
      isBrief: gist.split(' ').length <= maxBrief,
    },
    words: gist,
    cares: [...new Set(gist.match(careWords) ?? [])],
    hasFailed: tellsEndOfLife(gist),
    aim: risks.length > 0 ? 'risk' : findSpecialIntent(reading),
  }
}

/** The sign of trouble. A message that is about trouble needs no more words for it. */
function symptomOf(
  { sign, gist, components }: Reading,
  intent: Intent,
  chosenType: ComponentType | undefined,
) {
  if (sign?.name !== undefined) return { type: sign.type, name: sign.name }
  const type = components[0]?.type ?? chosenType
  const name = intent === 'symptom' && type ? nameSymptom(gist, type) : undefined
  return type && name !== undefined ? { type, name } : undefined
}

/** Of a long story the beginning and the end tell what is asked; its middle would only cost time. */
const maxWords = 150
const heartOf = (story: readonly string[]) =>
  story.length > 2 * maxWords ? [...story.slice(0, maxWords), '.', ...story.slice(-maxWords)] : story

function isInSpanish(words: readonly string[]): boolean {
  const found = words.join(' ').match(spanish)?.length ?? 0
  return found >= 2 || (found === 1 && words.length <= 2)
}

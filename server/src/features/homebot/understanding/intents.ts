import { isOfHome, isUnrelated, lacksObject, pointing } from './belonging.ts'
import { setsBrandsApart } from './brands.ts'
import { type Clause, touched } from './clauses.ts'
import { withoutDenied } from './denial.ts'
import { homeCues } from './home-cues.ts'
import { type Asked, type Cue, type Intent, weights } from './intent-cues.ts'
import { besideTheThing, isStrayed, manners, ofAssistant, portfolioWide, unrelated } from './manners.ts'
import type { Reading } from './reading.ts'
import { trouble } from './symptom-cues.ts'
import { tellsSomething } from './telling.ts'
import { cues } from './thing-cues.ts'

export interface Asking {
  /** In the order in which they are asked; never empty. */
  readonly intents: readonly [Intent, ...Intent[]]
  /** How they are known: the words ask, or it is guessed from what they name, or they speak of other things. */
  readonly how: 'asked' | 'guessed' | 'unrelated'
  /** How strongly the words speak for each that they speak for at all: by the weights of cues. */
  readonly spoken: ReadonlyMap<Intent, number>
}

/** Words that speak for an intent: how strongly, and where. */
interface Evidence {
  readonly intent: Asked
  readonly score: number
  /** The place of the clause that asks it. */
  readonly at: number
}

const wantsReplacing =
  /\b(should|shall|do|would|time|need|must|better|debo|deberia|hay que)\b.*\b(replace|replacing|replaced|new one|get a new|buy a new|new [A-Z_]+|upgrade|junk|toss|scrap|cambiar\w*|reemplazar\w*|nuevo|nueva)\b|\bor does( \S+){0,4} (have to go|need replac\w*)\b|\b(toss|junk|scrap|ditch|bin|chuck|trash|dump) (it|the thing|her|him|the whole)\b/
export const fixing =
  /\b(repair|repairs|repairing|fix|fixed|fixing|reparar\w*|arreglar\w*|reparacion|arreglo)\b/
const aboutMine = /\b(my|mine|our|this|it|i|we|mi|mis|me|tengo|tenemos)\b/
const judgesPrice =
  /\b(fair|reasonable|normal|high|steep|crazy|nuts|typical|standard|average|seem right|about right|come on|good or bad|too much|a lot)\b|\b(good|right|ok|okay|decent) (price|deal|quote|cost|number)\b|\bripped off\b|\bover(pay|paid|charged)\b/

/** How to do something to a thing, or whether one should. */
const asksAdvice =
  /\b(how (can|do|should|could|would|to)( (i|we|you))?|should (i|we)|(can|could|may) (i|we)|(is it|are we|am i) (ok|okay|safe|fine|good|bad|supposed|allowed) to|do (i|we) (need|have) to|ways to)\b/
const judgesDeed = /\b(smart|wise|dumb|sensible|foolish|silly|stupid|a mistake|a waste)\b/
const judgesMaker =
  /\b(any good|good|decent|worth|better|best|bad|lousy|terrible|awful|company|quality|junk|garbage|crap|recommend\w*|stay away|avoid|trust\w*|overrated|last)\b/

/** Two are compared; of more, one is picked. */
const manyKinds = 3
const firstOfMany = /\b(first|next|soonest|most urgent|primero)\b/

/** A clause that asks outweighs one that tells. */
const forQuestion = 1
/** So much less may be said for the first of two questions, and it is still the one that is asked. */
const nearly = 1
/** Below this a further intent is not answered: it was only touched. */
const worthAnswering = 4.5

/** Of two that are as likely in one clause the more exact: each holds words of those after it. */
const exactness: readonly Asked[] = [
  'repair_or_replace',
  'how_often',
  'compare',
  'budget',
  'inventory',
  'next',
  'due',
  'maintain',
  'brand',
  'cost',
  'symptom',
  'life',
]
/** What an answer to the one tells of the others anyway. */
const covers: Partial<Readonly<Record<Asked, readonly Asked[]>>> = {
  repair_or_replace: ['life', 'cost', 'compare', 'due', 'next', 'budget', 'brand', 'symptom'],
  compare: ['maintain', 'life', 'cost', 'next', 'inventory', 'brand', 'repair_or_replace'],
  how_often: ['maintain', 'life', 'due', 'cost', 'next'],
  next: ['due', 'life', 'inventory', 'cost', 'compare'],
  budget: ['cost', 'due', 'life', 'next'],
  due: ['maintain', 'life', 'inventory', 'cost', 'next'],
  life: ['inventory', 'due', 'brand'],
  brand: ['life', 'cost'],
  symptom: ['life'],
}

/** A word, or a number, and not what a cat types: whatever was chosen beside it, nothing is asked of that. */
const sayable = /[aeiou]|[a-z]y\b|\d/

/** What a question asks. */
export function findIntents(reading: Reading): Asking {
  const { gist, components } = reading
  const {
    intents: [first, ...rest],
    spoken,
  } = weigh(reading)
  const isElsewhere = components.length === 0 && unrelated.test(gist)
  const isAside = isStrayed(gist) || besideTheThing.test(gist)
  if (components.length === 0 && ofAssistant.test(gist))
    return { intents: ['help'], how: 'asked', spoken: new Map([['help', weights.only]]) }
  const how = isStrayed(gist) || isElsewhere ? 'unrelated' : 'guessed'
  if (components.length === 0 && !sayable.test(gist))
    return { intents: ['off_topic'], how: 'unrelated', spoken: new Map() }
  if (isElsewhere || isAside)
    return { intents: ['off_topic'], how, spoken: new Map([['off_topic', weights.only]]) }
  if (first && !isOfHome(first) && (isUnrelated(reading) || lacksObject(first, reading)))
    return { intents: ['off_topic'], how, spoken }
  if (first) return { intents: [first, ...rest], how: 'asked', spoken }
  return { intents: [withoutQuestion(reading)], how, spoken }
}

/** The intents that the words speak for, the question's own first, and how strongly they speak for that. */
function weigh(reading: Reading): {
  readonly intents: readonly Asked[]
  readonly spoken: ReadonlyMap<Intent, number>
} {
  const evidence = [...evidenceOf(reading), ...inferred(reading)].filter((one) => fits(one, reading))
  // A clause asks one thing: what its words also seem to ask falls away.
  const winners = new Map<number, Evidence>()
  const spoken = new Map<Intent, number>()
  for (const one of evidence) {
    spoken.set(one.intent, Math.max(one.score, spoken.get(one.intent) ?? 0))
    const best = winners.get(one.at)
    if (!best || one.score > best.score || (one.score === best.score && isMoreExact(one, best)))
      winners.set(one.at, one)
  }
  const strongest = Math.max(...[...winners.values()].map(({ score }) => score))
  const asked = [...winners.values()]
    .sort((one, other) => one.at - other.at)
    .filter(({ score }) => score >= Math.min(strongest - nearly, worthAnswering) || score === strongest)
  const lead = asked.find(({ score }) => score >= strongest - nearly)
  if (!lead) return { intents: [], spoken }
  const others = asked.filter(
    ({ intent, score }) =>
      score >= worthAnswering && intent !== lead.intent && !covers[lead.intent]?.includes(intent),
  )
  return { intents: [lead.intent, ...new Set(others.map(({ intent }) => intent))], spoken }
}

const isMoreExact = (one: Evidence, other: Evidence) =>
  exactness.indexOf(one.intent) < exactness.indexOf(other.intent)

/** Each match of each cue, for the last clause that it touches. */
function evidenceOf({ gist, clauses }: Reading): Evidence[] {
  const all = Object.entries({ ...cues, ...homeCues }) as [Asked, readonly Cue[]][]
  return all.flatMap(([intent, list]) =>
    list.flatMap(({ weight, words, unless }) =>
      unless?.test(gist)
        ? []
        : [...gist.matchAll(words)].map(({ index, 0: text }) => ({
            intent,
            ...placed(clauses, wordsIn(gist.slice(0, index)), wordsIn(text.trim()) + 1, weights[weight]),
          })),
    ),
  )
}

const wordsIn = (text: string) => (text.match(/ /g) ?? []).length

function placed(clauses: readonly Clause[], from: number, words: number, weight: number) {
  const within = touched(clauses, from, from + words)
  const asking = within.find(({ isQuestion }) => isQuestion) ?? within.at(-1)
  return { score: weight + (asking?.isQuestion ? forQuestion : 0), at: asking?.from ?? 0 }
}

/** What no single word asks, but what is told and what is asked of it together. */
function inferred({ gist, clauses, amounts, sign, components, brand, ages }: Reading): Evidence[] {
  const found: Evidence[] = []
  const hasSymptom = sign?.isCertain ?? false
  const isTrouble = hasSymptom || trouble.test(withoutDenied(gist))
  const last = clauses.findLast(({ isQuestion }) => isQuestion) ?? clauses.at(-1)
  const at = last?.from ?? 0
  const isRepair = amounts.some(({ buys }) => buys === 'repair')
  if (wantsReplacing.test(gist) && (isTrouble || isRepair))
    found.push({ intent: 'repair_or_replace', score: weights.outright + forQuestion, at })
  if (
    isRepair &&
    (fixing.test(gist) ||
      /\bwould you\b|\byes or no\b|\bright\b|\b(good|bad|smart|dumb|wise) (idea|move|call|choice)\b|\bthoughts\b|\bdo i\b|\bshould\b/.test(
        gist,
      ))
  )
    found.push({ intent: 'repair_or_replace', score: weights.outright + 0.5, at })
  if (
    amounts.length > 1 &&
    !isRepair &&
    !fixing.test(gist) &&
    /\bwhich (is|one|would|should|do)\b/.test(gist) &&
    !/\bwhich (is|one is) (in|fair|normal|reasonable|typical)\b/.test(gist)
  )
    found.push({ intent: 'compare', score: weights.only + forQuestion, at })
  if (
    amounts.length > 0 &&
    components.length > 0 &&
    judgesDeed.test(gist) &&
    !/\b(new|install\w*|buy\w*)\b/.test(gist)
  )
    found.push({ intent: 'repair_or_replace', score: weights.outright + forQuestion, at })
  const kinds = new Set(components.map(({ type }) => type)).size
  if (kinds >= manyKinds && firstOfMany.test(gist))
    found.push({ intent: 'next', score: weights.only + 2 * forQuestion, at })
  if (amounts.length > 0 && judgesPrice.test(gist))
    found.push({ intent: 'cost', score: weights.outright, at })
  if (amounts.length > 0)
    found.push({ intent: isTrouble || isRepair ? 'repair_or_replace' : 'cost', score: weights.maybe, at })
  if (hasSymptom && components.length > 0)
    found.push({ intent: 'symptom', score: weights.maybe + 0.5, at: clauses[0]?.from ?? 0 })
  if (brand !== undefined && ages.length === 0 && (judgesMaker.test(gist) || setsBrandsApart(gist)))
    found.push({ intent: 'brand', score: weights.outright, at })
  return found
}

/** Some intents hold only of what is named: there is no comparing of one, and no next of what was pointed at. */
export function fits(
  { intent, score }: Pick<Evidence, 'intent' | 'score'>,
  { gist, components, ages, brand, hasChosen }: Reading,
): boolean {
  const kinds = new Set(components.map(({ type, variant }) => `${type} ${variant ?? ''}`))
  switch (intent) {
    case 'compare':
      return kinds.size > 1 || (kinds.size === 1 && brand === undefined && score >= weights.only)
    case 'next':
      return components.length > 0
        ? kinds.size >= manyKinds ||
            /\b(of (my|mine|our|ours|these|them)|all (of )?(my|our)|next (thing|to)|my appliances)\b/.test(
              gist,
            )
        : portfolioWide.test(gist)
    case 'due':
      return components.length > 0
        ? ages.length === 0 ||
            /\b(maintenance|service|overdue|upkeep|inspection|due (for|on)|tasks?)\b/.test(gist)
        : portfolioWide.test(gist)
    case 'inventory':
      return aboutMine.test(gist) && (hasChosen || portfolioWide.test(gist))
    case 'repair_or_replace':
      return components.length > 0 || brand === undefined || fixing.test(gist)
    case 'brand':
      return (
        ages.length === 0 || brand === undefined || /\b(brand|reliable|reliability|marca|make)\b/.test(gist)
      )
    default:
      return true
  }
}

/** Told without being asked: trouble, small talk, a bare name, or nothing of ours. */
function withoutQuestion(reading: Reading): Intent {
  const { gist, clauses, components, others, brand, sign, hasChosen } = reading
  const ages = reading.ages.length
  const hasSymptom = sign?.isCertain ?? false

  if (isUnrelated({ ...reading, hasChosen: true })) return 'off_topic'
  if (/\b(signs?|symptoms?|senales|sintomas)\b/.test(gist) && (components.length > 0 || hasChosen))
    return 'symptom'
  if (hasSymptom || ((components.length > 0 || hasChosen) && trouble.test(gist))) return 'symptom'
  const mannered = manners.find(([, words]) => words.test(gist))
  if (components.length === 0 && others.length === 0 && mannered) return mannered[0]
  if (components.length > 0 || ages > 0) {
    if (brand !== undefined && ages === 0 && components.length === 0) return 'brand'
    if (asksAdvice.test(gist) && !trouble.test(withoutDenied(gist)) && ages === 0) return 'maintain'
    const isAsked = ages > 0 && clauses.some(({ isQuestion }) => isQuestion)
    return !isAsked && tellsSomething(gist) ? 'symptom' : 'life'
  }
  if (brand !== undefined) return 'brand'
  const isPointed = pointing.test(gist) || others.length > 0
  if (isPointed && trouble.test(gist)) return 'symptom'
  if (others.length > 0 && clauses.some(({ isQuestion }) => isQuestion)) return 'maintain'
  if (isPointed && tellsSomething(gist)) return 'symptom'
  return others.length > 0 ? 'life' : 'off_topic'
}

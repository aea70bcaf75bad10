import { plainDate } from '@home-pulse/contract/primitives'
import { componentTypes, stateCodes } from '@home-pulse/contract/vocabulary'
import type { Hazard } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { z } from 'zod'
import { hazardNames } from './dangers/hazard-kinds.ts'
import type { Intent } from './intent.ts'
import type { Understanding } from './understand.ts'

const age = z.object({ installedOn: plainDate, years: z.int(), at: z.int() })

/** What a talk is about, as it is kept between two questions: what the next one may leave unsaid. */
export const topicSchema = z.object({
  /** Empty where the conversation has only been about a danger so far. */
  intents: z.array(z.string()),
  components: z.array(
    z.object({
      type: z.enum(componentTypes),
      variant: z.string().optional(),
      name: z.string(),
      assumption: z.string().optional(),
      age: age.optional(),
    }),
  ),
  age: age.optional(),
  amounts: z.array(z.object({ dollars: z.number(), buys: z.enum(['repair', 'replacement']).optional() })),
  state: z.enum(stateCodes).optional(),
  isTheirOwn: z.boolean(),
  /** The customer's own component that it was about, and its type. */
  componentId: z.string().optional(),
  componentType: z.enum(componentTypes).optional(),
  /** The home that was named or chosen. */
  propertyId: z.string().optional(),
  /** The dangers that were told and are not known to be over, the most urgent first. */
  dangers: z.array(z.enum(hazardNames)).optional(),
  /** The message that told the dangers, or else the last one. */
  said: z.string().optional(),
  /** The components that the last answer listed, in their order. */
  listed: z.array(z.string()).max(10).optional(),
  /** The last question asked for the odds to last until a day. */
  isOdds: z.boolean().optional(),
  /** What of the customer's own records was asked last. */
  record: z.string().max(40).optional(),
  /** A message that asked for a change and left something out. */
  unfinished: z.string().max(1000).optional(),
})
export type Topic = z.output<typeof topicSchema>

/** A question as it is to be answered, and what of the talk it is still about. */
export interface FollowUp {
  readonly asked: Understanding
  readonly keepsComponent: boolean
  readonly keepsHome: boolean
}

/** What a question brings with it besides its words. */
export interface Beside {
  /** A component was chosen. */
  readonly hasChosen: boolean
  /** A home was chosen, or its street is named. */
  readonly hasHome: boolean
}

/** These can be asked of one thing after the other. */
const transferable: readonly Intent[] = ['life', 'cost', 'repair_or_replace', 'maintain', 'how_often']
/** These stand alone: what is asked of all homes, danger, and manners. */
const standing: readonly Intent[] = [
  'safety',
  'next',
  'due',
  'budget',
  'brand',
  'compare',
  'greeting',
  'thanks',
  'help',
]
/** After these the talk is still about what it was about before. */
const passing: readonly Intent[] = ['safety', 'greeting', 'thanks', 'help', 'again', 'off_topic']

/**
 * Reads a question in the light of the talk: "and the dryer?" asks the same of another thing, "what would that cost?"
 * another thing of the same, "the one on Maple Street?" the same of the same kind elsewhere, "12 years" answers what was
 * asked back. `read` reads its words again, knowing the type that "it" has.
 */
export function followUp(
  fresh: Understanding,
  topic: Topic,
  { hasChosen, hasHome }: Beside,
  read: (type: Topic['componentType']) => Understanding,
  words: string,
): FollowUp {
  const apart = { asked: fresh, keepsComponent: false, keepsHome: false }
  if (topic.intents.length === 0) return apart
  const isOtherYear = topic.intents[0] === 'budget' && fresh.calendarYear !== undefined && fresh.link.isBrief
  if (isOtherYear && fresh.hazards.length === 0)
    return {
      asked: { ...fresh, intents: intentsOf(topic), components: componentsOf(topic, fresh, hasHome) },
      keepsComponent: false,
      keepsHome: !hasHome,
    }
  if (fresh.how === 'unrelated' || standing.includes(fresh.intents[0])) return apart
  if (fresh.components.length > 0 || fresh.others.length > 0) return ofAnother(fresh, topic, hasHome)
  if (topic.intents[0] === 'budget' && (fresh.yearsAhead ?? fresh.calendarYear) !== undefined)
    return { asked: { ...fresh, intents: intentsOf(topic) }, keepsComponent: false, keepsHome: !hasHome }

  const { pointsBack, goesOn, isBrief } = fresh.link
  const isPart = fresh.age !== undefined || fresh.amounts.length > 0 || fresh.state !== undefined || hasHome
  if (!(pointsBack || goesOn || isBrief || isPart || hasChosen)) return apart
  const [named] = topic.components
  const type = named?.type ?? topic.componentType
  if (type === undefined && !hasChosen) return apart

  const again = withBareSum(hasChosen ? fresh : read(type), topic, words)
  // An age alone answers, or puts right, what was said: it asks nothing new.
  const isAge = again.age !== undefined && again.how === 'guessed' && again.symptom === undefined
  const isNew = again.how === 'asked' || again.intents[0] === 'symptom'
  const intents = isNew && !isAge ? again.intents : intentsOf(topic)
  const isRepair = intents.includes('repair_or_replace')
  const asked: Understanding = {
    ...again,
    intents,
    components: hasChosen ? again.components : componentsOf(topic, again, hasHome),
    amounts: again.amounts.length > 0 || !isRepair ? again.amounts : amountsOf(topic),
    state: again.state ?? topic.state,
    isTheirOwn: hasHome || again.isTheirOwn || topic.isTheirOwn,
  }
  return { asked, keepsComponent: !hasChosen && !hasHome, keepsHome: !hasChosen && !hasHome }
}

/** "What if it was 200?" after a quote tells another sum, and not an age. */
const bareSum =
  /^(?:and |but |so |ok )?(?:what if|if|or|they|he|she|now|it|the (?:plumber|guy|quote))\b[^?]*?\b(\d{2,6})\b(?! ?(?:years?|yrs?|months?|%))/i

function withBareSum(asked: Understanding, topic: Topic, words: string): Understanding {
  const [before] = topic.amounts
  const dollars = Number(bareSum.exec(words.replaceAll(',', ''))?.[1])
  if (!before || Number.isNaN(dollars) || asked.amounts.length > 0) return asked
  return {
    ...asked,
    how: 'guessed',
    age: undefined,
    components: asked.components.map((one) => ({ ...one, age: undefined })),
    amounts: [{ dollars, buys: before.buys }],
  }
}

/** Another thing is named: what is asked of it may be left unsaid, and where it stands. */
function ofAnother(fresh: Understanding, topic: Topic, hasHome: boolean): FollowUp {
  const { goesOn, isBrief, corrects } = fresh.link
  const isOpen = fresh.intents[0] === 'life' || (corrects && fresh.symptom === undefined)
  const isSame = corrects ? isOpen : fresh.how === 'guessed' && isOpen && (goesOn || isBrief)
  const [intent] = topic.intents as Intent[]
  if (!isSame || intent === undefined || !transferable.includes(intent))
    return { asked: fresh, keepsComponent: false, keepsHome: goesOn && !hasHome }
  const asked = {
    ...fresh,
    intents: intentsOf(topic),
    state: fresh.state ?? topic.state,
    // "And the dryer?", after the price of any water heater in Ohio, is any dryer.
    isTheirOwn: topic.isTheirOwn || (fresh.isTheirOwn && topic.state === undefined),
  }
  return { asked, keepsComponent: false, keepsHome: !hasHome }
}

const intentsOf = ({ intents }: Topic) => intents as [Intent, ...Intent[]]

const amountsOf = ({ amounts }: Topic): Understanding['amounts'] =>
  amounts.map(({ dollars, buys }) => ({ dollars, buys }))

/** What was named before, with the age that is told now; that of another home has an age of its own. */
function componentsOf(topic: Topic, { age: told }: Understanding, isElsewhere: boolean) {
  const known = topic.components.map((one, at) => ({
    ...one,
    age: (at === 0 ? told : undefined) ?? (isElsewhere ? undefined : one.age),
  }))
  const { componentType: type } = topic
  return known.length === 0 && type !== undefined ? [{ type, name: '', age: told }] : known
}

/** What the talk is about after a question was answered. */
export function nextTopic(
  asked: Understanding,
  before: Topic | undefined,
  found: Pick<
    Topic,
    'componentId' | 'componentType' | 'propertyId' | 'listed' | 'record' | 'isOdds' | 'said'
  >,
): Topic {
  const dangers = [...new Set([...asked.hazards, ...standingDangers(asked)])]
  const isStanding = asked.hazards.length === 0 && dangers.length > 0
  const said = isStanding ? before?.said : found.said
  if (passing.includes(asked.intents[0])) {
    return { ...(before ?? nothingSaid), dangers, said }
  }
  const { intents, components, age, amounts, state, isTheirOwn } = asked
  return {
    intents: [...intents],
    components: [...components],
    age,
    amounts: [...amounts],
    state,
    isTheirOwn,
    ...found,
    dangers,
    said,
  }
}

/** A talk that has been about nothing but a danger. */
export const nothingSaid: Topic = { intents: [], components: [], amounts: [], isTheirOwn: false }

/** The dangers of before that the question did not end. */
const standingDangers = ({ earlier }: Understanding): Hazard[] =>
  earlier && earlier.stage !== 'over' ? [...earlier.dangers] : []

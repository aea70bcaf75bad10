import { offeredAction } from '@home-pulse/contract/features/homebot/homebot'
import { plainDate } from '@home-pulse/contract/primitives'
import { componentTypes, stateCodes } from '@home-pulse/contract/vocabulary'
import type { Danger } from '@home-pulse/lifecycle/catalogue/safety/safety'
import { z } from 'zod'
import { dangerNames } from '../dangers/danger-kinds.ts'
import { reportsIllness } from '../dangers/illness.ts'
import type { Intent } from '../intent.ts'
import { operationSchema } from '../intents/operations.ts'
import type { Understanding } from '../understand.ts'

const span = z.object({ from: z.int(), to: z.int() })
const age = z.object({ installedOn: plainDate, years: z.int(), span: span.optional(), at: z.int() })
const id = z.string().max(40)

/** The limits of what a conversation keeps: list lengths in items, and text lengths in characters. */
export const topicLimits = {
  maxListed: 10,
  maxGroup: 10,
  maxRecent: 4,
  maxTenants: 10,
  maxRecentTenants: 4,
  maxTasks: 15,
  maxSaid: 300,
  maxLead: 400,
  maxRequest: 1_000,
  maxOffered: 2_000,
}

/** The subjects of the last message, which the next message can leave out. */
const askedSubjects = z.object({
  /** The intents of the last message. Empty if the conversation has only been about a danger. */
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
  isTheirOwn: z.boolean(),
  /** The dangers that were reported and are not over, the latest first. */
  dangers: z.array(z.enum(dangerNames)).optional(),
  /** The dangers of another conversation that may not be over. After `untilMs`, HomeBot no longer mentions them. */
  dangersElsewhere: z
    .object({
      dangers: z.array(z.enum(dangerNames)),
      propertyId: id.optional(),
      untilMs: z.int(),
      /** True if this conversation has already reminded the user of these dangers. */
      isReminded: z.boolean(),
    })
    .optional(),
  /** The day until which a component should last, in a question about its odds. */
  horizon: plainDate.optional(),
  yearsAhead: z.number().optional(),
  calendarYear: z.object({ year: z.int(), isThrough: z.boolean(), from: z.int().optional() }).optional(),
  operation: operationSchema.optional(),
  symptom: z.object({ type: z.enum(componentTypes), name: z.string() }).optional(),
  /** The parts that the user asked how to maintain, such as `filter`. */
  partsToMaintain: z.array(z.string()).optional(),
  isSpanish: z.boolean().optional(),
})

/** The subjects of the last answer, to which the next message can refer. */
const answeredSubjects = z.object({
  state: z.enum(stateCodes).optional(),
  componentId: z.string().optional(),
  componentType: z.enum(componentTypes).optional(),
  propertyId: z.string().optional(),
  unit: z.string().max(100).optional(),
  /** True if the conversation is about a home that is not the customer's. */
  isElsewhere: z.boolean().optional(),
  /** The message that reported the dangers. If there is no danger, the last message. */
  said: z.string().optional(),
  /** The ids of the components of the last list, in its order. */
  listed: z.array(id).max(topicLimits.maxListed).optional(),
  /** The ids of the components that were mentioned last. */
  recent: z.array(id).max(topicLimits.maxRecent).optional(),
  /** The ids of the components whose prices the last answers gave. */
  priced: z.array(id).max(topicLimits.maxListed).optional(),
  /** The prices that the last messages stated, each with the type of its component. */
  quoted: z.array(z.object({ dollars: z.number(), type: z.enum(componentTypes).optional() })).optional(),
  /** The ids of the components of the last answer, if it was about several. */
  group: z.array(id).max(topicLimits.maxGroup).optional(),
  tenantIds: z.array(id).max(topicLimits.maxTenants).optional(),
  recentTenantIds: z.array(id).max(topicLimits.maxRecentTenants).optional(),
  /** The titles of the owner's tasks in the last list. */
  tasks: z.array(z.string()).max(topicLimits.maxTasks).optional(),
  /** The title of the owner's task that was mentioned last. */
  task: z.string().optional(),
  /**
   * The note in the last answer, if it had exactly one. Otherwise the words of the last question that found a task or a
   * payment.
   */
  searched: z.string().max(300).optional(),
  /** The first and last day of the last question about expenses. */
  spentIn: z.object({ from: plainDate, to: plainDate }).optional(),
  savedDollars: z.number().optional(),
  monthlyDollars: z.number().optional(),
  /** True if the last question asked when the savings will be enough. */
  asksWhenSaved: z.boolean().optional(),
  rentChange: z.object({ unit: z.enum(['percent', 'dollars']), value: z.number() }).optional(),
  without: z.array(z.enum(componentTypes)).optional(),
  /** The home that the last total left out, or its units. */
  withoutPlace: z.object({ propertyId: id, units: z.array(z.string()) }).optional(),
  /** True if the last total left out two things: the types everywhere, and everything at the place. */
  withoutEither: z.boolean().optional(),
  /** The message that requested a change without the necessary data. */
  unfinished: z.string().max(topicLimits.maxRequest).optional(),
  /** The messages that requested and corrected the last offered change, one per line. */
  offered: z.string().max(topicLimits.maxOffered).optional(),
  /** The last offered change as the answer stated it. */
  offer: z.object({ text: z.string(), action: offeredAction }).optional(),
  /** The beginning of the last answer. */
  lead: z.string().max(topicLimits.maxLead).optional(),
  /**
   * True if the user asked another question after the offer. Then a message refers to the offer only if it begins like
   * a correction.
   */
  isOfferOld: z.boolean().optional(),
})
type AnsweredSubjects = z.output<typeof answeredSubjects>

/** The state of a conversation after a message. It supplies what the next message leaves out. */
export const topicSchema = askedSubjects.extend(answeredSubjects.shape)
export type Topic = z.output<typeof topicSchema>

/** Intents of messages, such as thanks, that do not change what the conversation is about. */
export const passingIntents: readonly Intent[] = [
  'safety',
  'greeting',
  'thanks',
  'help',
  'off_topic',
  'confirm',
  'cancel',
]

/** Intents that are about one component. */
export const componentIntents: readonly Intent[] = [
  'life',
  'cost',
  'repair_or_replace',
  'maintain',
  'how_often',
  'symptom',
  'inventory',
  'warranty',
  'record',
  'last_done',
  'again',
  'savings',
  'notes',
]
/** Intents that a follow-up can repeat for another component. */
export const transferableIntents: readonly Intent[] = [
  'life',
  'cost',
  'repair_or_replace',
  'maintain',
  'how_often',
  'inventory',
  'warranty',
  'record',
  'last_done',
  'budget',
  'expenses',
]

export const tenantIntents: readonly string[] = ['tenants', 'lease_ends', 'rent']

const recordIntents: readonly Intent[] = [
  'tenants',
  'lease_ends',
  'rent',
  'vacancies',
  'tasks',
  'notes',
  'expenses',
  'savings',
  'off_topic',
  'method',
  'complaint',
  'support',
]

/** Returns the state of the conversation after an answer. */
export function nextTopic(asked: Understanding, before: Topic | undefined, found: AnsweredSubjects): Topic {
  const dangers = [...new Set([...asked.dangers, ...standingDangers(asked)])]
  // The message that reported a danger is kept until the danger is over.
  const isStanding = asked.dangers.length === 0 && dangers.length > 0
  const isWorse = isStanding && before?.said !== undefined && reportsIllness(found.said ?? '', dangers)
  const said = isWorse
    ? `${before.said}. ${found.said}`.slice(0, topicLimits.maxSaid)
    : isStanding
      ? before?.said
      : found.said
  const dangersElsewhere =
    dangers.length === 0 && asked.earlierDangers?.stage !== 'over' && before?.dangersElsewhere
      ? {
          ...before.dangersElsewhere,
          isReminded: before.dangersElsewhere.isReminded || asked.earlierDangers !== undefined,
        }
      : undefined
  if (passingIntents.includes(asked.intents[0])) {
    // "All clear, it was the furnace" makes the furnace the subject.
    const [part] = asked.components
    const named = part && { ...ofPart, components: [part], componentType: part.type }
    const isThere = asked.dangers.length > 0 && found.unit !== undefined
    const keepsPlace = !isThere && (before?.propertyId !== undefined || dangers.length === 0)
    const { propertyId, unit } = keepsPlace ? (before ?? emptyTopic) : found
    // After a danger in a unit, "should I replace it" asks about the component in that unit.
    const ofPlace = isThere && { componentId: undefined, group: undefined }
    return {
      ...(before ?? emptyTopic),
      ...named,
      ...ofPlace,
      dangers,
      dangersElsewhere,
      said,
      propertyId,
      unit,
    }
  }
  const { intents, age, amounts, isTheirOwn, horizon, yearsAhead, calendarYear, operation } = asked
  // Two kinds of questions leave the component of the conversation unchanged. One is about records. The other names no
  // known component, so HomeBot asks "which one?"
  const isUnanswered =
    [...componentIntents, 'compare'].includes(intents[0]) &&
    !found.group?.length &&
    found.propertyId === undefined &&
    found.listed === before?.listed
  const isOfNone = asked.components.length === 0 && found.componentId === undefined
  const keepsPart = isOfNone && (isUnanswered || recordIntents.includes(intents[0]))
  const components = keepsPart ? (before?.components ?? []) : asked.components
  const symptom =
    asked.symptom ?? (components[0]?.type === before?.symptom?.type ? before?.symptom : undefined)
  return {
    ...{ intents: [...intents], components: [...components], age, amounts: [...amounts], isTheirOwn },
    ...{ horizon, yearsAhead, calendarYear, symptom, dangers, dangersElsewhere, operation },
    partsToMaintain: [...asked.partsToMaintain],
    isSpanish: asked.isSpanish,
    ...found,
    said,
    ...(keepsPart && { componentId: before?.componentId, componentType: before?.componentType }),
    ...(isOfNone && isUnanswered && { propertyId: before?.propertyId, unit: before?.unit }),
  }
}

const ofPart = {
  intents: ['life'],
  isTheirOwn: true,
  componentId: undefined,
  group: undefined,
  listed: undefined,
}

/** The state of a conversation that has had no messages, or only messages about a danger. */
export const emptyTopic: Topic = { intents: [], components: [], amounts: [], isTheirOwn: false }

/** Returns the earlier dangers that this conversation is still about after this message. */
const standingDangers = ({ earlierDangers: earlier }: Understanding): Danger[] =>
  earlier && earlier.stage !== 'over' && !(earlier.isElsewhere && earlier.stage === 'besides')
    ? [...earlier.dangers]
    : []

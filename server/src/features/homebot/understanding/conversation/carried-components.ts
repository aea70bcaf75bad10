import type { Intent } from '../intent.ts'
import type { Understanding } from '../understand.ts'
import type { Topic } from './topic.ts'

/** Returns the components that the message names, with facts from the conversation, such as their ages. */
export function namedComponents(
  fresh: Understanding,
  topic: Topic,
  {
    intent,
    isSamePart,
    hasPlace,
  }: { readonly intent: Intent; readonly isSamePart: boolean; readonly hasPlace: boolean },
): Understanding['components'] {
  const { componentType } = topic
  if (isVague(fresh, topic) && componentType)
    return fresh.components.map((one) => ({ ...one, type: componentType, assumption: undefined }))
  return [
    ...fresh.components.map((one) => withAgeOf(one, topic, isSamePart || isOfKinds(fresh, topic))),
    ...comparedWith(intent, fresh, topic, hasPlace),
  ]
}

/**
 * Returns the components of the conversation, with the age that the message states. If the message is about another
 * home, the ages from earlier messages are left out.
 */
export function componentsOf(topic: Topic, { age: stated }: Understanding, isElsewhere: boolean) {
  const known = topic.components.map((one, at) => ({
    ...one,
    age: (at === 0 ? stated : undefined) ?? (isElsewhere ? undefined : one.age),
  }))
  const { componentType: type } = topic
  return known.length === 0 && type !== undefined ? [{ type, name: '', age: stated }] : known
}

/**
 * Returns true if the message asks about the same age of another type: "and a roof?" after "Is 14 old for a water
 * heater?"
 */
const isOfKinds = (fresh: Understanding, topic: Topic): boolean =>
  !topic.isTheirOwn &&
  fresh.link.isBrief &&
  !fresh.isTheirOwn &&
  topic.components.some(({ age: stated }) => stated !== undefined)

/**
 * Returns the components of another owner's home, such as a neighbor's stove, with which the message compares the
 * customer's component. Includes only components whose age was stated earlier.
 */
const comparedWith = (
  intent: Intent,
  fresh: Understanding,
  topic: Topic,
  hasPlace: boolean,
): Understanding['components'] =>
  intent === 'compare' && hasPlace && topic.isElsewhere
    ? topic.components
        .filter(
          ({ type, age: stated }) =>
            stated !== undefined && fresh.components.some((one) => one.type === type),
        )
        .map((one) => ({ ...one, variant: one.variant, assumption: one.assumption, age: one.age }))
    : []

/**
 * Returns true if the only named component is ambiguous, such as "that heater", and the conversation is about a water
 * heater.
 */
export const isVague = (fresh: Understanding, topic: Topic): boolean =>
  fresh.components.length === 1 &&
  fresh.components[0]?.assumption !== undefined &&
  topic.componentType === 'water_heater'

/** Adds the age that an earlier message stated for the same component. */
const withAgeOf = (one: Understanding['components'][number], topic: Topic, isSamePart: boolean) =>
  one.age !== undefined || !isSamePart
    ? one
    : {
        ...one,
        age: (
          topic.components.find(({ type }) => type === one.type) ??
          (topic.isTheirOwn ? undefined : topic.components[0])
        )?.age,
      }

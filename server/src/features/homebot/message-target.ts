import type { AskedQuestion } from '@home-pulse/contract/features/homebot/homebot'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import {
  findOwnComponent,
  findOwnProperty,
  type OwnedComponent,
  type OwnedProperty,
} from '../../platform/tenancy/ownership.ts'
import { selectComponents, selectHomesAndTenants } from './queries.ts'
import { findReferences } from './understanding/conversation/references.ts'
import type { Topic } from './understanding/conversation/topic.ts'
import { findPlace, type HomesAndTenants, type NamedPlace } from './understanding/places.ts'

/** The home and the components that a message names or refers to, or that were on the screen. */
export interface Target {
  readonly outline: HomesAndTenants
  readonly place: NamedPlace
  readonly home: OwnedProperty | undefined
  /** The ids of the components of the last list to which the message refers. */
  readonly referredIds: readonly string[]
  /** The component to which the message refers, otherwise the component on the screen. */
  readonly component: OwnedComponent | undefined
}

/** A question with the component and the home on the screen, and the state of its conversation. */
export interface Question extends Pick<AskedQuestion, 'question' | 'applianceAge'> {
  readonly chosen: OwnedComponent | undefined
  readonly property: OwnedProperty | undefined
  readonly topic: Topic | undefined
}

/**
 * Finds the target of a message. A home that the message names takes precedence over the home or component on the
 * screen.
 */
export async function findTarget(
  sql: Sql,
  session: Session,
  { question: message, topic, chosen, property }: Question,
): Promise<Target> {
  const { owner } = session
  const outline = await selectHomesAndTenants(sql, owner, message)
  const atId = topic?.propertyId ?? chosen?.property.id ?? property?.id
  const isAboutPart = topic?.componentId !== undefined && topic.listed === undefined && !topic.unit
  const place = findPlace(message, outline, { propertyId: atId, isAboutPart })
  const home = place.home && (await findOwnProperty(sql, owner, place.home.id))
  const isAnotherHome = home !== undefined && home.id !== chosen?.property.id
  const referredIds = topic ? await findReferred(sql, session, message, topic) : []
  const [onlyReferred] = referredIds.length === 1 ? referredIds : []
  const referred = onlyReferred === undefined ? undefined : await findOwnComponent(sql, owner, onlyReferred)
  const onScreen = isAnotherHome || place.unit !== undefined ? undefined : chosen
  return { outline, place, home, referredIds, component: referred ?? onScreen }
}

/** Returns the ids of the components of the last list to which a message refers. */
async function findReferred(sql: Sql, { owner }: Session, message: string, topic: Topic): Promise<string[]> {
  const ids = topic.listed ?? [...(topic.recent ?? [])].reverse()
  if (ids.length < 2) return []
  const rows = await selectComponents(sql, owner, { ids, limit: ids.length })
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return findReferences(message, inOrder, topic.componentId).map(({ id }) => id)
}

/** Returns what a message names, for the conversation. */
export const contextOf = ({ place, home }: Target, component: OwnedComponent | undefined) => ({
  hasChosen: component !== undefined,
  hasPlace: home !== undefined || place.unit !== undefined,
  ...{ isEverywhere: place.isEverywhere, isElsewhere: place.isElsewhere },
})

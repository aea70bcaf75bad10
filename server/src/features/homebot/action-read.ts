import { maintenanceTasks } from '@home-pulse/lifecycle/upkeep/maintenance'
import type { Sql } from '../../platform/database/database.ts'
import type { Session } from '../../platform/http/session.ts'
import { kindOf } from '../components/present.ts'
import { selectHomePage } from '../plan/homes/queries.ts'
import { selectOpenOwnTasks } from '../plan/own-tasks/queries.ts'
import { presentAddress } from '../properties/present.ts'
import { type Answer, type Facts, maxListed } from './answers/facts.ts'
import { languageOf } from './answers/language/answer-languages.ts'
import { answerAction, type NamedHome } from './answers/records/actions.ts'
import { findSubject } from './answers/subject.ts'
import type { MessageInterpretation } from './message-read.ts'
import { selectHomeAddress } from './queries.ts'
import { selectTenanciesInScope } from './record-queries.ts'
import { placeWords } from './records-read.ts'
import { findAction, type RequestedAction } from './understanding/actions.ts'
import type { Topic } from './understanding/conversation/topic.ts'
import { findNewBrand } from './understanding/recent-replacement.ts'
import { countMatches, rankByWords, searchWords } from './understanding/records/note-search.ts'

/** A message that asks HomeBot to change a record. */
export interface RequestedChange extends MessageInterpretation {
  readonly action: RequestedAction
}

/**
 * Finds what a requested change is about: a component, home, tenant or task. Returns an answer that offers the change.
 */
export async function offerAction(
  sql: Sql,
  { owner, today }: Session,
  { message, action, asked, about, place, tenantIds, topic }: RequestedChange,
  facts: Facts,
): Promise<Answer> {
  const page = await selectHomePage(sql, owner, { after: undefined, limit: maxListed })
  const homes = page.map((home): NamedHome => ({ id: home.id, address: presentAddress(home) }))
  const named = about.home && (await selectHomeAddress(sql, owner, about.home.id))
  const home = named
    ? { id: named.id, address: presentAddress(named) }
    : homes.length === 1
      ? homes[0]
      : undefined
  // "I replaced it yesterday" gives the age of the new component. Without this, that age would select the old
  // component.
  const ageless = {
    ...asked,
    age: undefined,
    isTheirOwn: true,
    components: asked.components.map((part) => ({ ...part, age: undefined })),
  }
  const subject = findSubject(ageless, facts)
  // The message can be about a task that the owner entered: "push the gutters to December 12". A correction such as
  // "no, on Friday" names no task and no component. For a correction, the words of the earlier message are searched.
  const words = searchWords(action.kind === 'done' ? action.text : message)
  const isCorrection = action.kind === 'done' && action.text !== message
  const isOfPart = asked.components.length > 0 || (isCorrection && subject.is === 'own')
  const open =
    action.kind === 'plan' || action.kind === 'done' || action.kind === 'task'
      ? await selectOpenOwnTasks(sql, owner)
      : []
  const homeId = subject.is === 'own' ? subject.row.propertyId : about.home?.id
  const ofHome = open.filter((task) => homeId === undefined || task.propertyId === homeId)
  // The home of the conversation does not matter if only a task elsewhere matches: "and the vent in Tucson too".
  const ofWords = [ofHome, place.home || isOfPart ? [] : open]
    .flatMap((tasks) => rankByWords(tasks, words, ({ title }) => title).slice(0, 1))
    .find(({ found }) => found > (isOfPart ? 1 : 0))?.row
  const isOfTenant = action.kind === 'rent' || action.kind === 'tenant' || action.kind === 'phone'
  const ofTitle = action.kind === 'task' ? open.find(({ title }) => title === action.title) : undefined
  const scope = { propertyId: about.home?.id, unit: about.unit, tenantIds }
  const [tenancy] = isOfTenant ? await selectTenanciesInScope(sql, owner, { scope, limit: 2 }) : []
  const isNew = findAction(message, today) !== undefined
  const told = asked.components.find(({ age }) => age !== undefined)?.age ?? asked.age
  const upkeepTasks = subject.is === 'own' ? maintenanceTasks(kindOf(subject.row)) : []
  const upkeep =
    action.kind === 'done' ? upkeepTasks.find(({ title }) => countMatches(words, title) > 0) : upkeepTasks[0]
  return answerAction(action, {
    ...{ today, subject, home, homes, tenancy },
    place: placeWords(place, about),
    language: languageOf(asked),
    ownTask: action.kind === 'task' ? ofTitle : ofWords,
    installedOn: told?.installedOn,
    newBrand: findNewBrand(message, today) ?? (isNew ? undefined : brandOf(topic?.offer)),
    ...{ upkeepId: upkeep?.id, upkeepTitle: upkeep?.title, message },
  })
}

/**
 * Returns the brand in the offered replacement. If the user corrects only the day or price, the offer keeps this brand.
 */
const brandOf = (offer: Topic['offer']) => (offer?.action.kind === 'replace' ? offer.action.brand : undefined)

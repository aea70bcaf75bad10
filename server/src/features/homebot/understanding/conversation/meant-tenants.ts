import type { HomesAndTenants, NamedPlace } from '../places.ts'
import { findTenancyQuestion } from '../records/tenancy-question.ts'
import type { FollowUp } from './follow-up.ts'
import { nextTenant } from './follow-up-patterns.ts'
import {
  exceptsTenants,
  findBothTenants,
  findExceptedTenants,
  hasPronoun,
  onlyNamesPlace,
} from './message-patterns.ts'
import { type Topic, tenantIntents } from './topic.ts'

export interface MeantTenants {
  readonly ids: readonly string[]
  /** The tenants that the message excludes. */
  readonly exceptIds: readonly string[]
  /** True if the message names tenants to leave them out: "all but Marcus". */
  readonly isOfOthers: boolean
  /** True if the message means tenants of the conversation without naming them: "both", "the others". */
  readonly isOfBoth: boolean
}

/** A message with the place that it names and with its conversation. */
interface MessageAboutTenants extends Pick<FollowUp, 'keepsPlace' | 'asked'> {
  readonly question: string
  /** The message in which placeholders replace the names of places and tenants. */
  readonly words: string
  readonly topic: Topic | undefined
  readonly place: NamedPlace
  readonly home: { readonly id: string } | undefined
  readonly outline: HomesAndTenants
}

const everyone = /\b(?:all (?:of )?(?:them|the tenants|my tenants)|everyone|everybody|tod[oa]s)\b/i

export function findMeantTenants(message: MessageAboutTenants): MeantTenants {
  const { words, topic, place } = message
  const named = place.tenants.map(({ id }) => id)
  if (named.length > 0 && exceptsTenants(words))
    return { ids: [], exceptIds: named, isOfOthers: true, isOfBoth: false }
  if (named.length > 0) return { ids: named, exceptIds: [], isOfOthers: false, isOfBoth: false }
  const both = findBothTenants(words, topic)
  const exceptIds = findExceptedTenants(words, topic)
  const isOfBoth = both.length + exceptIds.length > 0
  const ids = isOfBoth ? both : carriedTenants(message)
  return { ids, exceptIds, isOfOthers: false, isOfBoth }
}

/**
 * Returns the tenants of the conversation. They are meant by a pronoun such as "she", by the same place, or by a
 * message that continues a question about tenants. "What does he pay in unit 2" names another place, so it means
 * another tenant.
 */
function carriedTenants({
  question: message,
  words,
  topic,
  place,
  home,
  outline,
  keepsPlace,
  asked: { operation },
}: MessageAboutTenants): readonly string[] {
  const isSamePlace = keepsPlace && place.unit === undefined && !home && onlyNamesPlace(words, outline)
  const isOfTenancy =
    tenantIntents.includes(topic?.intents[0] ?? '') &&
    findTenancyQuestion(words, { namesTenant: true, year: undefined, isContinued: true }) !== undefined
  const isOtherPlace =
    (place.unit !== undefined && place.unit !== topic?.unit) || (home && home.id !== topic?.propertyId)
  // "And after that?" following an answer about a lease asks about the next lease, and so about another tenant.
  const continuesLeases =
    tenantIntents.includes(topic?.intents[0] ?? '') && nextTenant.test(words.toLowerCase().trim())
  const isSameTenant = hasPronoun(message) || isSamePlace || isOfTenancy || continuesLeases
  // "And the newest?" picks among all tenants. After an answer about one tenant, "all of them" means all tenants.
  const isOfMore = operation?.over === 'tenants' || (topic?.tenantIds?.length === 1 && everyone.test(message))
  return isSameTenant && !isOtherPlace && !isOfMore ? (topic?.tenantIds ?? []) : []
}

import type { AdviceTopic } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { presentAddress } from '../properties/present.ts'
import type { Facts } from './answers/facts.ts'
import { pricedPart } from './answers/prices/repair-price.ts'
import { findAddedPart } from './answers/records/budget-details.ts'
import { asksLeaseState } from './answers/records/lease-ends.ts'
import type { OwnRecords } from './answers/records/own-record-facts.ts'
import type { RecordQuestion } from './answers/records/record-question.ts'
import { findSubject, namesOne } from './answers/subject.ts'
import type { QuestionScope } from './facts-read.ts'
import type { MessageInterpretation } from './message-read.ts'
import { readFields } from './own-records/fields-read.ts'
import { readNotes } from './own-records/notes-read.ts'
import { readOwnRecords } from './own-records/own-records-read.ts'
import {
  isFoundByWords,
  isNoteOf,
  isOfTypes,
  type LinkedText,
  linkOwnText,
} from './own-records/own-texts-read.ts'
import type { Reader } from './services.ts'
import { seasons, tenancyRecords } from './understanding/advice-topics.ts'
import { assumes } from './understanding/amounts.ts'
import { savingsOf } from './understanding/conversation/carried-values.ts'
import { hasPronoun } from './understanding/conversation/message-patterns.ts'
import { type Topic, tenantIntents } from './understanding/conversation/topic.ts'
import type { Intent } from './understanding/intent.ts'
import type { NamedPlace } from './understanding/places.ts'
import { findFieldQuestion } from './understanding/records/record-fields.ts'
import { findTenancyQuestion } from './understanding/records/tenancy-question.ts'
import type { Understanding } from './understanding/understand.ts'

/** Intents for which matching notes, tasks and payments replace the usual answer. */
const replacedByOwnText: readonly Intent[] = [
  ...(['off_topic', 'tenants', 'brand', 'last_done', 'expenses', 'tasks', 'method', 'due'] as const),
  ...(['next', 'budget', 'lease_ends', 'vacancies', 'notes', 'help'] as const),
]
/** Intents for which matching notes, tasks and payments follow the usual answer. */
const extendedByOwnText: readonly Intent[] = [
  ...(['symptom', 'maintain', 'how_often', 'repair_or_replace', 'life', 'cost', 'inventory'] as const),
]
/** Intents whose answers contain figures. A note can raise doubts about such a figure. */
const figureIntents: readonly Intent[] = ['life', 'cost', 'repair_or_replace', 'symptom', 'compare']
const everTime = /\b(?:ever|total|all time|overall|altogether|so far|siempre)\b/
const asksForText =
  /^(?:so |and |ok |hey )*(?:when (?:do|did|is|are|was|were|am|will|should) (?:i|we|the|my|our)|where|which|who|whose|did|have (?:i|we)|has|was|were|cuando|donde|quien)\b/
const asksWhenDue = /\bwhen (?:is|are|was|were|do|did|am|should) (?:i|we|the|my|our)\b/
const asksToDo = /\b(?:to do|i do|get done|tasks?|chores?|hacer)\b/
/** Matches a question about the effect of a repair: "I replaced the pump, does that buy me anything". */
const asksOfPastRepair =
  /\b(?:replaced|fixed|repaired|swapped|changed|rebuilt)\b.*\b(?:buys?|adds?|extends?|prolongs?|more (?:time|years))\b/
const asksWhere = /\bwhere\b|\bdonde\b/
const continuesText =
  /^(?:and |so |y )*(?:who|whos|how much|when|where|what|which (?:day|month|year)|cuanto|quien|cuando|donde|(?:do|have) you (?:have|got)|(?:his|her|their|the|su) (?:phone|number|cell|tel\w*|numero))\b/
/** Matches words that refer to the text of a note, as in "when was he here". */
const asksOfNote =
  /\b(?:he|she|they|his|her|their|did|was|were|paid|charged?|fue|cobr(?:o|aron)|pag(?:o|ue|amos)|vino|hizo)\b/

export async function readRecords(
  reader: Reader,
  interpretation: MessageInterpretation,
  facts: Facts,
): Promise<OwnRecords | undefined> {
  const { topic, asked, about, place } = interpretation
  const earlier = asked.earlierDangers?.stage === 'continues' ? asked.earlierDangers.dangers : undefined
  const dangers = asked.dangers.length > 0 ? asked.dangers : earlier
  const isDanger = dangers !== undefined
  if (isDanger && !(dangers[0] === 'flood' && asksWhere.test(asked.words))) return undefined
  const query = toRecordQuestion(interpretation, facts, isDanger)
  if (isDanger) return readShutoff(reader, query)
  if (asked.adviceTopic) return readForAdvice(reader, query, asked.adviceTopic, interpretation)
  if (query.field) return readField(reader, query, about)
  const { asked: first, part } = query
  const isNoteOfPart = first === 'warranty' || first === 'record'
  const isOfValue = figureIntents.includes(first)
  const found = await readOwnRecords(reader, query)
  // If no work is recorded, a note may say when the component was serviced.
  const isUnknown = found?.about === 'last_done' && found.events.length === 0 && part !== undefined
  const noted = isUnknown ? await readNotes(reader, { ...query, asked: 'notes' }) : undefined
  // The answer to "how often" begins with the next due date. The general interval follows.
  if (first === 'how_often' && found?.about === 'tasks') return { ...found, isBeside: true, isFirst: true }
  const records = noted?.about === 'notes' && noted.notes.length > 0 ? noted : found
  if (isNoteOfPart || isOfValue) {
    const isFound =
      records?.about === 'notes' &&
      isOfSubject(records, query, interpretation) &&
      records.notes.length + (records.repairs?.length ?? 0) > 0
    const isFirst = isNoteOfPart || (first === 'life' && asksOfPastRepair.test(asked.words))
    if (isFound) return { ...records, isBeside: true, isFirst }
    if (isNoteOfPart) return undefined
  }
  const isDue = query.about === 'tasks' && first === 'due'
  const isOfRent = first === 'budget' && query.about === 'rent'
  const isAnswered =
    isOfRent ||
    first === 'home_costs' ||
    asksLeaseState.test(asked.words) ||
    asked.operation !== undefined ||
    (query.scope.tenantIds.length > 0 && tenantIntents.includes(first)) ||
    place.tenants.length > 0 ||
    (records !== undefined && isFoundByWords(records))
  const matching = isAnswered ? undefined : await linkOwnText(reader, query)
  // A note that shares only a common word is no answer, such as "cover" in "a cover letter".
  const isUnrelated = first === 'off_topic' && asked.certainty === 'unrelated' && matching?.isStrong === false
  const linked = isUnrelated ? undefined : matching
  const before = isAnswered || linked ? undefined : await linkAgain(reader, query, topic, asked)
  if (before) return { ...before.records, searched: topic?.searched }
  const texts = linked && { ...linked.records, searched: query.content }
  if (linked && texts && isWholeAnswer(linked, asked, query)) return texts
  const isExtended = extendedByOwnText.includes(first) || replacedByOwnText.includes(first)
  if (texts && isExtended && isOfSubject(texts, query, interpretation)) return { ...texts, isBeside: true }
  if (isOfValue) return undefined
  // "Anything to do before Christmas?" asks for tasks first, and then for what else is due.
  const isFirst = isDue && asksToDo.test(asked.words)
  return records && (isDue || isOfRent) ? { ...records, isBeside: true, isFirst } : records
}

/**
 * Returns true if the found records can be about the component of the question. If the component is not on record,
 * excludes components of other people and notes about other types.
 */
function isOfSubject(
  found: OwnRecords,
  { part }: RecordQuestion,
  { asked, about }: MessageInterpretation,
): boolean {
  if (found.about === 'notes' && found.weighed === 'order') return true
  const isForeign = about.isElsewhere || (asked.states.length > 0 && !asked.isTheirOwn)
  const types = asked.components.map(({ type }) => type)
  if (!part && found.about === 'notes' && types.length > 0)
    return !isForeign && found.notes.every((note) => isOfTypes(note, types))
  if (!part) return !isForeign || types.length === 0
  return !isForeign && (found.about !== 'notes' || found.notes.every(isNoteOf(part)))
}

/** Reads the records that are added to general advice on a topic, or that replace the advice. */
async function readForAdvice(
  reader: Reader,
  query: RecordQuestion,
  topic: AdviceTopic,
  { asked, place }: MessageInterpretation,
): Promise<OwnRecords | undefined> {
  // All due tasks belong to the season, so they are not filtered by the words of the question.
  if (seasons.includes(topic)) return readOwnRecords(reader, { ...query, about: 'tasks', message: '' })
  const ofTenancy = tenancyRecords[topic]
  if (ofTenancy) {
    // The answer to "could I raise Rosa to 1100?" also states the rent before and after the change.
    const tenancy = query.tenancy?.wants === 'raise' ? query.tenancy : undefined
    return readOwnRecords(reader, { ...query, about: ofTenancy, tenancy })
  }
  // Only notes can mention that a homeowners' association requires its own permit.
  if (topic === 'permit') {
    const noted = await linkOwnText(reader, { ...query, types: [], content: 'hoa permit' })
    return noted?.records.about === 'notes' ? { ...noted.records, isBeside: true } : undefined
  }
  // "Who do I call for the roof?" is best answered with a company from the notes.
  if (topic === 'who_to_call') {
    const noted = await readNotes(reader, { ...query, asked: 'notes' })
    return noted.about === 'notes' && noted.isMatch ? noted : undefined
  }
  // The deposit of a certain tenant is on record. Other questions about deposits are about the law.
  const isOfDeposit =
    query.tenancy?.wants === 'deposit' && /\b(?:tenant|unit|hold\w*|totals?|sum)\b/.test(place.words)
  if (topic === 'security_deposit' && isOfDeposit) {
    const held = await readOwnRecords(reader, query)
    return held && { ...held, replacesAdvice: true }
  }
  // "When is the septic due" asks for a task. "How often is a septic pumped" asks for advice.
  const at = Math.max(0, query.content.search(asksWhenDue))
  if (at === 0 && !asksForText.test(asked.words)) return undefined
  const own = await linkOwnText(reader, { ...query, content: query.content.slice(at) })
  return own?.isStrong ? { ...own.records, replacesAdvice: true } : undefined
}

/** Returns true if the found note, task or payment answers the whole question. */
function isWholeAnswer(
  linked: LinkedText,
  asked: Understanding,
  { asked: first, price }: RecordQuestion,
): boolean {
  const { amounts, horizon, symptom, components, others, words } = asked
  const hasPeriod = (asked.yearsAhead ?? asked.calendarYear) !== undefined
  // A task has no price, so it cannot answer a question about a price.
  if (first === 'cost' && (linked.records.about === 'tasks' || pricedPart.test(words))) return false
  if (replacedByOwnText.includes(first)) return !(first === 'budget' && hasPeriod)
  if (asksForText.test(words)) return true
  const isOpen = amounts.length === 0 && horizon === undefined && symptom === undefined && !hasPeriod
  const isOfNothing = components.length === 0 && price === undefined
  if (['life', 'cost', 'repair_or_replace'].includes(first) && isOfNothing && others.length === 0) return true
  const isOfCare = ['maintain', 'how_often', 'symptom'].includes(first)
  return isOpen && !isOfCare && (linked.isWhole || (linked.isStrong && isOfNothing))
}

/** Finds the text for a short follow-up such as "who does it?" Uses the words of the last search. */
async function linkAgain(
  reader: Reader,
  query: RecordQuestion,
  topic: Topic | undefined,
  { words, components, link }: Understanding,
): Promise<LinkedText | undefined> {
  const isAgain =
    (components.length === 0 || (asksOfNote.test(words) && !/[A-Z_]{4,}/.test(words))) &&
    (link.isBrief || hasPronoun(words) || link.pointsBack) &&
    continuesText.test(words)
  return topic?.searched && isAgain
    ? linkOwnText(
        reader,
        { ...query, types: [], content: `${topic.searched} ${query.content}` },
        { isAgain: true },
      )
    : undefined
}

function toRecordQuestion(
  { message, topic, asked, about, place, tenantIds, exceptTenantIds }: MessageInterpretation,
  facts: Facts,
  isDanger: boolean,
): RecordQuestion {
  const tenancy = isDanger
    ? undefined
    : findTenancyQuestion(place.words, {
        namesTenant: place.tenants.length > 0 || tenantIds.length > 0,
        namesPart: asked.components.length > 0,
        year: asked.calendarYear?.isThrough ? undefined : asked.calendarYear?.year,
        isContinued:
          tenantIntents.includes(topic?.intents[0] ?? '') &&
          (tenantIds.length > 0 || /\b(?:them|everyone|everybody|tod[oa]s)\b/i.test(place.words)),
        earlierChange: topic?.rentChange,
      })
  const first = isDanger ? 'notes' : (tenancy?.about ?? asked.intents[0])
  const own = { ...asked, isTheirOwn: true }
  const subject = asked.components.length > 0 || facts.chosen ? findSubject(own, facts) : undefined
  const parts = asked.components.flatMap((named) => {
    const found = findSubject(own, facts, named)
    if (found.is === 'several' && ['compare', 'savings'].includes(first)) return found.rows
    return found.is === 'own' ? [found.row] : []
  })
  const part = subject?.is === 'own' ? subject.row : undefined
  const named = asked.components.map(({ type }) => type)
  const isAll = (asked.yearsAhead ?? asked.calendarYear) !== undefined
  return {
    about: aboutOf(first, message, about),
    asked: first,
    message: place.words,
    content: asked.words.replace(/\b[A-Z_]{4,}\b/g, ' '),
    listsNotes: topic?.intents[0] === 'notes' && topic.searched === undefined,
    ...{ others: asked.others, brand: asked.brand, isSpanish: asked.isSpanish },
    parts: facts.group.length > 1 ? facts.group : parts,
    years: asked.yearsAhead ?? 1,
    types:
      named.length > 0 || !topic?.componentType || !asked.link.pointsBack ? named : [topic.componentType],
    part: first === 'savings' && isAll && (named.length === 0 || facts.spending?.without) ? undefined : part,
    price:
      isAll || !subject || subject.is === 'none' || subject.is === 'several'
        ? undefined
        : { kind: subject.kind, state: asked.state ?? facts.state },
    isOfEither: parts.length > 1 && facts.group.length < 2 && namesOne(asked.components),
    ...savingsOf(message, asked, topic),
    assumedDollars: assumes.test(asked.words) ? asked.amounts[0]?.dollars : undefined,
    operation: asked.operation,
    ...{ tenancy, field: findFieldQuestion(asked.words, named.length > 0) },
    spending: facts.spending,
    earlierDays:
      topic?.intents[0] === 'expenses' &&
      (asked.link.isBrief || asked.link.continuesTopic) &&
      !everTime.test(asked.words)
        ? topic.spentIn
        : undefined,
    added: findAddedPart(asked, facts),
    homeAddress: facts.homeAddress,
    homeId: about.home?.id,
    place: placeWords(place, about),
    scope: { propertyId: part?.propertyId ?? about.home?.id, unit: about.unit, tenantIds, exceptTenantIds },
  }
}

/** Returns the records that an intent needs. Questions about life, price, warranty or brand need notes. */
function aboutOf(first: Intent, message: string, { unit }: QuestionScope): Intent {
  if (['warranty', 'record', ...figureIntents].includes(first)) return 'notes'
  if (first === 'due' && unit === undefined) return 'tasks'
  if (first === 'how_often' && /\b(?:when|due|schedule|next)\b/i.test(message)) return 'tasks'
  return first === 'budget' && /\b(?:rents?|renta)\b/i.test(message) ? 'rent' : first
}

/** Returns the recorded field that the question asks for, such as the year built, or a note about it. */
async function readField(reader: Reader, query: RecordQuestion, about: QuestionScope) {
  const noted = query.field?.of === 'home' ? await linkOwnText(reader, query) : undefined
  const scope = { ...query.scope, propertyId: about.home?.id }
  return noted?.records ?? readFields(reader, { ...query, scope })
}

/** Returns the owner's notes about the water shutoff. Used during a flood. */
async function readShutoff(reader: Reader, query: RecordQuestion) {
  const linked = await linkOwnText(reader, { ...query, types: [], content: 'water shutoff' })
  return linked?.records.about === 'notes' ? linked.records : undefined
}

export const placeWords = ({ home }: NamedPlace, { unit }: QuestionScope) =>
  home ? `${unit === undefined ? '' : `unit ${unit} of `}${presentAddress(home)}` : undefined

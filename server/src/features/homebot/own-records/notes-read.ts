import { addMonths } from '@home-pulse/lifecycle/plain-date'
import { ofTrouble } from '../answers/records/note-meanings.ts'
import type { DoneWork, OwnRecords, RecordsAbout } from '../answers/records/own-record-facts.ts'
import type { RecordQuestion } from '../answers/records/record-question.ts'
import type { ComponentRow } from '../queries.ts'
import { type FoundNote, selectDoneMaintenance, selectNotes } from '../record-queries.ts'
import type { Reader } from '../services.ts'
import { countMatches, hasEnoughMatches, searchWords } from '../understanding/records/note-search.ts'
import { toDoneWork } from './payments-read.ts'
import { deletes } from './tasks-read.ts'

const maxShown = 3
const ofWarranty = /\b(?:warrant\w*|protection|guarant\w*|garant[ií]a|cover(?:ed|age)?)\b/i
/** Matches notes about the life or price of a component. An answer with a life or price also shows these notes. */
const ofValue = /\b(?:quote\w*|protection|years?|seasons?|noisy|hums?)\b/i
/** Matches notes about earlier work on a component. An answer about a symptom also shows these notes. */
const ofRepair =
  /\b(?:replac\w*|repair\w*|fix\w*|chang\w*|servic\w*|tune|noisy|leak\w*|worn|hums?|hooked up|cambi\w+|repar\w+|arregl\w+|ruido)\b/i
/** Matches a question about whom to call. The answer is a note with a phone number or a company. */
const asksWhomToCall = /\b(?:who|whom|number|phone|contact|call|qui[eé]n|n[uú]mero|tel[eé]fono|llamar?)\b/i
const phoneNumber = /\b\d{3}[ .-]\d{4}\b/
/** Matches the name of a company in a note, such as "Kowalski Roofing". */
const company =
  /\b[A-Z][\w&'’]+ (?:Roofing|Plumbing|Heating|Electric(?:al)?|HVAC|Mechanical|Appliances?|Services?|Construction|Painting|Paving|(?:& )?Sons|Bros|Inc|LLC)\b/
const asksForAll =
  /\b(?:my|all|show|list|any|mis) (?:\w+ )?(?:notes?|notas)\b|\b(?:notes?|notas|written|jotted|noted)\b/i

/** Matches payments for maintenance, which do not count as repairs. */
const ofUpkeep = /\b(?:tune\w*|flush\w*|clean\w*|inspect\w*|filters?|servic\w*|checkup|limpi\w+)\b/i
/** The maximum age in months of a repair that is shown with a verdict. */
const repairMonths = 24

/** Reads the recent paid repairs of a component. */
async function readRepairs({ read, session }: Reader, part: ComponentRow): Promise<DoneWork[]> {
  const { owner, today } = session
  const { propertyId, type } = part
  const scope = { types: [type], propertyId, isPaid: true, limit: maxRepairs }
  return (await read((sql) => selectDoneMaintenance(sql, owner, scope)))
    .filter(
      ({ componentId, note, on }) =>
        componentId === part.id && note && !ofUpkeep.test(note) && on >= addMonths(today, -repairMonths),
    )
    .map(toDoneWork)
}
const maxRepairs = 50

/**
 * Reads the notes that answer a question. For some intents, such as a warranty or a cost, searches for typical words.
 * Otherwise searches for the words of the question.
 */
export async function readNotes(
  reader: Reader,
  { message, scope, part, parts, types, place, others, brand, asked, listsNotes }: RecordQuestion,
): Promise<OwnRecords> {
  const { owner } = reader.session
  const isOfSeveral = asked === 'compare'
  const propertyId = isOfSeveral ? undefined : scope.propertyId
  const all = (await reader.read((sql) => selectNotes(sql, owner, propertyId))).filter(
    ({ unitNumber }) => scope.unit === undefined || unitNumber === null || unitNumber === scope.unit,
  )
  const isOf = (note: FoundNote) =>
    part ? note.componentId === part.id : note.type !== null && types.includes(note.type)
  const isNamed = part !== undefined || types.length > 0
  const answer = (notes: readonly FoundNote[], isMatch: boolean): RecordsAbout<'notes'> => ({
    about: 'notes',
    notes: notes.slice(0, maxShown),
    isMatch,
    place,
    wantsDeletion: deletes.test(message),
  })
  // Notes about a warranty are also relevant to the price of a repair.
  const covers = ({ content }: FoundNote) => ofWarranty.test(content)
  if (asked === 'warranty') {
    const found = all.filter(covers)
    const named = others.flatMap(searchWords)
    const ofOther = found.filter(({ content }) => countMatches(named, content) > 0)
    if (ofOther.length > 0) return answer(ofOther, true)
    // A brand without a single component names several, and their notes are not those of the whole home.
    return answer(isNamed ? found.filter(isOf) : brand === undefined ? found : [], found.length > 0)
  }
  if (asked === 'symptom')
    return answer(
      part ? all.filter((note) => isOf(note) && (ofRepair.test(note.content) || covers(note))) : [],
      false,
    )
  const tells = ({ content }: FoundNote) => ofTrouble.test(content)
  if (isOfSeveral) {
    const found = all.filter((note) => tells(note) && parts.some(({ id }) => id === note.componentId))
    return { ...answer(found, found.length > 0), weighed: 'order' }
  }
  if (asked === 'life' || asked === 'cost' || asked === 'repair_or_replace') {
    const isTold = (note: FoundNote) =>
      ofValue.test(note.content) || tells(note) || (asked === 'repair_or_replace' && covers(note))
    const found = part ? all.filter((note) => isOf(note) && isTold(note)) : []
    const isOfPrice = asked === 'cost'
    const repairs = part && !isOfPrice ? await readRepairs(reader, part) : []
    const weighed = isOfPrice ? undefined : asked === 'life' ? 'forecast' : 'verdict'
    return { ...answer(found, found.length > 0), repairs, weighed }
  }
  if (asksWhomToCall.test(message)) {
    const subjects = [...searchWords(message), ...types.flatMap((type) => type.split('_'))]
    const found = all.filter(
      ({ content, type }) =>
        (phoneNumber.test(content) || company.test(content)) &&
        countMatches(subjects, `${content} ${type ?? ''}`) > 0,
    )
    if (found.length > 0) return answer(found, true)
  }
  const words = [...new Set([...searchWords(message), ...others.flatMap(searchWords)])].filter(
    (word) => !types.some((type) => type.includes(word)),
  )
  const ranked = all
    .map((note) => ({
      note,
      found: countMatches(words, `${note.content} ${note.type ?? ''}`),
      isNear: isOf(note),
    }))
    .sort((a, b) => b.found + Number(b.isNear) - a.found - Number(a.isNear))
  const best = ranked[0]?.found ?? 0
  const matching = ranked.filter(({ found, isNear }) => found > 0 && (found >= best || isNear))
  const isMatch = hasEnoughMatches(best, words)
  if (asked !== 'notes') return answer(isMatch ? matching.map(({ note }) => note) : [], isMatch)
  const near = ranked.filter(({ isNear }) => isNear)
  const shown =
    matching.length > 0
      ? matching
      : isNamed
        ? near
        : (listsNotes && words.length === 0) || asksForAll.test(message)
          ? ranked
          : []
  return answer(
    shown.map(({ note }) => note),
    isMatch,
  )
}

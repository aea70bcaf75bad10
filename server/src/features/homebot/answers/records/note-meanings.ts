import { formatExactCents } from '@home-pulse/contract/money'
import { noteMeanings } from '@home-pulse/lifecycle/catalogue/note-meanings'
import { addDays } from '@home-pulse/lifecycle/plain-date'
import type { FoundNote } from '../../record-queries.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { texts } from '../sentences.ts'
import type { OwnRecords, RecordsAbout } from './own-record-facts.ts'

/** Matches notes about a lasting defect, damage or deadline. HomeBot's forecasts and prices ignore such notes. */
export const ofTrouble =
  /\b(?:rust\w*|corro\w+|worn|leak\w*|crack\w*|last legs?|dying|failing|going (?:bad|out)|granules|bangs?|grind\w*|(?:do not|don['’]t) (?:refill|repair|fix)|not worth|hail|damag\w*|claim|fuga|gote\w+|granizo|grieta\w*|oxid\w+)\b/i

/** Returns true if a note reports a lasting defect, damage or deadline. */
export const tellsOfTrouble = (records: OwnRecords | undefined): boolean =>
  records?.about === 'notes' && records.notes.some(({ content }) => ofTrouble.test(content))

const dayOfNote =
  /\b(?:until|till|to|through|ends?(?: on)?|expires?(?: on)?) ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2},? 20\d\d|20\d\d-\d\d-\d\d)/i

/**
 * Returns a sentence about the dates in a note, such as the end of a warranty. Returns an empty string if the note has
 * none.
 */
export function whatFollows(
  { content, createdAt }: FoundNote,
  today: string,
  { say, day }: AnswerLanguage,
): string {
  const written = createdAt.toISOString().slice(0, 10)
  const [, days] = /\bgood for (\d{1,3}) days\b/i.exec(content) ?? []
  if (days) {
    const until = addDays(written, Number(days))
    return until < today
      ? say(
          ` That quote held until ${day(until)}: ask for a new one.`,
          ` Ese presupuesto valía hasta el ${day(until)}.`,
        )
      : say(` That quote holds until ${day(until)}.`, ` Ese presupuesto vale hasta el ${day(until)}.`)
  }
  if (!/\b(?:warrant\w*|protection|cover\w*|guarant\w*)\b/i.test(content)) return ''
  if (/\b(?:ran out|expired|ended|over)\b/i.test(content))
    return say(' By your note it has ended.', ' Según su nota ya terminó.')
  const [, named] = dayOfNote.exec(content) ?? []
  const on = named && new Date(`${named} UTC`)
  if (on && !Number.isNaN(on.getTime())) {
    const until = on.toISOString().slice(0, 10)
    return until < today
      ? say(` It ended on ${day(until)}.`, ` Terminó el ${day(until)}.`)
      : say(
          ` So it still runs, until ${day(until)}: claim it first.`,
          ` Así que sigue vigente hasta el ${day(until)}.`,
        )
  }
  const years = /(\d{1,2})[ -]?(?:yr|year)s?\b.{0,20}warrant/i.exec(content)?.[1]
  const from = /\b(?:from|since|installed|bought|replaced|put in)\b[^.]{0,20}?\b(20\d\d)\b/i.exec(
    content,
  )?.[1]
  const year = String(Number(from) + Number(years))
  return years && from ? say(` That warranty runs until ${year}.`, ` Esa garantía dura hasta ${year}.`) : ''
}

/**
 * Lists the repairs of a component. Says whether these repairs and the notes are part of the calculation in the same
 * answer.
 */
export function weigh(records: RecordsAbout<'notes'>, { say, day }: AnswerLanguage): string[] {
  const { repairs = [], weighed } = records
  if (!weighed) return []
  const listed = texts(
    repairs.length > 0 && say('Its repairs on record:', 'Sus reparaciones registradas:'),
    bulletList(
      repairs.map(({ note, on, costCents }) => `${note}, ${day(on)}: ${formatExactCents(costCents ?? 0)}`),
    ),
  )
  const isTroubled = tellsOfTrouble(records)
  const [english, spanish] = noteMeanings[weighed][isTroubled ? 'trouble' : 'repairs']
  if (!english || (!isTroubled && repairs.length === 0)) return listed
  const meaning = say(english, spanish)
  return weighed === 'forecast' && !isTroubled ? [meaning, ...listed] : [...listed, meaning]
}

import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import type { ComponentRow } from '../../queries.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { nouns as spanishNouns } from '../language/spanish-words.ts'
import { nounOf, pluralOf, texts } from '../sentences.ts'
import type { RecordsAbout } from './own-record-facts.ts'

const maxShown = 30

/** Lists the components that have no brand or model on record, or lists components with their ages. */
export function componentFieldParagraphs(
  { asked, rows, count, types }: RecordsAbout<'parts'>,
  today: string,
  { say, describe, since }: AnswerLanguage,
): string[] {
  const [type] = types.length === 1 ? types : []
  const noun = type ? nounOf({ type }) : 'component'
  const nouns = type ? pluralOf({ type }) : 'components'
  const nounsInSpanish = type ? spanishNouns[type].many.replace(/^l[oa]s /, '') : 'componentes'
  const hidden = rows.length - maxShown
  const lineOf = (row: ComponentRow) =>
    `${capitalize(describe(row, today))}, ${say('installed in', 'instalado en')} ${since(row)}`
  const all = texts(
    bulletList(rows.slice(0, maxShown).map(lineOf)),
    hidden > 0 &&
      `${hidden} ${say('more are on the Properties screen.', 'más están en la pantalla Properties.')}`,
  )
  if ('missing' in asked) {
    const fieldInSpanish = asked.missing === 'brand' ? 'marca' : 'modelo'
    if (rows.length === 0)
      return [
        say(
          `None: each of the ${countWithNoun(count, noun, nouns)} has a ${asked.missing} on record.`,
          `Ninguno: los ${count} tienen ${fieldInSpanish}.`,
        ),
      ]
    return [
      say(
        `${countWithNoun(rows.length, noun, nouns)} of ${count} have no ${asked.missing} on record:`,
        `Sin ${fieldInSpanish}: ${rows.length} de ${count}.`,
      ),
      ...all,
    ]
  }
  if (count === 0) return [say(`No ${noun} is on record there.`, `No hay ${nounsInSpanish} registrados ahí.`)]
  return [
    say(
      `The ages of the ${countWithNoun(count, noun, nouns)}, the oldest first:`,
      `Edades (${count}), primero lo más antiguo:`,
    ),
    ...all,
  ]
}

import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { describeComponentInSpanish, formatMonth, nouns as spanishNouns } from '../language/spanish-words.ts'
import { describeComponent, nounOf, pluralOf } from '../sentences.ts'
import type { OwnRecords } from './own-record-facts.ts'

const maxShown = 30

/** Lists the components without a brand or model, or lists components with their ages. */
export function componentFieldParagraphs(
  { asked, rows, count, types }: Extract<OwnRecords, { about: 'parts' }>,
  today: string,
  { say }: AnswerLanguage,
): string[] {
  const [type] = types.length === 1 ? types : []
  const noun = type ? nounOf({ type }) : 'component'
  const nouns = type ? pluralOf({ type }) : 'components'
  const nounsInSpanish = type ? spanishNouns[type].many.replace(/^l[oa]s /, '') : 'componentes'
  const hidden = rows.length - maxShown
  const more =
    hidden > 0
      ? [`${hidden} ${say('more are on the Properties screen.', 'más están en la pantalla Properties.')}`]
      : []
  const all = [
    bulletList(
      rows
        .slice(0, maxShown)
        .map((row) =>
          say(
            `${capitalize(describeComponent(row, today))}, installed in ${sinceOf(row, monthAndYear)}`,
            `${capitalize(describeComponentInSpanish(row, today))}, instalado en ${sinceOf(row, formatMonth)}`,
          ),
        ),
    ),
    ...more,
  ]
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

const sinceOf = (
  { installedOn, installedPrecision }: { installedOn: string; installedPrecision: string },
  month: (day: string) => string,
) => (installedPrecision === 'year' ? installedOn.slice(0, 4) : month(installedOn))

import { assumedKind, lifetimeOf } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { type Citation, cite } from '@home-pulse/lifecycle/catalogue/sources'
import { lifetimeIn } from '@home-pulse/lifecycle/survival/condition'
import { explainLife } from '@home-pulse/lifecycle/survival/explain-life'
import { kindOf } from '../../components/present.ts'
import type { Understanding } from '../understanding/understand.ts'
import { refuseOther } from './advice/other-things.ts'
import type { Answer, Facts } from './facts.ts'
import { lifeSpanSentences, linesOf } from './forecasts.ts'
import { languageOf } from './language/answer-languages.ts'
import { typeNamesInSpanish } from './language/spanish-words.ts'
import { type Kind, nounOf, texts, typeNames, withArticle } from './sentences.ts'
import type { Subject } from './subject.ts'

const basisOf = ({ type, variant }: Kind): Citation[] => cite(lifetimeOf(type, variant).sources)

/**
 * Returns the state that the question names. If it names none, returns the state of the customer's homes for a question
 * about their components.
 */
export const stateOf = ({ state, isTheirOwn }: Understanding, facts: Facts) =>
  state ?? (isTheirOwn ? facts.state : undefined)

/** Lists the components of one type, and asks the user to choose one. */
export function lifeOfSeveral(
  { kind, rows, notes }: Extract<Subject, { is: 'several' }>,
  asked: Understanding,
  { today }: Facts,
): Answer {
  const language = languageOf(asked)
  const { say, many, noun } = language
  const shown = rows.slice(0, 5)
  const isCut = rows.length > shown.length
  const [count, all] = [isCut ? shown.length : rows.length, many({ type: kind.type })]
  return {
    paragraphs: [
      ...notes,
      say(
        `You have ${isCut ? 'more than ' : ''}${count} ${all}. The soonest come first:`,
        `Tiene ${isCut ? 'más de ' : ''}${count} ${all.slice(4)}. Primero lo que vence antes:`,
      ),
      linesOf(shown, today, language, asked.horizon),
      say(
        'Choose one, or name its address, and I will tell you more about it.',
        'Dígame la dirección y le diré más.',
      ),
    ],
    sources: basisOf(kind),
    next: shown
      .slice(0, 2)
      .map((row) =>
        say(
          `How long will the ${nounOf(kindOf(row))} at ${row.street} last?`,
          `¿Cuánto le queda a ${noun(row.type)} de ${row.street}?`,
        ),
      ),
    listed: shown,
  }
}

/**
 * Lists the components of one unit or brand with their dates. If the question names a day, adds the chance that each
 * lasts until then.
 */
export function lifeOfThese(asked: Understanding, { soonest, today }: Facts): Answer {
  const language = languageOf(asked)
  return {
    paragraphs: [linesOf(soonest.slice(0, 6), today, language, asked.horizon)],
    next: [language.ask.first],
    listed: soonest,
  }
}

const maxKnown = 3

/** Says how long a type lasts, and which components of it are on record. */
export function lifeOfKind(
  { kind, rows, notes }: Extract<Subject, { is: 'kind' }>,
  asked: Understanding,
  facts: Facts,
): Answer {
  const { today, homeAddress } = facts
  const language = languageOf(asked)
  const { say, describe, planned, noun, list, ask } = language
  const state = stateOf(asked, facts)
  const assumed = assumedKind(kind.type, kind.variant)
  const [own] = rows
  const known = rows.slice(0, maxKnown).map((row) => `${describe(row, today)}, ${planned(row, today)}`)
  return {
    paragraphs: texts(
      ...notes,
      asked.isTheirOwn &&
        !own &&
        homeAddress &&
        say(
          `No ${nounOf(kind)} is on record at ${homeAddress}.`,
          `En ${homeAddress} no está registrado eso: ${noun(kind.type)}.`,
        ),
      lifeSpanSentences(kind, language, state),
      !asked.isSpanish &&
        `${explainLife(lifetimeIn({ ...kind, state }))[0]}${assumed ? ` Its kind was not said, so I take it to be ${assumed}.` : ''}`,
      own
        ? `${say('Yours', 'En sus registros')}: ${list(known)}.`
        : say(
            `Tell me how old ${asked.isTheirOwn ? 'yours' : 'it'} is, or the year it was put in, and I will give you a date to plan for.`,
            'Dígame su edad o el año de instalación y calcularé una fecha.',
          ),
    ),
    listed: rows.length > 1 ? rows.slice(0, maxKnown) : [],
    sources: basisOf(kind),
    next: [
      own
        ? ask.remaining(kind)
        : say(
            `My ${nounOf(kind)} is 8 years old. How long will it last?`,
            `¿Cuánto le queda a ${noun(kind.type)} de 8 años?`,
          ),
      ask.cost(kind),
      ...(asked.isSpanish ? [] : [`How do I make ${withArticle(nounOf(kind))} last longer?`]),
    ],
  }
}

/** Asks which component the question is about. */
export function lifeOfNothing(asked: Understanding, { soonest: [next], today }: Facts): Answer {
  const { say, describe, planned, ask } = languageOf(asked)
  const [other] = asked.others
  return {
    paragraphs: texts(
      other
        ? refuseOther(other, say('published lifetimes', 'vidas útiles publicadas'), asked)
        : say(
            `Which one do you mean${asked.age ? '' : ', and how old is it'}? I know these: ${typeNames}.`,
            `¿De cuál me habla${asked.age ? '' : ' y cuántos años tiene'}? Conozco: ${typeNamesInSpanish}.`,
          ),
      next &&
        `${say('Of yours, the first to plan for is', 'De lo suyo, lo primero es')} ${describe(next, today)}, ${planned(next, today)}.`,
    ),
    next: [ask.life({ type: 'water_heater' }), ask.first, ask.due],
  }
}

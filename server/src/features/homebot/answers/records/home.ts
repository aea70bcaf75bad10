import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { capitalize } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { linesOf } from '../forecasts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { ageOf, formatCountOf, nounOf, texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'

const dueInSpanish = comingDueDays === 365 ? 'un año' : `${comingDueDays} días`

/** Answers a question about records if the customer has none. */
export function nothingYet(asked: Understanding): Answer {
  const { say, ask } = languageOf(asked)
  return {
    paragraphs: [
      say(
        'You have nothing on record yet. Add a property with its appliances, and I can tell you what comes first, what is due, and what it will cost.',
        'Todavía no tiene nada registrado. Agregue una propiedad con sus aparatos y le diré qué viene primero, qué vence y cuánto costará.',
      ),
    ],
    next: [ask.life({ type: 'water_heater' }), ask.cost({ type: 'roof' })],
  }
}

/** Says which of the customer's components need replacing first. */
export function answerNext(asked: Understanding, { soonest, today, counts }: Facts): Answer {
  const [first, ...rest] = soonest
  if (!first) return nothingYet(asked)
  const language = languageOf(asked)
  const { say, describe, planned, ask } = language
  return {
    paragraphs: texts(
      `${say('The first to plan for is', 'Lo primero es')} ${describe(first, today)}, ${planned(first, today)}.`,
      rest.length > 0 && `${say('After that:', 'Después:')}\n${linesOf(rest, today, language)}`,
      asked.components.length === 0 &&
        counts.all > 0 &&
        say(
          `These are the expected dates of ${formatCountOf(counts.all, 'component')}, or the ones you set.`,
          `Son las fechas previstas de ${counts.all} cosas registradas, o las que usted puso.`,
        ),
    ),
    next: [ask.cost(kindOf(first)), ask.due, ask.saving],
    subject: first,
    listed: soonest,
  }
}

/** Says which components are overdue and which are due soon. */
export function answerDue(asked: Understanding, facts: Facts): Answer {
  const { soonest, pressing, planned: plannedThen, today, counts } = facts
  const [first] = soonest
  if (!first) return nothingYet(asked)
  const language = languageOf(asked)
  const { say, describe, planned, ask } = language
  const comes = `${say('The next is', 'Lo siguiente es')} ${describe(first, today)}, ${planned(first, today)}.`
  if (plannedThen) {
    const { when, rows } = plannedThen
    return {
      paragraphs:
        rows.length === 0
          ? [`${say('No replacement is planned', 'Ningún reemplazo está planificado')} ${when}. ${comes}`]
          : [
              say(
                `${capitalize(formatCountOf(rows.length, 'replacement'))} planned ${when}, the earliest first:`,
                `Reemplazos planificados ${when}: ${rows.length}. Primero lo que vence antes:`,
              ),
              linesOf(rows, today, language),
            ],
      next: [ask.saving, ask.first],
      listed: rows,
    }
  }
  const total = counts.overdue + counts.comingDue
  if (total === 0)
    return {
      paragraphs: [
        say(
          `No replacement is overdue, and none comes due within ${comingDueInWords}. ${comes}`,
          `Ningún reemplazo está vencido ni vence en ${dueInSpanish}. ${comes}`,
        ),
      ],
      next: [ask.saving, ask.season],
      subject: first,
      listed: soonest,
    }
  const isRanked = pressing.length > 0
  const shown = isRanked ? pressing : soonest.slice(0, total)
  const more = total - shown.length
  const dueNow = shown.filter(({ forecastOn }) => forecastOn === today).length
  const soon = counts.comingDue - dueNow
  const order = say(isRanked ? 'most urgent' : 'earliest', isRanked ? 'más urgente' : 'que vence antes')
  const english =
    counts.overdue === 0
      ? dueNow > 0
        ? `No replacement is overdue, but ${dueNow} ${dueNow === 1 ? 'is' : 'are'} due now${soon > 0 ? `, and ${soon} more within ${comingDueInWords}` : ''}:`
        : `No replacement is overdue. ${capitalize(formatCountOf(counts.comingDue, 'replacement'))} ${counts.comingDue === 1 ? 'comes' : 'come'} due within ${comingDueInWords}, the ${order} first:`
      : `${capitalize(formatCountOf(counts.overdue, 'replacement'))} overdue, and ${formatCountOf(counts.comingDue, 'more')} within ${comingDueInWords}, the ${order} first:`
  const spanish = `Reemplazos vencidos: ${counts.overdue}. ${dueNow > 0 ? `Vencen ahora: ${dueNow}. ` : ''}En los próximos ${dueInSpanish === 'un año' ? '12 meses' : dueInSpanish}: ${soon} más. Primero lo ${order}:`
  return {
    paragraphs: texts(
      say(english, spanish),
      linesOf(shown, today, language),
      more > 0 &&
        say(
          `${more} more ${more === 1 ? 'is' : 'are'} under Items Requiring Attention, on the Management tab.`,
          `Hay ${more} más en “Items Requiring Attention”, en la pestaña “Management”.`,
        ),
    ),
    next: [ask.first, ask.saving, ask.season],
    // After an answer with only one component, "and after that?" asks for the next of all components. The conversation
    // therefore keeps the components that are due first.
    ...(shown.length === 1 ? { subject: first, listed: soonest } : { listed: shown }),
  }
}

/** The maximum number of components in an answer about several types. */
const maxListedKinds = 10
const asksSize =
  /\b(?:gallons?|tonnage|tons?|btus?|capacity|size|how (?:big|large)|galones|toneladas|tamano)\b/

/** Says that the size of a component is not on record, if the question asks for it. */
const sizeSentence = (
  { model }: ComponentRow,
  { words }: Understanding,
  say: AnswerLanguage['say'],
): string[] =>
  asksSize.test(words)
    ? [
        say(
          `Its size is not on record. Its plate gives it${model ? `, or the maker by the model ${model}` : ''}.`,
          `Su tamaño no está registrado. Está en su placa${model ? `, o lo da el fabricante con el modelo ${model}` : ''}.`,
        ),
      ]
    : []

/** Says which components are on record, how old they are, or when they were installed. */
export function answerInventory(asked: Understanding, facts: Facts): Answer {
  const { today, counts, soonest } = facts
  const language = languageOf(asked)
  const { say, since, age: inWords, yours, planned, describe, many, ask } = language
  const subject = findSubject(asked, facts)
  const lineOf = (row: ComponentRow) =>
    `${capitalize(describe(row, today))}: ${say('installed in', 'de')} ${since(row)}, ${planned(row, today)}`
  const listOf = (rows: readonly ComponentRow[]): Answer => ({
    paragraphs: [bulletList(rows.map(lineOf))],
    next: [ask.first],
    listed: rows,
  })
  const named = asked.components.map((component) => findSubject(asked, facts, component))
  const all = named.flatMap((one) => (one.is === 'own' ? [one.row] : 'rows' in one ? one.rows : []))
  if (named.length > 1 && all.length > 1) return listOf(all.slice(0, maxListedKinds))
  if (subject.is === 'own') {
    const { row, kind } = subject
    const [what, age, brand] = [capitalize(yours(row)), inWords(ageOf(row, today)), row.brand ?? '']
    return {
      paragraphs: [
        ...subject.notes,
        ...sizeSentence(row, asked, say),
        say(
          `${what} is ${age} old: it was installed in ${since(row)}. Its replacement is ${planned(row, today)}.${brand && ` Its brand is ${brand}.`}`,
          `${what} tiene ${age}: se instaló en ${since(row)}. Su reemplazo: ${planned(row, today)}.${brand && ` Marca: ${brand}.`}`,
        ),
      ],
      next: [ask.remaining(kind), ask.cost(kind)],
      subject: row,
    }
  }
  if ('rows' in subject && subject.rows.length > 0) return listOf(subject.rows.slice(0, 5))
  if (subject.is === 'kind' || subject.is === 'told')
    return {
      paragraphs: [
        say(
          `You have no ${nounOf(subject.kind)} on record. Add it to its property, and I will keep its age and its date.`,
          `No tiene registrado nada de eso (${many(subject.kind)}). Agréguelo a su propiedad y guardaré su edad y su fecha.`,
        ),
      ],
      next: [ask.lives(subject.kind)],
    }
  if (soonest.length === 0) return nothingYet(asked)
  return {
    paragraphs: [
      facts.isNarrow && counts.all === soonest.length
        ? say(
            `On record there: ${formatCountOf(soonest.length, 'component')}.`,
            `Ahí hay ${soonest.length} cosas registradas:`,
          )
        : say(
            `You have ${formatCountOf(counts.all, 'component')} on record. The first to plan for:`,
            `Tiene ${counts.all} cosas registradas. Las primeras:`,
          ),
      linesOf(soonest, today, language),
    ],
    next: [ask.first, ask.due],
    listed: soonest,
  }
}

import { monthlyPrice } from '@home-pulse/contract/terms'
import type { Advice } from '@home-pulse/lifecycle/catalogue/advice/advice'
import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { cite } from '@home-pulse/lifecycle/catalogue/sources'
import { seasons, tenancyRecords } from '../../understanding/advice-topics.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { answerCost } from '../prices/cost.ts'
import { pricesOf } from '../prices/several.ts'
import { answerOwnRecords, bulletsOfTasks } from '../records/own-records.ts'
import { texts } from '../sentences.ts'
import { findSubject } from '../subject.ts'

/** Gives general advice on the topic of a question. Adds the customer's own records about this topic, such as rents. */
export function answerAdvice(asked: Understanding, facts: Facts): Answer | undefined {
  const { adviceTopic: topic } = asked
  if (!topic) return undefined
  const { records, today } = facts
  const language = languageOf(asked)
  const { say } = language
  const subject = findSubject({ ...asked, isTheirOwn: true }, facts)
  const { english, spanish, sources, isAboutApp }: Advice = advice[topic]
  const due =
    seasons.includes(topic) && records?.about === 'tasks'
      ? [...records.tasks, ...(records.due?.upkeep ?? [])]
      : []
  const listed =
    due.length > 0
      ? [
          `${say('First what is due there:', 'Primero lo que vence ahí:')}\n${bulletsOfTasks(due, today, language)}`,
        ]
      : []
  const prices = facts.homeAddress === undefined ? [] : pricesFor(topic, asked, facts)
  const isCommon = !isAboutApp && !['food', 'rent_paid', 'manual'].includes(topic) && sources.length === 0
  const row = subject.is === 'own' ? subject.row : undefined
  const model = topic === 'manual' && row ? [row.brand, row.model].filter(Boolean).join(' ') : ''
  const [older] = [...facts.group].sort((a, b) => (a.installedOn < b.installedOn ? -1 : 1))
  const compared =
    older && topic === 'running_cost'
      ? [
          say(
            `Most likely the older one, ${language.describe(older, today)}: newer models had to meet stricter limits.`,
            'Lo más probable es que el más viejo: los nuevos deben cumplir límites más estrictos.',
          ),
        ]
      : []
  const isNoted = records?.about === 'notes' ? records.notes.length > 0 : tenancyRecords[topic]
  const noted = records && isNoted ? answerOwnRecords(records, today, asked.isSpanish).paragraphs : []
  // Work in a rented home is easiest after the lease, so the answer begins with the end of the lease.
  const leads = tenancyRecords[topic] === 'lease_ends'
  return {
    paragraphs: texts(
      ...listed,
      ...compared,
      ...(leads ? noted.slice(0, 1) : []),
      topic === 'app_price' &&
        say(
          `The Individual plan costs ${monthlyPrice} a month.`,
          `El plan Individual cuesta ${monthlyPrice} al mes.`,
        ),
      say(english, spanish),
      ...prices,
      model !== '' && say(`On record: ${model}.`, `En sus registros: ${model}.`),
      ...(leads ? [] : noted),
      isCommon &&
        say(
          'This is common knowledge; we found no published source for it.',
          'Es saber común: no encontramos una fuente publicada.',
        ),
    ),
    sources: cite(sources),
    next: [language.ask.first, language.ask.due],
    subject: row,
  }
}

/** Returns sentences with replacement prices for the topics `selling` and `resale`. Empty for other topics. */
function pricesFor(topic: string, asked: Understanding, facts: Facts): readonly string[] {
  if (topic === 'resale') return answerCost(asked, facts).paragraphs.slice(0, 1)
  if (topic !== 'selling' || facts.soonest.length === 0) return []
  return [
    languageOf(asked).say('Of yours, these come first:', 'De lo suyo, esto viene primero:'),
    ...pricesOf(facts.soonest, asked, facts).paragraphs.slice(-1),
  ]
}

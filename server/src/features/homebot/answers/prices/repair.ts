import { formatDollars } from '@home-pulse/contract/money'
import { mainParts } from '@home-pulse/lifecycle/catalogue/symptoms/main-parts'
import { judgeRepair } from '@home-pulse/lifecycle/money/repair'
import { currentLife } from '@home-pulse/lifecycle/survival/forecast'
import { capitalize } from '@home-pulse/lifecycle/wording'
import type { Amount } from '../../understanding/amounts.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { refuseOther } from '../advice/other-things.ts'
import { diagnose, symptomFor } from '../diagnosis.ts'
import type { Answer, Facts } from '../facts.ts'
import { lifeSpanSentences, ownSubject, requestOf, type SubjectWithAge } from '../forecasts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { nouns } from '../language/spanish-words.ts'
import { tellsOfTrouble } from '../records/note-meanings.ts'
import { ageOf, formatCents, joinList, type Kind, nounOf, texts } from '../sentences.ts'
import { findSubject, type Subject } from '../subject.ts'
import { costOf } from './estimate.ts'

/** A placeholder in cents for an unknown repair price. The highest price worth paying does not depend on it. */
const anyRepairCents = 10_000

/** Answers whether a repair is worth its cost. */
export function answerRepair(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return withoutName(asked)
  const { kind } = subject
  const language = languageOf(asked)
  const isOwn = subject.is === 'own'
  const isKnown = isOwn || subject.is === 'told'
  const ended = isKnown ? reasonAgainst(asked, subject, facts, language) : undefined
  const verdict =
    subject.is === 'several'
      ? judgeEach(subject, asked, facts)
      : isKnown
        ? judge(subject, asked, facts, ended?.isOld === true)
        : withoutAge(subject, asked, facts)
  const cause = diagnose(asked, kind, isOwn ? language.your(kind) : language.a(kind))
  return {
    ...verdict,
    paragraphs: texts(...subject.notes, ended?.text, ...verdict.paragraphs, cause?.slice(0, 3).join(' ')),
    subject: isOwn ? subject.row : undefined,
  }
}

/** Returns a reason against the repair at any price: the component is old, or it is too early to pay. */
function reasonAgainst(
  asked: Understanding,
  subject: SubjectWithAge,
  { today }: Facts,
  { say }: AnswerLanguage,
): { readonly text: string; readonly isOld: boolean } | undefined {
  const { kind } = subject
  const { effectiveAgeYears, usualYears } = currentLife(requestOf(subject, today))
  const main = mainParts[kind.type]
  const part = main?.named.test(asked.words) ? main : undefined
  const symptom = symptomFor(asked, kind)
  const { beforePaying, endsLifeFromYears = part ? usualYears : Infinity } = part ?? symptom ?? {}
  const isOld = effectiveAgeYears >= endsLifeFromYears
  if (!beforePaying || (part && !isOld)) return undefined
  const [english, spanish] = (isOld && main ? main : { beforePaying }).beforePaying
  if (!isOld) return { text: say(`Not yet: ${english}`, `Todavía no: ${spanish}`), isOld }
  const age = ageOf(subject, today)
  return {
    text: say(
      `Replace it: it is ${age} years old, and ${english}`,
      `Conviene reemplazar${nouns[kind.type].it}: tiene ${age} años, y ${spanish}`,
    ),
    isOld,
  }
}

/**
 * Returns whether the repair in a question is worth its price, with the amounts. Uses a placeholder if the question
 * states no price.
 */
export function judgeRepairQuote(subject: SubjectWithAge, asked: Understanding, facts: Facts) {
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost, place } = costOf(subject.kind, asked, facts, row)
  const price = asked.amounts.find(({ buys }) => buys === 'replacement')
  const quote = quoteOf(asked.amounts)
  const replacementCents = price ? price.dollars * 100 : (row?.ownerCostCents ?? cost.typicalCents)
  const verdict = judgeRepair({
    ...subject.kind,
    ...(row && { state: row.state, condition: row.condition }),
    installedOn: subject.installedOn,
    today: facts.today,
    ownerDate: row?.forecastSource === 'owner' ? row.forecastOn : undefined,
    repairCents: quote ? quote.dollars * 100 : anyRepairCents,
    replacementCents: Math.max(replacementCents, 100),
  })
  return { verdict, quote, price, replacementCents, cost, place }
}

function judge(subject: SubjectWithAge, asked: Understanding, facts: Facts, isEnded: boolean): Answer {
  const { verdict, quote, price, replacementCents, cost, place } = judgeRepairQuote(subject, asked, facts)
  const { kind } = subject
  const language = languageOf(asked)
  const { say, your } = language
  const { it, aNew } = nouns[kind.type]
  const priced = price
    ? say(
        `I compare it with the ${formatDollars(price.dollars)} you name for a new one.`,
        `La comparo con los ${formatDollars(price.dollars)} que usted dice por ${aNew}.`,
      )
    : say(
        `I compare it with about ${formatCents(replacementCents)} for a new one ${place}.`,
        `La comparo con unos ${formatCents(replacementCents)} por ${aNew} ${place}.`,
      )
  const limit = formatCents(verdict.worthUpToCents)
  const isDue = subject.is === 'own' && subject.row.forecastOn <= facts.today
  const isDoubtful = isDue || tellsOfTrouble(facts.records)
  const [reason = ''] = verdict.reasons
  const which =
    subject.is === 'own'
      ? language.describe(subject.row, facts.today)
      : `${your(kind)} de ${language.age(ageOf(subject, facts.today))}`
  const close = verdict.isClose ? say(', though it is close', ', aunque por poco') : ''
  const quoted = quote
    ? say(`; the quote is ${formatDollars(quote.dollars)}`, `; piden ${formatDollars(quote.dollars)}`)
    : ''
  const byPrice = say(
    `By the price alone, a repair would be worth up to about ${limit}${quoted}. ${priced}`,
    `Solo por el precio, una reparación valdría la pena hasta unos ${limit}${quoted}. ${priced}`,
  )
  const paragraphs = isEnded
    ? texts(byPrice, !asked.isSpanish && reason)
    : quote
      ? texts(
          say(
            `${leadOf(verdict.verdict, isDoubtful, language)}${close}: the quote is ${formatDollars(quote.dollars)}, and a repair is worth up to about ${limit}. ${priced}`,
            `${leadOf(verdict.verdict, isDoubtful, language)}${it}${close}: el presupuesto es de ${formatDollars(quote.dollars)} y una reparación vale la pena hasta unos ${limit}. ${priced}`,
          ),
          ...otherQuotes(asked, quote, verdict.worthUpToCents),
          !asked.isSpanish && verdict.reasons.join(' '),
          isDue &&
            verdict.verdict === 'repair' &&
            say(
              'But by its age its replacement is due now, so another fault can follow soon: pay for this one only if you cannot replace it yet.',
              'Pero por su edad ya toca reemplazarlo y pronto puede venir otra falla: pague esta solo si todavía no puede reemplazarlo.',
            ),
        )
      : texts(
          say(
            `A repair is worth up to about ${limit}; above that, replace it. ${priced}`,
            `Para ${which}, una reparación vale la pena hasta unos ${limit}; por encima, reempláce${it}. ${priced}`,
          ),
          !asked.isSpanish && reason,
          say(
            'Tell me what the repair would cost, and I will say which is wiser.',
            'Dígame cuánto costaría y le diré qué conviene.',
          ),
        )
  return { paragraphs, sources: [...verdict.sources, ...cost.sources], next: nextFor(kind, language) }
}

const leadOf = (verdict: 'repair' | 'replace', isDoubtful: boolean, { say }: AnswerLanguage): string =>
  verdict === 'replace'
    ? say('Replace it', 'Conviene reemplazar')
    : isDoubtful
      ? say('By the price alone, repair it', 'Solo por el precio, conviene reparar')
      : say('Repair it', 'Conviene reparar')

/** Judges the repair for each component of the type, because the question does not select one. */
function judgeEach(
  { kind, rows }: Extract<Subject, { is: 'several' }>,
  asked: Understanding,
  facts: Facts,
): Answer {
  const language = languageOf(asked)
  const { say } = language
  const judged = rows.map((row) => {
    const subject = ownSubject(row)
    const ended = reasonAgainst(asked, subject, facts, language)
    return { row, isEnded: ended?.isOld === true, ...judgeRepairQuote(subject, asked, facts) }
  })
  const [english, spanish] = mainParts[kind.type]?.beforePaying ?? ['', '']
  const quote = quoteOf(asked.amounts)
  const sum = formatDollars(quote?.dollars ?? 0)
  return {
    paragraphs: [
      quote
        ? say(
            `Whether ${sum} is worth it depends on which one it is:`,
            `Si ${sum} vale la pena depende de cuál sea:`,
          )
        : say('It depends on which one it is:', 'Depende de cuál sea:'),
      bulletList(
        judged.map(({ row, isEnded, verdict: { verdict, worthUpToCents }, replacementCents }) => {
          const [limit, price] = [formatCents(worthUpToCents), formatCents(replacementCents)]
          const { it, aNew } = nouns[row.type]
          if (isEnded)
            return `${capitalize(language.describe(row, facts.today))}: ${say(
              `replace it, for about ${price}`,
              `conviene reemplazar${it}; ${aNew} cuesta unos ${price}`,
            )}`
          const wise = `conviene ${verdict === 'repair' ? 'reparar' : 'reemplazar'}${it}`
          return `${capitalize(language.describe(row, facts.today))}: ${say(
            `${quote ? `${verdict} it; ` : ''}a repair is worth up to about ${limit}, and a new one costs about ${price}`,
            `${quote ? `${wise}; ` : ''}una reparación vale la pena hasta unos ${limit}, y ${aNew} cuesta unos ${price}`,
          )}`
        }),
      ),
      ...(judged.some(({ isEnded }) => isEnded) ? [capitalize(say(english, spanish))] : []),
    ],
    sources: judged[0] ? [...judged[0].verdict.sources, ...judged[0].cost.sources] : [],
    next: nextFor(kind, language),
    listed: judged.map(({ row }) => row),
  }
}

/** Returns the amount that the question calls a repair, otherwise the first amount without a purpose. */
const quoteOf = (amounts: readonly Amount[]) =>
  amounts.find(({ buys }) => buys === 'repair') ?? amounts.find(({ buys }) => buys === undefined)

/** Says whether each additional quote for the repair is worth paying. */
const otherQuotes = (asked: Understanding, quote: Amount, worthUpToCents: number): string[] =>
  asked.amounts
    .filter((other) => other !== quote && other.buys === 'repair')
    .map(({ dollars }) => {
      const [sum, by] = [dollars, Math.abs(dollars - quote.dollars)].map(formatDollars)
      const isMore = dollars > quote.dollars
      const isWorth = dollars * 100 <= worthUpToCents
      return languageOf(asked).say(
        `${sum} is ${by} ${isMore ? 'more' : 'less'}, and ${isWorth ? 'still worth paying: ask what each includes' : 'more than a repair is worth'}.`,
        `${sum} son ${by} ${isMore ? 'más' : 'menos'}, y ${isWorth ? 'todavía vale la pena: pregunte qué incluye cada uno' : 'es más de lo que vale una reparación'}.`,
      )
    })

function withoutAge({ kind }: Extract<Subject, { is: 'kind' }>, asked: Understanding, facts: Facts): Answer {
  const language = languageOf(asked)
  const { say, a } = language
  const { cost, place } = costOf(kind, asked, facts)
  const quote = quoteOf(asked.amounts)
  const [typical, half] = [cost.typicalCents, cost.typicalCents / 2].map(formatCents)
  const isMore = quote !== undefined && quote.dollars * 200 > cost.typicalCents
  const share = quote
    ? say(
        `Your quote of ${formatDollars(quote.dollars)} is ${isMore ? 'more' : 'not more'} than half of that.`,
        `Su presupuesto de ${formatDollars(quote.dollars)} es ${isMore ? 'más' : 'menos'} de la mitad de eso.`,
      )
    : say(
        `A rule of thumb is not to pay more than half of that, ${half}, for a repair.`,
        `Como regla práctica, no pague por una reparación más de la mitad, ${half}.`,
      )
  return {
    paragraphs: [
      say(
        `It depends on its age. ${lifeSpanSentences(kind, language)} A new one typically costs about ${typical} ${place}. ${share}`,
        `Depende de su edad. ${lifeSpanSentences(kind, language)} ${capitalize(nouns[kind.type].aNew)} cuesta normalmente unos ${typical} ${place}. ${share}`,
      ),
      say(
        'Tell me how old it is and what the repair would cost, and I will weigh the one against the other.',
        'Dígame cuántos años tiene y cuánto costaría la reparación, y le diré si conviene.',
      ),
    ],
    sources: cost.sources,
    next: [
      say(
        `Should I repair a 9 year old ${nounOf(kind)} for $300?`,
        `¿Vale la pena reparar ${a(kind)} de 9 años por $300?`,
      ),
      ...nextFor(kind, language),
    ],
  }
}

const nextFor = (kind: Kind, { ask }: AnswerLanguage) => [ask.cost(kind), ask.life(kind), ask.first]

function withoutName(asked: Understanding): Answer {
  const { say } = languageOf(asked)
  const [other] = asked.others
  const missing = [
    say('which one it is', 'cuál es'),
    ...(asked.age ? [] : [say('how old it is', 'cuántos años tiene')]),
    ...(asked.amounts.length > 0 ? [] : [say('what the repair would cost', 'cuánto costaría la reparación')]),
  ]
  return {
    paragraphs: [
      other
        ? refuseOther(other, say('published lifetimes', 'vidas útiles publicadas'), asked)
        : say(
            `Tell me ${joinList(missing)}, and I can say whether it is worth it.`,
            `Dígame ${joinList(missing, 'y')}, y le diré si conviene.`,
          ),
    ],
    next: [
      say(
        'Should I repair a 9 year old washer for $400?',
        '¿Vale la pena reparar una lavadora de 9 años por $400?',
      ),
      say(
        'Is my 12 year old water heater worth fixing?',
        '¿Vale la pena reparar mi calentador de agua de 12 años?',
      ),
    ],
  }
}

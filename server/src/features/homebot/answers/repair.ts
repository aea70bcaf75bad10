import { type Symptom, symptomOf } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import { judgeRepair } from '@home-pulse/lifecycle/money/repair'
import { capitalize, inDollars } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../components/present.ts'
import type { Amount } from '../understanding/amounts.ts'
import type { Understanding } from '../understanding/understand.ts'
import { answerCost, costOf } from './cost.ts'
import { diagnose } from './diagnosis.ts'
import type { Answer, Facts } from './facts.ts'
import { lifeSpanSentences, type SubjectWithAge } from './forecasts.ts'
import { type AnswerLanguage, answerLanguages } from './records/answer-languages.ts'
import { tellsOfTrouble } from './records/note-meanings.ts'
import { ageOf, describeComponent, formatCents, nounOf, typeNames, withArticle } from './sentences.ts'
import { findSubject, type Subject } from './subject.ts'

/** A placeholder for the repair cost in cents. It is used to compute the highest cost that a repair is worth. */
const anyRepairCents = 10_000

/** Says whether a repair is worth its cost. */
export function answerRepair(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return withoutName(asked)
  const noun = nounOf(subject.kind)
  const symptom =
    asked.symptom?.type === subject.kind.type ? symptomOf(asked.symptom.type, asked.symptom.name) : undefined
  const isKnown = subject.is === 'own' || subject.is === 'told'
  const verdict =
    subject.is === 'several'
      ? judgeEach(subject, asked, facts)
      : isKnown
        ? judge(subject, asked, facts)
        : withoutAge(subject, asked, facts)
  const waiting = isKnown && symptom ? reasonToWait(symptom, subject, facts, answerLanguages.english) : []
  return {
    ...verdict,
    paragraphs: [
      ...subject.notes,
      ...waiting,
      ...(waiting.length > 0 ? ['By the price alone:'] : []),
      ...verdict.paragraphs,
      ...(symptom
        ? [
            diagnose(symptom, `${subject.is === 'own' ? 'your' : 'a'} ${noun}`)
              .slice(0, 3)
              .join(' '),
          ]
        : []),
    ],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/** Returns the reason not to pay for a repair of the symptom yet. In an old component, it is one to replace it. */
export function reasonToWait(
  { endsLifeFromYears = Infinity, beforePaying }: Symptom,
  subject: SubjectWithAge,
  { today }: Facts,
  { say }: AnswerLanguage,
): string[] {
  if (!beforePaying) return []
  const age = ageOf(subject, today)
  const [english, spanish] = beforePaying
  return age >= endsLifeFromYears
    ? [
        say(
          `Rather put the money toward a new one: it is ${age} years old, and ${english}`,
          `Mejor guarde ese dinero para uno nuevo: tiene ${age} años, y ${spanish}`,
        ),
      ]
    : [say(`Not yet: ${english}`, `Todavía no: ${spanish}`)]
}

/** Judges the quote in a question, or a placeholder if there is none. Returns the verdict and the compared amounts. */
export function judgeQuote(subject: SubjectWithAge, asked: Understanding, facts: Facts) {
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

function judge(subject: SubjectWithAge, asked: Understanding, facts: Facts): Answer {
  const { verdict, quote, price, replacementCents, cost, place } = judgeQuote(subject, asked, facts)
  const priced = price
    ? `I compare it with the ${inDollars(price.dollars)} you name for a new one.`
    : `I compare it with about ${formatCents(replacementCents)} for a new one ${place}.`
  const limit = formatCents(verdict.worthUpToCents)
  const isDue = subject.is === 'own' && subject.row.forecastOn <= facts.today
  const isDoubtful = isDue || tellsOfTrouble(facts.records)
  const paragraphs = quote
    ? [
        `${leadOf(verdict.verdict, isDoubtful)}${verdict.isClose ? ', though it is close' : ''}: the quote is ${inDollars(quote.dollars)}, and a repair is worth up to about ${limit}. ${priced}`,
        ...otherQuotes(asked.amounts, quote, verdict.worthUpToCents),
        verdict.reasons.join(' '),
        ...(isDue && verdict.verdict === 'repair'
          ? [
              'But by its age its replacement is due now, so another fault can follow soon: pay for this one only if you cannot replace it yet.',
            ]
          : []),
      ]
    : [
        `A repair is worth up to about ${limit}; above that, replace it. ${priced}`,
        verdict.reasons[0] ?? '',
        'Tell me what the repair would cost, and I will say which is wiser.',
      ]
  return { paragraphs, sources: [...verdict.sources, ...cost.sources], next: nextFor(nounOf(subject.kind)) }
}

const leadOf = (verdict: 'repair' | 'replace', isDoubtful: boolean): string =>
  verdict === 'replace' ? 'Replace it' : isDoubtful ? 'By the price alone, repair it' : 'Repair it'

/** Judges a repair of each component, because the question does not select one. */
function judgeEach(
  { kind, rows }: Extract<Subject, { is: 'several' }>,
  asked: Understanding,
  facts: Facts,
): Answer {
  const judged = rows.map((row) => ({
    row,
    ...judgeQuote(
      { is: 'own', kind: kindOf(row), row, installedOn: row.installedOn, notes: [] },
      asked,
      facts,
    ),
  }))
  const quote = quoteOf(asked.amounts)
  return {
    paragraphs: [
      `${quote ? `Whether ${inDollars(quote.dollars)} is worth it depends on which one it is` : 'It depends on which one it is'}:`,
      judged
        .map(
          ({ row, verdict: { verdict, worthUpToCents }, replacementCents }) =>
            `• ${capitalize(describeComponent(row, facts.today))}: ${quote ? `${verdict} it; ` : ''}a repair is worth up to about ${formatCents(worthUpToCents)}, and a new one costs about ${formatCents(replacementCents)}`,
        )
        .join('\n'),
    ],
    sources: judged[0] ? [...judged[0].verdict.sources, ...judged[0].cost.sources] : [],
    next: nextFor(nounOf(kind)),
    listed: judged.map(({ row }) => row),
  }
}

/**
 * Returns the quoted cost of the repair: the amount that the question calls a repair, otherwise the first amount
 * without a purpose.
 */
const quoteOf = (amounts: readonly Amount[]) =>
  amounts.find(({ buys }) => buys === 'repair') ?? amounts.find(({ buys }) => buys === undefined)

/** Says of each further quote for the repair whether it is worth paying. */
const otherQuotes = (amounts: readonly Amount[], quote: Amount, worthUpToCents: number): string[] =>
  amounts
    .filter((other) => other !== quote && other.buys === 'repair')
    .map(({ dollars }) => {
      const gap = `${inDollars(Math.abs(dollars - quote.dollars))} ${dollars > quote.dollars ? 'more' : 'less'}`
      const isWorth = dollars * 100 <= worthUpToCents
      return `${inDollars(dollars)} is ${gap}, and ${isWorth ? 'still worth paying: ask what each includes' : 'more than a repair is worth'}.`
    })

function withoutAge({ kind }: Extract<Subject, { is: 'kind' }>, asked: Understanding, facts: Facts): Answer {
  const { cost, place } = costOf(kind, asked, facts)
  const quote = quoteOf(asked.amounts)
  const half = formatCents(cost.typicalCents / 2)
  const share = quote
    ? `Your quote of ${inDollars(quote.dollars)} is ${quote.dollars * 200 > cost.typicalCents ? 'more' : 'not more'} than half of that.`
    : `A rule of thumb is not to pay more than half of that, ${half}, for a repair.`
  return {
    paragraphs: [
      `It depends on its age. ${lifeSpanSentences(kind)} A new one typically costs about ${formatCents(cost.typicalCents)} ${place}. ${share}`,
      'Tell me how old it is and what the repair would cost, and I will weigh the one against the other.',
    ],
    sources: cost.sources,
    next: [`Should I repair a 9 year old ${nounOf(kind)} for $300?`, ...nextFor(nounOf(kind))],
  }
}

const nextFor = (noun: string) => [
  `What does a new ${noun} cost?`,
  `How long does ${withArticle(noun)} last?`,
  'Which of mine is next?',
]

const withoutName = ({ others: [other] }: Understanding): Answer => ({
  paragraphs: [
    other
      ? `I have no published lifetimes for ${withArticle(other)}, so I will not guess. The ten I know are: ${typeNames}.`
      : 'Which one is it, how old is it, and what would the repair cost? With these three I can say whether it is worth it.',
  ],
  next: ['Should I repair a 9 year old washer for $400?', 'Is my 12 year old water heater worth fixing?'],
})

/** From this share of the typical price of a new one, a sum without a purpose is a price for a new one. */
const minShareOfNew = 0.6
/** The same share for a sum that is said to be for the component itself: "8000 for the roof". */
const minShareForIt = 0.4
const forIt = /\b(?:for|por) (?:an?|the|my|our|un|una|el|la) (?:new )?[A-Z_]{4,}/
const ofRepair =
  /\b(?:worth (?:it|fixing|repairing)|repair or|fix or|or (?:get|buy|just get)|keep it|to keep)\b/

/** Answers a question about a price: that of a new one, or whether the stated price of a repair is worth paying. */
export function answerPrice(said: Understanding, facts: Facts): Answer {
  const { asked, isOfRepair } = readPriceQuestion(said, facts)
  return isOfRepair ? answerRepair(asked, facts) : answerCost(asked, facts)
}

/** Gives each sum its purpose, and returns whether the question is about a repair or about a new component. */
export function readPriceQuestion(said: Understanding, facts: Facts) {
  const asked = withPurposes(said, facts)
  const isOfCost = asked.intents[0] === 'cost'
  const isOfPart = asked.components.length > 0 || asked.link.pointsBack || facts.chosen !== undefined
  const buys = (purpose: 'repair' | 'replacement') => asked.amounts.every((one) => one.buys === purpose)
  const isOfRepair =
    asked.amounts.length === 0
      ? !isOfCost
      : isOfCost
        ? isOfPart && buys('repair')
        : !buys('replacement') || ofRepair.test(asked.words)
  return { asked, isOfRepair }
}

/** Gives each sum without a purpose the likelier one: a repair or a service, or a new component. */
function withPurposes(asked: Understanding, facts: Facts): Understanding {
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return asked
  const { cost } = costOf(subject.kind, asked, facts, subject.is === 'own' ? subject.row : undefined)
  const share = forIt.test(asked.words) ? minShareForIt : minShareOfNew
  const purposeOf = (dollars: number) =>
    !asked.isAboutRepair && dollars * 100 >= cost.typicalCents * share ? 'replacement' : 'repair'
  return {
    ...asked,
    amounts: asked.amounts.map(({ dollars, buys }) => ({ dollars, buys: buys ?? purposeOf(dollars) })),
  }
}

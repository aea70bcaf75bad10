import { symptomOf } from '@home-pulse/lifecycle/catalogue/symptoms/symptoms'
import type { CostEstimate } from '@home-pulse/lifecycle/money/cost'
import { capitalize, inDollars } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { isOfRepair, repairSources, tellRepairPriceInSpanish } from '../advice/repair-price.ts'
import { costOf } from '../cost.ts'
import type { Answer, Facts } from '../facts.ts'
import { answerLanguages } from '../records/answer-languages.ts'
import { answerRepair, judgeQuote, readPriceQuestion, reasonToWait } from '../repair.ts'
import { ageOf, formatCents } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import {
  describeComponentInSpanish,
  formatYears,
  nouns,
  placeInSpanish,
  stateInSpanish,
  whichInSpanish,
} from './words.ts'

/** Answers a question about a price: that of a new one, or whether the stated price of a repair is worth paying. */
export function answerPriceInSpanish(said: Understanding, facts: Facts): Answer {
  const { asked, isOfRepair: judgesRepair } = readPriceQuestion(said, facts)
  return judgesRepair ? judgeRepairInSpanish(asked, facts) : tellCostInSpanish(asked, facts)
}

function judgeRepairInSpanish(asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  if (subject.is !== 'own' && subject.is !== 'told')
    return {
      paragraphs: [
        'Dígame cuál es, cuántos años tiene y cuánto costaría la reparación, y le diré si conviene.',
      ],
      next: ['¿Vale la pena reparar una lavadora de 9 años por $400?'],
    }
  const { verdict, quote, replacementCents } = judgeQuote(subject, asked, facts)
  const { a, your, isFeminine } = nouns[subject.kind.type]
  const it = isFeminine ? 'la' : 'lo'
  const row = subject.is === 'own' ? subject.row : undefined
  const symptom =
    asked.symptom?.type === subject.kind.type ? symptomOf(asked.symptom.type, asked.symptom.name) : undefined
  const limit = formatCents(verdict.worthUpToCents)
  const comparison = `La comparo con unos ${formatCents(replacementCents)} por ${isFeminine ? 'una nueva' : 'uno nuevo'}.`
  const which = `${row ? describeComponentInSpanish(row, facts.today) : `${your} de ${formatYears(ageOf(subject, facts.today))}`}`
  return {
    paragraphs: [
      ...(symptom ? reasonToWait(symptom, subject, facts, answerLanguages.spanish) : []),
      quote
        ? `Conviene ${verdict.verdict === 'repair' ? 'reparar' : 'reemplazar'}${it}${verdict.isClose ? ', aunque por poco' : ''}: el presupuesto es de ${inDollars(quote.dollars)} y una reparación vale la pena hasta unos ${limit}. ${comparison}`
        : `Para ${which}, una reparación vale la pena hasta unos ${limit}; por encima, reempláce${it}. ${comparison} Dígame cuánto costaría y le diré qué conviene.`,
    ],
    sources: answerRepair(asked, facts).sources,
    next: [`¿Cuánto cuesta ${a}?`],
    subject: row,
  }
}

/** Says of each quote for a new component whether it is fair. */
const judgeQuotes = ({ amounts }: Understanding, { lowCents, typicalCents, highCents }: CostEstimate) =>
  amounts
    .filter(({ buys }) => buys === 'replacement')
    .map(({ dollars }) => {
      const gap = formatCents(Math.abs(dollars * 100 - typicalCents))
      const near = `son ${gap} ${dollars * 100 < typicalCents ? 'menos' : 'más'} de lo normal`
      if (dollars * 100 < lowCents)
        return `${inDollars(dollars)} está por debajo de lo usual: pregunte qué no incluye.`
      if (dollars * 100 > highCents)
        return `No: ${inDollars(dollars)} ${near} y más de lo usual. Pida otro presupuesto.`
      if (dollars * 100 > highCents - (highCents - typicalCents) / 4)
        return `Es caro: ${inDollars(dollars)} ${near}. Pida otro presupuesto.`
      return `Sí, ${inDollars(dollars)} está dentro de lo usual: ${near}.`
    })

/** Says what the replacement of one or several components costs. */
function tellCostInSpanish(asked: Understanding, facts: Facts): Answer {
  if (facts.group.length > 1) return ofGroupCost(asked, facts)
  const subject = findSubject(asked, facts)
  if (subject.is === 'none') return whichInSpanish
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost } = costOf(subject.kind, asked, facts, row)
  const { your, a } = nouns[subject.kind.type]
  const where = stateInSpanish(asked.state ?? row?.state ?? facts.state)
  const range = `de ${formatCents(cost.lowCents)} a ${formatCents(cost.highCents)}`
  const what = row ? `${your} en ${placeInSpanish(row)}` : a
  const owners = row?.ownerCostCents
  return {
    paragraphs: [
      ...judgeQuotes(asked, cost),
      ...(isOfRepair(asked) ? [tellRepairPriceInSpanish(subject.kind.type, a)] : []),
      typeof owners === 'number'
        ? `Usted puso el costo de reemplazar ${what}: ${formatCents(owners)}. Mi cálculo es de unos ${formatCents(cost.typicalCents)} ${where}, a precios de hoy: ${range}.`
        : `Reemplazar ${what} cuesta normalmente unos ${formatCents(cost.typicalCents)} ${where}, a precios de hoy: ${range}.`,
    ],
    sources: [...(isOfRepair(asked) ? repairSources(subject.kind.type) : []), ...cost.sources],
    next: [`¿Cuánto dura ${a}?`, '¿Conviene repararlo o reemplazarlo?'],
    subject: row,
  }
}

/** Says what the replacement of several components costs, each and in total. */
function ofGroupCost(asked: Understanding, facts: Facts): Answer {
  const priced = facts.group.map((row) => {
    const { cost } = costOf(kindOf(row), asked, facts, row)
    return { row, cents: row.ownerCostCents ?? cost.typicalCents, sources: cost.sources }
  })
  const total = priced.reduce((sum, { cents }) => sum + 100 * Math.round(cents / 100), 0)
  return {
    paragraphs: [
      `Reemplazarlos todos cuesta normalmente unos ${formatCents(total)}, a precios de hoy:`,
      priced
        .map(
          ({ row, cents }) =>
            `• ${capitalize(describeComponentInSpanish(row, facts.today))}: unos ${formatCents(cents)}`,
        )
        .join('\n'),
    ],
    sources: priced[0]?.sources,
    next: ['¿Cuánto debo ahorrar cada mes?'],
    listed: facts.group,
  }
}

import { capitalize } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { isOfRepair, repairSources, tellRepairPriceInSpanish } from '../advice/repair-price.ts'
import { costOf } from '../cost.ts'
import type { Answer, Facts } from '../facts.ts'
import { formatCents } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { describeComponentInSpanish, nouns, placeInSpanish, stateInSpanish, whichInSpanish } from './words.ts'

/** Says what the replacement of one or several components costs. */
export function tellCostInSpanish(asked: Understanding, facts: Facts): Answer {
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

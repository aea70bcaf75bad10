import { formatDollars } from '@home-pulse/contract/money'
import { groupBy } from '@home-pulse/contract/objects'
import type { StateCode } from '@home-pulse/contract/vocabulary'
import { type CostEstimate, withOwnerCost } from '@home-pulse/lifecycle/money/cost'
import { capitalize } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { centsOf, formatCents, joinList, type Kind, nounOf, pluralOf } from '../sentences.ts'
import { findSubject, type Subject } from '../subject.ts'
import { costOf, laterPrice } from './estimate.ts'
import { isOfRepair, tellRepairPrice } from './repair-price.ts'

/** Says what the replacement of a type costs in each of several states. */
export function inStates(
  kind: Kind,
  states: readonly StateCode[],
  asked: Understanding,
  facts: Facts,
): Answer {
  const { say, a, ask } = languageOf(asked)
  const priced = states.slice(0, 4).map((state) => costOf(kind, { ...asked, state }, facts))
  const [cheapest] = priced.toSorted((one, other) => one.cost.typicalCents - other.cost.typicalCents)
  return {
    paragraphs: [
      say(
        `Replacing ${a(kind)} is cheapest ${cheapest?.place}. It typically costs, in today’s dollars:`,
        `Reemplazar ${a(kind)} es más barato ${cheapest?.place}. Cuesta normalmente, a precios de hoy:`,
      ),
      bulletList(
        priced.map(({ cost, place }) => {
          const [typical, low, high] = [cost.typicalCents, cost.lowCents, cost.highCents].map(formatCents)
          return `${capitalize(place)}: ${say(`about ${typical}, from ${low} to ${high}`, `unos ${typical}, de ${low} a ${high}`)}`
        }),
      ),
    ],
    sources: priced[0]?.cost.sources ?? [],
    next: [ask.life(kind)],
  }
}

interface Priced extends Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents' | 'sources'> {
  readonly label: string
  readonly isSet: boolean
}

/** Adds up prices. Adds the rounded amounts, so that the total matches the amounts in the answer. */
function addUp(priced: readonly Priced[], { say }: AnswerLanguage, place = '') {
  const sumOf = (end: 'typicalCents' | 'lowCents' | 'highCents') =>
    priced.reduce((cents, one) => cents + 100 * Math.round(one[end] / 100), 0)
  const sources = new Map(priced.flatMap((one) => one.sources.map((source) => [source.tag, source])))
  const rangeOf = (typical: string, low: string, high: string) =>
    say(`about ${typical}, from ${low} to ${high}`, `unos ${typical}, de ${low} a ${high}`)
  const typicalCents = sumOf('typicalCents')
  const [total, low, high] = [typicalCents, sumOf('lowCents'), sumOf('highCents')].map(formatCents)
  return {
    typicalCents,
    lead: say(
      `Together they typically cost about ${total} to replace${place}, in today’s dollars: from ${low} to ${high}.`,
      `Reemplazarlos todos cuesta normalmente unos ${total}${place}, a precios de hoy: de ${low} a ${high}.`,
    ),
    lines: bulletList(
      priced.map(({ label, isSet, ...one }) => {
        const [each = '', ...ends] = [one.typicalCents, one.lowCents, one.highCents].map(formatCents)
        const range = rangeOf(each, ends[0] ?? '', ends[1] ?? '')
        return `${label}: ${isSet ? say(`${each}, as you set it`, `${each}, como usted lo puso`) : range}`
      }),
    ),
    sources: [...sources.values()],
  }
}

/** Says what each of several component types costs, and the total. */
export function pricesOfKinds(asked: Understanding, facts: Facts): Answer {
  const language = languageOf(asked)
  const { say, ask } = language
  const kinds = [...new Map(asked.components.map((named) => [named.type, kindOf(named)])).values()]
  const priced = kinds.map((kind) => pricedFor(kind, asked, facts))
  const { lead, lines, sources, typicalCents } = addUp(priced, language, ` ${priced[0]?.place}`)
  return {
    paragraphs: [
      ...(isOfRepair(asked) ? kinds.map(({ type }) => tellRepairPrice(type, asked)) : []),
      lead,
      ...asked.amounts.map(({ dollars }) => {
        const gap = dollars * 100 - typicalCents
        const [sum, by] = [formatDollars(dollars), formatCents(Math.abs(gap))]
        return say(
          `${sum} is ${by} ${gap < 0 ? 'less' : 'more'} than that.`,
          `${sum} son ${by} ${gap < 0 ? 'menos' : 'más'} que eso.`,
        )
      }),
      lines,
    ],
    sources,
    next: kinds.slice(0, 2).map((kind) => ask.life(kind)),
  }
}

/**
 * Gives the prices of all the customer's components of several types, by home and in total. Undefined if a type is not
 * on record, or if there is only one component of each type.
 */
export function pricesOfAll(asked: Understanding, facts: Facts): Answer | undefined {
  const { say, many, noun } = languageOf(asked)
  if (!asked.isTheirOwn || asked.amounts.length > 0 || isOfRepair(asked)) return undefined
  const kinds = [...new Map(asked.components.map((named) => [named.type, named])).values()]
  const found = kinds.map((named) => rowsOf(findSubject(asked, facts, named)))
  const rows = found.flat()
  if (rows.length <= kinds.length || found.some(({ length }) => length === 0)) return undefined
  const counts = kinds.map(({ type }, at) => {
    const count = found[at]?.length ?? 0
    return `${count} ${count === 1 ? say(nounOf({ type }), noun(type).slice(3)) : say(pluralOf({ type }), many({ type }).slice(4))}`
  })
  const given = pricesOf(rows, asked, facts)
  const homes = [...groupBy(rows, presentAddress)]
  const sums = homes.map(([home, there]) => {
    const dollars = there.reduce((sum, row) => sum + Math.round(centsOf(row, facts.today) / 100), 0)
    return `${home}: ${say('about', 'unos')} ${formatDollars(dollars)}`
  })
  return {
    ...given,
    paragraphs: [
      say(`You have ${joinList(counts)} on record.`, `Tiene registrados ${joinList(counts, 'y')}.`),
      ...given.paragraphs.slice(0, 1),
      ...(homes.length > 1 ? [bulletList(sums)] : []),
      ...given.paragraphs.slice(1),
    ],
  }
}

const rowsOf = (subject: Subject): readonly ComponentRow[] =>
  subject.is === 'own' ? [subject.row] : subject.is === 'several' ? subject.rows : []

/** Returns the cost of a component type. If the customer has one such component and set its cost, returns that cost. */
function pricedFor(kind: Kind, asked: Understanding, facts: Facts) {
  const named = asked.components.find(({ type }) => type === kind.type)
  const subject = findSubject(asked, facts, named)
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost, place } = costOf(row ? kindOf(row) : kind, asked, facts, row)
  const set = row?.ownerCostCents ?? null
  const label = capitalize(asked.isSpanish ? languageOf(asked).noun(kind.type) : nounOf(kind))
  return { ...withOwnerCost(cost, set), place, label, isSet: set !== null }
}

/** Says what each listed component costs, and the total. */
export function pricesOf(
  rows: readonly ComponentRow[],
  asked: Understanding,
  { today, inflation }: Pick<Facts, 'today' | 'inflation'>,
): Answer {
  const language = languageOf(asked)
  const { lead, lines, sources, typicalCents } = addUp(
    rows.map((row) => ({
      ...withOwnerCost(
        costOf(kindOf(row), { isSpanish: asked.isSpanish }, { today }, row).cost,
        row.ownerCostCents,
      ),
      ...{ label: capitalize(language.describe(row, today)), isSet: row.ownerCostCents !== null },
    })),
    language,
  )
  return {
    paragraphs: [lead, ...laterPrice(asked, typicalCents, { today, inflation }), lines],
    sources,
    next: [language.ask.saving],
    listed: rows,
  }
}

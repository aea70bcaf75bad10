import type { StateCode } from '@home-pulse/contract/vocabulary'
import { lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { type CostEstimate, estimateReplacementCost, withOwnerCost } from '@home-pulse/lifecycle/money/cost'
import { capitalize, inDollars, inPercent, inWholeYears } from '@home-pulse/lifecycle/wording'
import { homeOf, kindOf } from '../../components/present.ts'
import type { ComponentRow } from '../queries.ts'
import type { Understanding } from '../understanding/understand.ts'
import { isPair } from '../understanding/words/mentions.ts'
import { isOfRepair, isOfService, repairSources, tellRepairPrice } from './advice/repair-price.ts'
import type { Answer, Facts } from './facts.ts'
import {
  ageOf,
  describeComponent,
  formatCents,
  type Kind,
  nounOf,
  placeOf,
  pluralOf,
  typeNames,
  withArticle,
} from './sentences.ts'
import { findSubject } from './subject.ts'

/** Says what the replacement of one or several components costs. */
export function answerCost(asked: Understanding, facts: Facts): Answer {
  const kinds = new Set(asked.components.map(({ type }) => type))
  // A home may have several or none of the parts that "everything in the kitchen" names.
  const isRoom = asked.components.length > 2 && asked.components.every(({ name }) => isPair(name))
  if (isRoom && facts.ofTypes.length > 0) return pricesOf(facts.ofTypes, asked, facts)
  if (kinds.size > 1) return ofSeveral(asked, facts)
  const [only] = asked.components
  const states =
    asked.states.length === 1 && compares.test(asked.words) ? withOwn(asked.states, facts) : asked.states
  if (states.length > 1 && only) return inStates(kindOf(only), states, facts)
  const subject = findSubject(asked, facts)
  if (subject.is === 'none')
    return facts.isNarrow && facts.soonest.length > 0 && asked.others.length === 0
      ? pricesOf(facts.soonest, asked, facts)
      : withoutName(asked)
  const isThere =
    asked.state === undefined ||
    (subject.is === 'several' && subject.rows.some(({ state }) => state === asked.state))
  if (
    subject.is === 'several' &&
    asked.amounts.length === 0 &&
    isThere &&
    only?.variant === undefined &&
    !asked.isAboutRepair
  ) {
    const given = pricesOf(subject.rows, asked, facts)
    return {
      ...given,
      paragraphs: [
        `You have ${subject.rows.length} ${pluralOf({ type: subject.kind.type })} on record.`,
        ...given.paragraphs,
      ],
    }
  }
  // If the question names a variant and the customer has several components of its type, the answer gives the variant's
  // price in each of their states.
  const homes = subject.is === 'several' && only?.variant ? subject.rows.map(({ state }) => state) : []
  if (only && asked.amounts.length === 0 && new Set(homes).size > 1)
    return inStates(kindOf(only), [...new Set(homes)], facts)
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost, place } = costOf(subject.kind, asked, facts, row)
  const noun = row
    ? `your ${nounOf(subject.kind)} ${row.unitNumber ? 'in' : 'at'} ${placeOf(row)}`
    : withArticle(nounOf(subject.kind))
  const owners = row?.ownerCostCents
  const ofRepair = isOfRepair(asked) ? [tellRepairPrice(subject.kind.type, asked.words)] : []
  const { type } = subject.kind
  if (ofRepair.length > 0 && isOfService(asked, type))
    return { paragraphs: ofRepair, sources: repairSources(type), subject: row }
  return {
    paragraphs: [
      ...(subject.is === 'own' || asked.amounts.length === 0 ? subject.notes : []),
      ...judgeQuotes(asked, cost, subject.kind),
      ...ofRepair,
      ...(fuels.test(asked.words) && Object.keys(lifetimes[type].variants).length === 0
        ? ['My prices do not tell gas from electric ones: this is one range for both.']
        : []),
      typeof owners === 'number'
        ? `You set the cost of replacing ${noun} yourself: ${formatCents(owners)}. My own estimate is about ${formatCents(cost.typicalCents)} ${place}, in today’s dollars: from ${formatCents(cost.lowCents)} to ${formatCents(cost.highCents)}.`
        : `Replacing ${noun} typically costs about ${formatCents(cost.typicalCents)} ${place}, in today’s dollars: from ${formatCents(cost.lowCents)} to ${formatCents(cost.highCents)}.`,
      ...(row && /\bhow old\b|\bage\b/.test(asked.words)
        ? [`It is ${inWholeYears(ageOf(row, facts.today))} old.`]
        : []),
      ...laterPrice(asked, owners ?? cost.typicalCents, facts.today, row),
      ...(isOfRepair(asked) ? [] : [basisOf(cost, row !== undefined)]),
    ],
    sources: [...(isOfRepair(asked) ? repairSources(subject.kind.type) : []), ...cost.sources],
    next: [
      `How long does ${row ? `my ${nounOf(subject.kind)}` : withArticle(nounOf(subject.kind))} last?`,
      'Should I repair or replace it?',
      'How much should I set aside each month?',
    ],
    subject: row,
  }
}

/** Matches fuels. The prices of stoves and dryers are not divided by them. */
const fuels = /\b(?:gas|electric|induction|propane)\b/

const compares = /\b(?:cheaper|dearer|pricier|more expensive|compared|versus|vs|than|mas (?:barato|caro))\b/

/** Adds the states of the customer's homes to the named states: "Would it be cheaper in Alabama?" */
const withOwn = (states: readonly StateCode[], { state, ofTypes }: Facts): StateCode[] => [
  ...new Set([...states, ...(state ? [state] : ofTypes.map((row) => row.state))]),
]

/** Says what the replacement of a type costs in each of several states. */
function inStates(kind: Kind, states: readonly StateCode[], facts: Facts): Answer {
  const priced = states.slice(0, 4).map((state) => costOf(kind, { state }, facts))
  const [cheapest] = priced.toSorted((one, other) => one.cost.typicalCents - other.cost.typicalCents)
  return {
    paragraphs: [
      `Replacing ${withArticle(nounOf(kind))} is cheapest ${cheapest?.place}. It typically costs, in today’s dollars:`,
      priced
        .map(
          ({ cost, place }) =>
            `• ${capitalize(place)}: about ${formatCents(cost.typicalCents)}, from ${formatCents(cost.lowCents)} to ${formatCents(cost.highCents)}`,
        )
        .join('\n'),
    ],
    sources: priced[0]?.cost.sources ?? [],
    next: [`How long does ${withArticle(nounOf(kind))} last?`],
  }
}

interface Priced extends Pick<CostEstimate, 'lowCents' | 'typicalCents' | 'highCents' | 'sources'> {
  readonly label: string
  /** True if the owner set the price. */
  readonly isSet: boolean
}

/** Adds up prices. The total is the sum of the rounded amounts, so that it matches the amounts shown. */
function addUp(priced: readonly Priced[], place = '') {
  const sumOf = (end: 'typicalCents' | 'lowCents' | 'highCents') =>
    priced.reduce((cents, one) => cents + 100 * Math.round(one[end] / 100), 0)
  const sources = new Map(priced.flatMap((one) => one.sources.map((source) => [source.tag, source])))
  return {
    typicalCents: sumOf('typicalCents'),
    lead: `Together they typically cost about ${formatCents(sumOf('typicalCents'))} to replace${place}, in today’s dollars: from ${formatCents(sumOf('lowCents'))} to ${formatCents(sumOf('highCents'))}.`,
    lines: priced
      .map((one) =>
        one.isSet
          ? `• ${one.label}: ${formatCents(one.typicalCents)}, as you set it`
          : `• ${one.label}: about ${formatCents(one.typicalCents)}, from ${formatCents(one.lowCents)} to ${formatCents(one.highCents)}`,
      )
      .join('\n'),
    sources: [...sources.values()],
  }
}

/** Says what several types cost, each and in total. */
function ofSeveral(asked: Understanding, facts: Facts): Answer {
  const kinds = [...new Map(asked.components.map((named) => [named.type, kindOf(named)])).values()]
  const priced = kinds.map((kind) => pricedFor(kind, asked, facts))
  const { lead, lines, sources, typicalCents } = addUp(priced, ` ${priced[0]?.place}`)
  return {
    paragraphs: [
      ...(isOfRepair(asked) ? kinds.map(({ type }) => tellRepairPrice(type, asked.words)) : []),
      lead,
      ...asked.amounts.map(({ dollars }) => {
        const gap = dollars * 100 - typicalCents
        return `${inDollars(dollars)} is ${formatCents(Math.abs(gap))} ${gap < 0 ? 'less' : 'more'} than that.`
      }),
      lines,
    ],
    sources,
    next: kinds.slice(0, 2).map((kind) => `How long does ${withArticle(nounOf(kind))} last?`),
  }
}

/** Returns the cost of a type. If its component is on record and the owner set a cost, returns that cost. */
function pricedFor(kind: Kind, asked: Understanding, facts: Facts) {
  const named = asked.components.find(({ type }) => type === kind.type)
  const subject = findSubject(asked, facts, named)
  const set = subject.is === 'own' ? subject.row.ownerCostCents : null
  const isOwn = subject.is === 'own'
  const { cost, place } = costOf(isOwn ? subject.kind : kind, asked, facts, isOwn ? subject.row : undefined)
  return { ...withOwnerCost(cost, set), place, label: capitalize(nounOf(kind)), isSet: set !== null }
}

/**
 * Returns the cost of a type in the state of the question. By default, uses the state of the home, then the national
 * figure.
 */
export function costOf(
  kind: Kind,
  asked: { readonly state?: StateCode | undefined },
  facts: { readonly state?: StateCode | undefined; readonly today: string },
  row?: Pick<ComponentRow, 'state' | 'pricedArea' | 'unitsBelow'>,
): { readonly cost: CostEstimate; readonly place: string } {
  const state = asked.state ?? row?.state ?? facts.state
  return {
    cost: estimateReplacementCost({ ...kind, home: row && homeOf(row), state, today: facts.today }),
    place:
      state === undefined
        ? 'across the United States (tell me your state for its prices)'
        : `in ${stateFactors[state].name}`,
  }
}

/** Returns one line about the basis of a price. A question for the reasons gets the whole explanation. */
function basisOf({ explanation }: CostEstimate, isOnRecord: boolean): string {
  const lines = explanation.filter((line) => /^(?:Its kind is not|This is for)/.test(line)).join(' ')
  return isOnRecord ? lines : lines.replace(/^Its kind is not recorded, so/, 'You named no kind, so')
}

const doubts =
  /\b(?:ripp?(?:ing|ed)? ?(?:me|us|him|her)? ?off|rip ?off|over ?charg\w*|over ?pric\w*|overpaying|too (?:much|high)|nuts|crazy|insane|outrageous|scam\w*|steep|gouging)\b/
/** Says for each quote for a replacement whether it lies within the usual price range. */
function judgeQuotes({ amounts, isAboutRepair, words }: Understanding, cost: CostEstimate, kind: Kind) {
  return amounts
    .filter(({ buys }) => buys !== 'repair' && !isAboutRepair)
    .map(({ dollars }) => {
      const [sum, cents] = [inDollars(dollars), dollars * 100]
      const gap = cents / cost.typicalCents - 1
      const [yes, no] = doubts.test(words) ? ['Possibly: ', 'No, '] : ['', '']
      const near = `${inPercent(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than the typical price`
      if (cents < cost.lowCents) return `${sum} is below the usual range: ask what it leaves out.`
      if (cents > cost.highCents)
        return `${yes}${sum} is above the usual range: ask what it includes, and get a second quote.`
      if (gap > 0.5)
        return `${yes}${sum} is high, ${near}, though within what is usual for ${pluralOf(kind)}: get a second quote.`
      return Math.abs(gap) <= 0.1
        ? `${no}${sum} is fair, about the typical price for ${pluralOf(kind)}.`
        : `${no}${sum} lies within what is usual for ${pluralOf(kind)}, ${near}.`
    })
}

const yearlyRise = 0.025

/** Matches a yearly rise of prices: "prices go up 6% a year". */
const toldRise = /\b(\d{1,2}(?:\.\d)?) ?(?:%|percent)(?: a| per|,)? (?:year|yr|annually)/
const asksOfThen =
  /\b(?:when it (?:goes|dies|fails|quits|is time)|by then|at that (?:time|point)|not today s?|future price|in future dollars)\b/

/**
 * Returns a sentence with the price in a later year. The year is the one in the question, or the planned year of the
 * component if the question asks for the price "when it goes". Prices rise by the rate in the question, otherwise by
 * the plan's rate.
 */
function laterPrice(
  { calendarYear, words }: Understanding,
  cents: number,
  today: string,
  row?: ComponentRow,
): string[] {
  const [told] = /\b20[2-9]\d\b/.exec(words) ?? []
  const [, rate] = toldRise.exec(words) ?? []
  const planned = row && asksOfThen.test(words) ? row.forecastOn?.slice(0, 4) : undefined
  const year = calendarYear?.year ?? Number(told ?? planned ?? 0)
  const years = year - Number(today.slice(0, 4))
  const rise = rate === undefined ? yearlyRise : Number(rate) / 100
  const as = rate === undefined ? ', as the plan assumes' : ', as you say'
  return years > 0 && years <= 30 && rise <= 0.25
    ? [
        `If prices rise by ${rise * 100}% a year${as}, ${formatCents(cents)} today is about ${formatCents(cents * (1 + rise) ** years)} in ${year}${planned === undefined || told ? '' : ', when its replacement is planned'}.`,
      ]
    : []
}

function withoutName({ others }: Understanding): Answer {
  const [other] = others
  return {
    paragraphs: [
      other
        ? `I have no published costs for ${withArticle(other)}, so I will not guess. The ten I know are: ${typeNames}.`
        : `What is to be replaced? I know the costs of these ten: ${typeNames}.`,
    ],
    next: [
      'What does a new roof cost?',
      'What does a water heater cost?',
      'How much should I set aside each month?',
    ],
  }
}

/** Says what the listed components cost, each and in total. */
export function pricesOf(
  rows: readonly ComponentRow[],
  asked: Understanding,
  { today }: Pick<Facts, 'today'>,
): Answer {
  const { lead, lines, sources, typicalCents } = addUp(
    rows.map((row) => ({
      ...withOwnerCost(costOf(kindOf(row), {}, { today }, row).cost, row.ownerCostCents),
      ...{ label: capitalize(describeComponent(row, today)), isSet: row.ownerCostCents !== null },
    })),
  )
  return {
    paragraphs: [lead, ...laterPrice(asked, typicalCents, today), lines],
    sources,
    next: ['How much should I set aside each month?'],
    listed: rows,
  }
}

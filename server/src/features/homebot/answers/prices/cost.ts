import type { StateCode } from '@home-pulse/contract/vocabulary'
import { lifetimes } from '@home-pulse/lifecycle/catalogue/lives/lifetimes'
import type { CostEstimate } from '@home-pulse/lifecycle/money/cost'
import { inWholeYears } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import type { Understanding } from '../../understanding/understand.ts'
import { isPair } from '../../understanding/words/mentions.ts'
import { refuseOther } from '../advice/other-things.ts'
import type { Answer, Facts } from '../facts.ts'
import { type AnswerLanguage, languageOf } from '../language/answer-languages.ts'
import { typeNamesInSpanish } from '../language/spanish-words.ts'
import { ageOf, formatCents, texts, typeNames } from '../sentences.ts'
import { findSubject } from '../subject.ts'
import { sourcesOf, taskLine, tasksFor } from '../upkeep.ts'
import { costOf, laterPrice } from './estimate.ts'
import { quoteSentences } from './quotes.ts'
import {
  isOfRepair,
  isOfService,
  pricedSupply,
  repairSources,
  tellRepairPrice,
  tellSupplyPrice,
} from './repair-price.ts'
import { inStates, pricesOf, pricesOfAll, pricesOfKinds } from './several.ts'

/** Says what the replacement of one or several components costs. */
export function answerCost(asked: Understanding, facts: Facts): Answer {
  const language = languageOf(asked)
  const { say, many, ask } = language
  const kinds = new Set(asked.components.map(({ type }) => type))
  const supply = pricedSupply(asked)
  if (supply !== undefined) return priceOfSupply(supply, asked, facts)
  // "Everything in the kitchen" names several types. The home may have none or several of each, so the answer gives the
  // prices of the recorded components.
  const isRoom = asked.components.length > 2 && asked.components.every(({ name }) => isPair(name))
  if (isRoom && facts.ofTypes.length > 0) return pricesOf(facts.ofTypes, asked, facts)
  if (kinds.size > 1) return pricesOfAll(asked, facts) ?? pricesOfKinds(asked, facts)
  const [only] = asked.components
  const states =
    asked.states.length === 1 && compares.test(asked.words) ? withOwn(asked.states, facts) : asked.states
  if (states.length > 1 && only) return inStates(kindOf(only), states, asked, facts)
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
    !isOfRepair(asked)
  ) {
    const given = pricesOf(subject.rows, asked, facts)
    return {
      ...given,
      paragraphs: [
        say(
          `You have ${subject.rows.length} ${many({ type: subject.kind.type })} on record.`,
          `Tiene registrados ${subject.rows.length}:`,
        ),
        ...given.paragraphs,
      ],
    }
  }
  const { type } = subject.kind
  const isRepair = isOfRepair(asked)
  const ofRepair = isRepair ? [tellRepairPrice(type, asked)] : []
  const isService = isRepair && isOfService(asked, type)
  // True if the customer has several components of the type and the question names a variant or a repair. The answer
  // then gives one price for each state.
  const isOfStates =
    (subject.is === 'several' && only?.variant !== undefined) ||
    ('rows' in subject && isRepair && !isService && asked.state === undefined)
  const homes = isOfStates && 'rows' in subject ? subject.rows.map(({ state }) => state) : []
  if (only && asked.amounts.length === 0 && new Set(homes).size > 1) {
    const given = inStates(kindOf(only), [...new Set(homes)], asked, facts)
    return { ...given, paragraphs: [...ofRepair, ...given.paragraphs] }
  }
  const row = subject.is === 'own' ? subject.row : undefined
  const { cost, place } = costOf(subject.kind, asked, facts, row)
  if (isService) return { paragraphs: ofRepair, sources: repairSources(type), subject: row }
  const what = row ? language.yours(row) : language.a(subject.kind)
  const set = row?.ownerCostCents
  const typical = formatCents(cost.typicalCents)
  const [low, high] = [formatCents(cost.lowCents), formatCents(cost.highCents)]
  return {
    paragraphs: texts(
      ...(subject.is === 'own' || asked.amounts.length === 0 ? subject.notes : []),
      ...quoteSentences(asked, cost, subject.kind),
      ...ofRepair,
      fuels.test(asked.words) &&
        Object.keys(lifetimes[type].variants).length === 0 &&
        say(
          'My prices do not tell gas from electric ones: this is one range for both.',
          'Mis precios no distinguen gas de eléctrico: es un solo rango.',
        ),
      typeof set === 'number'
        ? say(
            `You set the cost of replacing ${what} yourself: ${formatCents(set)}. My own estimate is about ${typical} ${place}, in today’s dollars: from ${low} to ${high}.`,
            `Usted puso el costo de reemplazar ${what}: ${formatCents(set)}. Mi cálculo es de unos ${typical} ${place}, a precios de hoy: de ${low} a ${high}.`,
          )
        : say(
            `Replacing ${what} typically costs about ${typical} ${place}, in today’s dollars: from ${low} to ${high}.`,
            `Reemplazar ${what} cuesta normalmente unos ${typical} ${place}, a precios de hoy: de ${low} a ${high}.`,
          ),
      row && /\bhow old\b|\bage\b/.test(asked.words) && `It is ${inWholeYears(ageOf(row, facts.today))} old.`,
      ...laterPrice(asked, set ?? cost.typicalCents, facts, row),
      asksOfInstallation.test(asked.words) && ofInstallation(cost, say),
      !isRepair && !asked.isSpanish && basisOf(cost, row !== undefined),
    ),
    sources: [...(isRepair ? repairSources(type) : []), ...cost.sources],
    next: [ask.life(subject.kind, row !== undefined), ask.repair, ask.saving],
    subject: row,
  }
}

/**
 * Answers a question about the price of a supply such as a filter. Adds the interval of the task that uses the supply.
 */
function priceOfSupply(name: string, asked: Understanding, facts: Facts): Answer {
  const subject = findSubject(asked, facts)
  const { wanted } = subject.is === 'none' ? { wanted: [] } : tasksFor(subject.kind, asked)
  return {
    paragraphs: texts(
      tellSupplyPrice(name, asked),
      ...wanted.slice(0, 1).map((task) => taskLine(task, languageOf(asked))),
    ),
    sources: sourcesOf(wanted.slice(0, 1)),
    next: [languageOf(asked).ask.repair, languageOf(asked).ask.due],
    subject: subject.is === 'own' ? subject.row : undefined,
  }
}

/**
 * Matches a fuel or heat source. HomeBot has the same price for gas and electric stoves, and for gas and electric
 * dryers.
 */
const fuels = /\b(?:gas|electric[oa]?|induction|induccion|propane|propano)\b/

const compares = /\b(?:cheaper|dearer|pricier|more expensive|compared|versus|vs|than|mas (?:barato|caro))\b/

/**
 * Adds the states of the customer's homes to the states in the question, so that "Would it be cheaper in Alabama?"
 * compares both.
 */
const withOwn = (states: readonly StateCode[], { state, ofTypes }: Facts): StateCode[] => [
  ...new Set([...states, ...(state ? [state] : ofTypes.map((row) => row.state))]),
]

const asksOfInstallation =
  /\b(?:is|are|includ\w*|incl|with|plus)\b.*\b(?:install\w*|labor|delivery|instalacion)\b/
const ofInstallation = ({ explanation }: CostEstimate, say: AnswerLanguage['say']): string =>
  explanation.some((line) => /without installation/.test(line))
    ? say(
        'That includes the installation; the lower end is the price without it.',
        'Incluye la instalación; el extremo bajo es el precio sin ella.',
      )
    : say('That includes the installation.', 'Incluye la instalación.')

/** Returns one line about the basis of a price. A question for the reasons gets the whole explanation. */
function basisOf({ explanation }: CostEstimate, isOnRecord: boolean): string {
  const lines = explanation.filter((line) => /^(?:Its kind is not|This is for)/.test(line)).join(' ')
  return isOnRecord ? lines : lines.replace(/^Its kind is not recorded, so/, 'You named no kind, so')
}

function withoutName(asked: Understanding): Answer {
  const { say, ask } = languageOf(asked)
  const [other] = asked.others
  return {
    paragraphs: [
      other
        ? refuseOther(other, say('published costs', 'precios publicados'), asked)
        : say(
            `What is to be replaced? I know the costs of these: ${typeNames}.`,
            `¿Qué quiere reemplazar? Conozco los precios de: ${typeNamesInSpanish}.`,
          ),
    ],
    next: [ask.cost({ type: 'roof' }), ask.cost({ type: 'water_heater' }), ask.saving],
  }
}

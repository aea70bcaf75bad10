import { formatDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { advice } from '@home-pulse/lifecycle/catalogue/advice/home-advice'
import { countWithNoun, inPercent } from '@home-pulse/lifecycle/wording'
import { kindOf } from '../../../components/present.ts'
import { monthlySumIn } from '../../understanding/amounts.ts'
import { findClaim, findShare, findSums } from '../../understanding/intents/sum-words.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { type AnswerLanguage, bulletList, languageOf } from '../language/answer-languages.ts'
import { costOf } from '../prices/estimate.ts'
import { centsOf, nounOf, texts } from '../sentences.ts'

type Say = AnswerLanguage['say']
const toDollars = (cents: number) => Math.round(cents / 100)

/**
 * Calculates with amounts in the question: what an insurance claim pays, how much a share of a cost is, or when a gain
 * such as a higher rent has paid for a cost.
 */
export function answerSum(asked: Understanding, facts: Facts): Answer | undefined {
  const { say } = languageOf(asked)
  const does = asked.operation?.does
  if (does === 'claim') return ofClaim(asked, facts, say)
  if (does !== 'share' && does !== 'payback') return undefined
  const gain = gainIn(asked.words)
  const stated = findSums(asked.words).find((dollars) => dollars !== gain?.dollars)
  const costs = stated === undefined ? costsOf(asked, facts) : [{ what: '', dollars: stated }]
  if (costs.length === 0) return undefined
  const lines = costs.map(({ what, dollars }) => {
    const price =
      what === ''
        ? formatDollars(dollars)
        : say(`${formatDollars(dollars)} for ${what}`, `${formatDollars(dollars)} de ${what}`)
    if (does === 'payback')
      return gain
        ? paybackOf(price, dollars / gain.monthly, gain.monthly, say)
        : riseOf(price, dollars, asked, facts, say)
    const share = findShare(asked.words) ?? 1
    const part = formatDollars(Math.round(dollars * share))
    return say(
      `${part} is ${inPercent(share)} of ${price}.`,
      `${part} es el ${inPercent(share)} de ${price}.`,
    )
  })
  const isOfRent = does === 'payback' && facts.records?.about === 'rent'
  return {
    paragraphs: texts(
      lines.length > 1 ? bulletList(lines) : (lines[0] ?? ''),
      isOfRent &&
        say(
          'The rent can rise only after the current lease, and the law of the place may set a cap and a notice.',
          'La renta puede subir solo al terminar el contrato, y la ley local puede poner un límite y un aviso.',
        ),
    ),
    listed: stated === undefined ? facts.set : [],
  }
}

/**
 * Returns the prices of the components that the question names: one price for each component. If there is one component
 * of each type, returns their sum.
 */
function costsOf(asked: Understanding, { set, today, state }: Facts) {
  const { components } = asked
  const { say, noun, place, list } = languageOf(asked)
  const theNoun = (type: ComponentType) => say(`the ${nounOf({ type })}`, noun(type))
  const types = new Set(components.map(({ type }) => type))
  const priced = set.map((row) => ({
    what: say(`${theNoun(row.type)} at ${place(row)}`, `${theNoun(row.type)} en ${place(row)}`),
    dollars: toDollars(centsOf(row, today)),
  }))
  const [kind] = components
  if (!kind) return []
  if (priced.length === 0)
    return [
      { what: '', dollars: toDollars(costOf(kindOf(kind), { state }, { state, today }).cost.typicalCents) },
    ]
  if (types.size === 1 || priced.length !== types.size) return priced.slice(0, 5)
  const dollars = priced.reduce((sum, one) => sum + one.dollars, 0)
  return [{ what: list([...types].map(theNoun)), dollars }]
}

function paybackOf(price: string, exactMonths: number, monthly: number, say: Say): string {
  const months = Math.ceil(exactMonths)
  const years = Math.round(months / 1.2) / 10
  const isLong = months >= 18
  return say(
    `After ${countWithNoun(months, 'month')}${isLong ? `, about ${years} years` : ''}: ${formatDollars(monthly)} a month pays back ${price}.`,
    `En ${countWithNoun(months, 'mes', 'meses')}${isLong ? `, unos ${years} años` : ''}: ${formatDollars(monthly)} al mes paga ${price}.`,
  )
}

const usualMonths = 60

function riseOf(price: string, dollars: number, asked: Understanding, facts: Facts, say: Say): string {
  const [, count, unit = ''] = /\b(\d{1,3}) (years?|yrs?|months?|anos?|meses)\b/.exec(asked.words) ?? []
  const months = count === undefined ? usualMonths : Number(count) * (/^m/.test(unit) ? 1 : 12)
  const each = Math.ceil(dollars / months)
  const rent = facts.records?.about === 'rent' ? facts.records.rentCents / 100 : 0
  const ofRent =
    rent > 0
      ? say(
          ` That is ${inPercent(each / rent)} of the ${formatDollars(rent)} rent now.`,
          ` Es el ${inPercent(each / rent)} de la renta de ${formatDollars(rent)}.`,
        )
      : ''
  return say(
    `${formatDollars(each)} a month for ${months} months pays the ${price}.${ofRent}`,
    `${formatDollars(each)} al mes por ${months} meses paga ${price}.${ofRent}`,
  )
}

/**
 * Returns the gain that a question states, and the gain per month. A gain is a monthly or yearly amount, or a rent
 * increase.
 */
function gainIn(words: string): { readonly dollars: number; readonly monthly: number } | undefined {
  const monthly = monthlySumIn(words)
  if (monthly) return { dollars: monthly, monthly }
  const yearly = Number(/\$?(\d+) (?:dollars )?(?:a|per|each|al) (?:year|ano)\b/.exec(words)?.[1] ?? 0)
  if (yearly > 0) return { dollars: yearly, monthly: yearly / 12 }
  const [, before, after] =
    /\$?(\d+) (?:dollars? )?(?:rent )?(?:raise|increase|bump|more)\b|\b(?:raise|increase|bump)\b(?: \S+){0,3} \$?(\d+)\b(?! (?:years?|months?))/.exec(
      words,
    ) ?? []
  const rise = Number(before ?? after ?? 0)
  return rise > 0 ? { dollars: rise, monthly: rise } : undefined
}

/** Says what an insurance claim pays after the deductible, whether it is worth it, and what the owner still pays. */
function ofClaim(asked: Understanding, facts: Facts, say: Say): Answer | undefined {
  const { deductible, approved, rest } = findClaim(asked.words)
  const cost = rest ?? (asked.components.length === 1 ? costsOf(asked, facts)[0]?.dollars : undefined)
  if (deductible === undefined || (approved ?? cost) === undefined) return undefined
  const [less, price] = [formatDollars(deductible), formatDollars(cost ?? 0)]
  const net = Math.max(0, (approved ?? cost ?? 0) - deductible)
  const left = (paid: number) =>
    cost === undefined
      ? ''
      : cost > paid
        ? say(
            `, and of ${price} you pay ${formatDollars(cost - paid)} yourself`,
            `, y de ${price} usted paga ${formatDollars(cost - paid)}`,
          )
        : say(`, and ${price} is covered`, `, y ${price} queda cubierto`)
  if (approved !== undefined) {
    const sum = formatDollars(approved)
    return {
      paragraphs: [
        say(
          `You get ${formatDollars(net)}: ${sum} less the ${less} deductible${left(net)}.`,
          `Recibe ${formatDollars(net)}: ${sum} menos el deducible de ${less}${left(net)}.`,
        ),
        say(
          `If ${sum} is already after the deductible, you get all of it${left(approved)}. The insurer’s letter says which.`,
          `Si ${sum} ya es después del deducible, lo recibe todo${left(approved)}. Lo dice la carta del seguro.`,
        ),
      ],
    }
  }
  const verdict =
    net === 0 ? 'No' : net < deductible ? say('Hardly', 'Apenas') : say('Probably', 'Probablemente sí')
  const { english, spanish } = advice.insurance_claim
  return {
    paragraphs: [
      say(
        `${verdict}: a claim pays ${formatDollars(net)}, ${price} less the ${less} deductible.`,
        `${verdict}: el seguro pagaría ${formatDollars(net)}, ${price} menos el deducible de ${less}.`,
      ),
      say(english, spanish),
    ],
  }
}

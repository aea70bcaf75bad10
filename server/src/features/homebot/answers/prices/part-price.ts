import { formatDollars } from '@home-pulse/contract/money'
import { partPrices } from '@home-pulse/lifecycle/catalogue/prices/part-prices'
import type { PartPrice } from '@home-pulse/lifecycle/catalogue/prices/repair-prices'
import { cite, sources } from '@home-pulse/lifecycle/catalogue/sources'

import type { Intent } from '../../understanding/intent.ts'
import type { Understanding } from '../../understanding/understand.ts'
import type { Answer, Facts } from '../facts.ts'
import { languageOf } from '../language/answer-languages.ts'
import { texts } from '../sentences.ts'

/**
 * If a question with one of these intents names a single part, such as a capacitor, the answer begins with the price of
 * this part.
 */
const ofPrices: readonly Intent[] = ['cost', 'repair_or_replace']
/** Intents that the classifier can choose by mistake for a price question about an unknown thing. */
const doubtful: readonly Intent[] = [
  'off_topic',
  'symptom',
  'maintain',
  'compare',
  'how_often',
  'notes',
  'expenses',
]
const asksPrice =
  /\b(?:costs?|prices?|pricey|how much|quot\w+|estimate|bid|charg\w+|fair|rip ?off|ripped off|overpay\w*|expensive|cuesta|cuanto|precio|cobra\w*|presupuesto)\b/
/**
 * Matches words about past payments, records, tenants, insurance or reminders. With such a word, a question is not
 * about the price of a part.
 */
const ofOther =
  /\b(?:did|have i|paid|spent|was|were|last|log|record|note|notes|expenses?|tenants?|deposit|insur\w*|warranty|remind|gaste|pague|anota)\b/

/**
 * Returns the price of the single part or small job that the question names. Undefined if HomeBot knows no such price.
 */
export const pricedPartOf = ({ words }: Pick<Understanding, 'words'>): PartPrice | undefined =>
  partPrices.find((part) => part.words.test(words))

/** Says what a part costs with labor. If the question states a quote, compares it with this price. */
export function tellPartPrice(part: PartPrice, asked: Pick<Understanding, 'amounts' | 'isSpanish'>): string {
  const { say } = languageOf(asked)
  const { low, high, typical } = part
  const [from, to] = [low, high].map(formatDollars)
  const names = part.sources.map((tag) => sources[tag].name).join(', ')
  const usual = typical === undefined ? '' : formatDollars(typical)
  const price = say(
    `${part.work} usually costs about ${from} to ${to} with labor${usual && `, on average ${usual}`} (${names || 'our judgement; we found no published price'}).`,
    `${part.workInSpanish} cuesta por lo general de ${from} a ${to} con mano de obra${usual && `, en promedio ${usual}`} (${names || 'es nuestro cálculo; no encontramos un precio publicado'}).`,
  )
  const quote = asked.amounts.find(({ buys }) => buys !== 'replacement') ?? asked.amounts[0]
  return quote ? `${judge(quote.dollars, part, asked)} ${price}` : price
}

function judge(dollars: number, { low, high }: PartPrice, asked: Pick<Understanding, 'isSpanish'>): string {
  const { say } = languageOf(asked)
  const sum = formatDollars(dollars)
  if (dollars > high)
    return say(
      `${sum} is high: ask for parts and labor apart, and get a second quote.`,
      `${sum} es caro: pida las piezas y la mano de obra por separado, y otro presupuesto.`,
    )
  return dollars < low
    ? say(`${sum} is a low price: ask what it includes.`, `${sum} es barato: pregunte qué incluye.`)
    : say(`${sum} is within the usual range.`, `${sum} está dentro de lo normal.`)
}

/** Answers a question about the price of a single part or a small job that names no component. */
export function answerPartPrice(asked: Understanding, facts: Facts): Answer | undefined {
  const { say, ask } = languageOf(asked)
  const [first] = asked.intents
  const isAsked = ofPrices.includes(first) || (doubtful.includes(first) && asksPrice.test(asked.words))
  const isNamed = asked.components.some(({ name }) => name !== '') || facts.chosen !== undefined
  if (!isAsked || isNamed || ofOther.test(asked.words)) return undefined
  if (asked.amounts.length === 0 && !asksPrice.test(asked.words)) return undefined
  const part = pricedPartOf(asked)
  return (
    part && {
      paragraphs: texts(
        tellPartPrice(part, asked),
        say(
          'Prices differ by place, access and hour of the day: compare two quotes for the same work.',
          'El precio cambia con el lugar, el acceso y la hora: compare dos presupuestos del mismo trabajo.',
        ),
      ),
      sources: cite(part.sources),
      next: [ask.repair, ask.due],
    }
  )
}

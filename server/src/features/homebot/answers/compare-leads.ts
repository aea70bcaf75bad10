import type { PlainDate } from '@home-pulse/contract/primitives'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { comparesPrices } from '../understanding/intents/intent-rules.ts'
import type { Understanding } from '../understanding/understand.ts'
import { type AnswerLanguage, languageOf } from './language/answer-languages.ts'
import { ageOf, formatCents, type Kind, oldestFirst } from './sentences.ts'

/** A compared component with its price. Its name differs from the other names in the answer. */
export interface Compared {
  readonly kind: Kind
  readonly installedOn: PlainDate
  readonly name: string
  readonly cents: number
}

const asksLess = /\b(?:cheap\w*|less|least|barat[oa]s?|menos)\b/
const asksSameAge =
  /\b(?:same age|as old as|(?:how (?:much|many years)|years?) (?:older|newer|younger)|age difference|difference in ages?|misma edad|cuantos anos mas)\b|^(?:and |so |ok |y )?(?:by how (?:much|many years)|por cuanto)$/

/** Says which of the compared components costs more to replace. Empty if the question does not ask for the price. */
export function priceLead(all: readonly Compared[], asked: Understanding): string {
  if (!comparesPrices.test(asked.words)) return ''
  const language = languageOf(asked)
  const { say } = language
  const byPrice = all.toSorted((one, other) => other.cents - one.cents)
  const [first, last] = [byPrice[0], byPrice.at(-1)]
  if (!first || !last || first === last) return ''
  const [high, low] = [first, last].map(({ cents }) => formatCents(cents))
  if (high === low)
    return say(`They cost the same to replace: about ${high}.`, `Cuestan lo mismo: unos ${high}.`)
  const kinds = kindsByPrice(byPrice, language)
  if (kinds) return kinds
  if (all.length > 2)
    return say(
      `The dearest to replace is ${first.name}: about ${high}. The cheapest is ${last.name}: about ${low}.`,
      `Lo más caro es ${first.name}: unos ${high}. Lo más barato es ${last.name}: unos ${low}.`,
    )
  const isLess = asksLess.test(asked.words)
  const [named, other] = isLess ? [last, first] : [first, last]
  const [price, against] = isLess ? [low, high] : [high, low]
  const gap = formatCents(100 * (Math.round(first.cents / 100) - Math.round(last.cents / 100)))
  const more = isLess ? say('less', 'menos') : say('more', 'más')
  return say(
    `${capitalize(named.name)} costs ${more} to replace: about ${price}, which is ${gap} ${more} than about ${against} for ${other.name}.`,
    `Cuesta ${more} ${named.name}: unos ${price}, ${gap} ${more} que los ${against} de ${other.name}.`.replaceAll(
      ' de el ',
      ' del ',
    ),
  )
}

/**
 * Compares the prices of two component types if one of them has several components. Returns undefined if the price
 * ranges overlap.
 */
function kindsByPrice(byPrice: readonly Compared[], { say, a }: AnswerLanguage): string | undefined {
  const types = [...new Set(byPrice.map(({ kind }) => kind.type))]
  const [dear, cheap] = types.map((type) => byPrice.filter(({ kind }) => kind.type === type))
  const [dearest, cheapest] = [dear?.[0], cheap?.[0]]
  if (types.length !== 2 || byPrice.length < 3 || !dear || !cheap || !dearest || !cheapest) return undefined
  if ((dear.at(-1)?.cents ?? 0) <= cheapest.cents) return undefined
  const [high, low] = [dear, cheap].map((rows) => {
    const [from, to] = [rows.at(-1)?.cents ?? 0, rows[0]?.cents ?? 0].map(formatCents)
    return from === to ? say(`about ${to}`, `unos ${to}`) : say(`${from} to ${to}`, `de ${from} a ${to}`)
  })
  return say(
    `Replacing ${a({ type: dearest.kind.type })} costs more: ${high}, against ${low} for ${a({ type: cheapest.kind.type })}.`,
    `Cuesta más ${a({ type: dearest.kind.type })}: ${high}, contra ${low} de ${a({ type: cheapest.kind.type })}.`,
  )
}

/**
 * Says which of the compared components is older or newer, and by how many years. Empty if the question does not ask
 * for the age.
 */
export function ageLead(all: readonly Compared[], asked: Understanding, today: PlainDate): string {
  const { say, age } = languageOf(asked)
  const { words } = asked
  const [, way = 'old', viejo] =
    /\b(?:(old|new|young)(?:er|est)|mas (?:(viej|antigu)|nuev|joven))/.exec(words) ?? []
  const asksAge = /\b(?:old|new|young)(?:er|est)\b|\bmas (?:viej|antigu|nuev|joven)/.test(words)
  if (!asksAge && !asksSameAge.test(words)) return ''
  const byAge = oldestFirst(all)
  const [first, last] = [byAge[0], byAge.at(-1)]
  if (!first || !last || first === last) return ''
  const [years, least] = [first, last].map((one) => ageOf(one, today))
  const gap = (years ?? 0) - (least ?? 0)
  if (gap === 0)
    return say(`They are the same age: ${age(years ?? 0)} old.`, `Tienen la misma edad: ${age(years ?? 0)}.`)
  if (/\b(?:same age|as old as|misma edad)\b/.test(words))
    return say(
      `No: ${first.name} is ${countWithNoun(gap, 'year')} older than ${last.name}.`,
      `No: ${first.name} tiene ${countWithNoun(gap, 'año')} más que ${last.name}.`,
    )
  const isOld = viejo !== undefined || (way === 'old' && !/\bmas (?:nuev|joven)/.test(words))
  const { name } = isOld ? first : last
  const by =
    all.length === 2 ? say(`, by ${countWithNoun(gap, 'year')}`, `, por ${countWithNoun(gap, 'año')}`) : ''
  const end = all.length === 2 ? `${way}er` : `${way}est`
  return say(`The ${end} one is ${name}${by}.`, `Lo más ${isOld ? 'viejo' : 'nuevo'} es ${name}${by}.`)
}

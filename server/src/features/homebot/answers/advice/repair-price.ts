import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { repairPrices, serviceCall } from '@home-pulse/lifecycle/catalogue/prices/repair-prices'
import { cite, sources } from '@home-pulse/lifecycle/catalogue/sources'
import { inDollars } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import { nounOf, pluralOf, withArticle } from '../sentences.ts'

/** Returns true if a question about a price is about a repair or a service. */
export const isOfRepair = ({
  isAboutRepair,
  amounts,
  words,
}: Pick<Understanding, 'isAboutRepair' | 'amounts' | 'words'>) =>
  isAboutRepair || pricedPart.test(words) || amounts.some(({ buys }) => buys === 'repair')

const served: readonly ComponentType[] = ['ac_unit', 'furnace']
/** Matches work that keeps a component going, in a question about heating or cooling. */
export const isOfService = ({ words }: Pick<Understanding, 'words'>, type: ComponentType) =>
  served.includes(type) && servicing.test(words)
const servicing = /\b(?:tune ?up|servic\w*|inspect\w*|maintenance|clean\w*|check\w*|look\w*|diagnos\w*)\b/

/** Returns the sources of the repair price of a type. */
export const repairSources = (type: ComponentType) =>
  cite([...(repairPrices[type]?.sources ?? []), ...(served.includes(type) ? serviceCall.sources : [])])

/** Matches a part of a component. A question for its price is about a repair. */
const pricedPart =
  /\b(?:(?:drum )?belt|(?<!heat )pump|gasket|door seal|bearings?|capacitor|thermocouple|thermostat|control board|board|igniter|element|motor|compressor|valve|inducer|blower|flame sensor|sensor|rollers?)\b/

/** Says what a repair of a type, or a service call, usually costs. `words` are those of the question. */
export function tellRepairPrice(type: ComponentType, words: string): string {
  const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${inDollars(low)} to ${inDollars(high)}`
  const { visit, hour } = serviceCall
  if (isOfService({ words }, type))
    return `A service call for ${withArticle(nounOf({ type }))}, such as a tune-up, costs about ${range(visit)}, and each hour of work ${range(hour)} (${sources.ASHVAC.name}). Get two quotes.`
  const price = repairPrices[type]
  const [part] = pricedPart.exec(words) ?? []
  const alone = part ? ` I have no price of the ${part} alone.` : ''
  if (!price)
    return `I found no published repair prices for ${pluralOf({ type })}: get two quotes. What I do know is the price of a new one.`
  const names = price.sources.map((tag) => sources[tag].name).join(', ')
  const usual = price.typical === undefined ? '' : `, usually about ${inDollars(price.typical)}`
  return `Repairing ${withArticle(nounOf({ type }))} costs about ${range(price)}${usual} (${names}).${alone} Get two quotes, and compare them with a new one.`
}

/** Says the same in Spanish. `noun` is the component with its article: "una secadora". */
export function tellRepairPriceInSpanish(type: ComponentType, noun: string): string {
  const price = repairPrices[type]
  if (!price) return `No encontré precios publicados de reparaciones de ${noun}: pida dos presupuestos.`
  const names = price.sources.map((tag) => sources[tag].name).join(', ')
  const usual = price.typical === undefined ? '' : `, normalmente unos ${inDollars(price.typical)}`
  return `Reparar ${noun} cuesta de ${inDollars(price.low)} a ${inDollars(price.high)}${usual} (${names}). Pida dos presupuestos.`
}

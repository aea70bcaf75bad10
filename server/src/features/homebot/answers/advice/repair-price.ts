import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { repairPrices, serviceCall } from '@home-pulse/lifecycle/catalogue/prices/repair-prices'
import { cite, sources } from '@home-pulse/lifecycle/catalogue/sources'
import { inDollars } from '@home-pulse/lifecycle/wording'
import type { Understanding } from '../../understanding/understand.ts'
import { nounOf, pluralOf, withArticle } from '../sentences.ts'

/** Returns true if a question about a price is about a repair or a service. */
export const isOfRepair = ({ isAboutRepair, amounts }: Pick<Understanding, 'isAboutRepair' | 'amounts'>) =>
  isAboutRepair || amounts.some(({ buys }) => buys === 'repair')

const served: readonly ComponentType[] = ['ac_unit', 'furnace']
const servicing = /\b(?:tune ?up|servic\w*|inspect\w*|maintenance|clean\w*|check\w*|look\w*|diagnos\w*)\b/

/** Returns the sources of the repair price of a type. */
export const repairSources = (type: ComponentType) =>
  cite([...(repairPrices[type]?.sources ?? []), ...(served.includes(type) ? serviceCall.sources : [])])

/** Says what a repair of a type, or a service call, usually costs. `words` are those of the question. */
export function tellRepairPrice(type: ComponentType, words: string): string {
  const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
    `${inDollars(low)} to ${inDollars(high)}`
  const { visit, hour } = serviceCall
  if (served.includes(type) && servicing.test(words))
    return `A service call for ${withArticle(nounOf({ type }))} costs about ${range(visit)}, and each hour of work ${range(hour)} (${sources.ASHVAC.name}). Get two quotes.`
  const price = repairPrices[type]
  if (!price)
    return `I found no published repair prices for ${pluralOf({ type })}: get two quotes. What I do know is the price of a new one.`
  const names = price.sources.map((tag) => sources[tag].name).join(', ')
  const usual = price.typical === undefined ? '' : `, usually about ${inDollars(price.typical)}`
  return `Repairing ${withArticle(nounOf({ type }))} costs about ${range(price)}${usual} (${names}). Get two quotes, and compare them with a new one.`
}

/** Says the same in Spanish. `noun` is the component with its article: "una secadora". */
export function tellRepairPriceInSpanish(type: ComponentType, noun: string): string {
  const price = repairPrices[type]
  if (!price) return `No encontré precios publicados de reparaciones de ${noun}: pida dos presupuestos.`
  const names = price.sources.map((tag) => sources[tag].name).join(', ')
  const usual = price.typical === undefined ? '' : `, normalmente unos ${inDollars(price.typical)}`
  return `Reparar ${noun} cuesta de ${inDollars(price.low)} a ${inDollars(price.high)}${usual} (${names}). Pida dos presupuestos.`
}

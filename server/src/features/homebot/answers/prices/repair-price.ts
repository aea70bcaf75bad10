import { formatDollars } from '@home-pulse/contract/money'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { repairPrices, serviceCall } from '@home-pulse/lifecycle/catalogue/prices/repair-prices'
import { cite, sources } from '@home-pulse/lifecycle/catalogue/sources'

import type { Understanding } from '../../understanding/understand.ts'
import { languageOf } from '../language/answer-languages.ts'
import { pricedPartOf } from './part-price.ts'

/** Returns true if a price question is about a repair or a service. */
export const isOfRepair = ({
  isAboutRepair,
  amounts,
  words,
}: Pick<Understanding, 'isAboutRepair' | 'amounts' | 'words'>) =>
  isAboutRepair || pricedPart.test(words) || amounts.some(({ buys }) => buys === 'repair')

const served: readonly ComponentType[] = ['ac_unit', 'furnace']
/** Returns true if a question about heating or cooling is about maintenance, such as a tune-up. */
export const isOfService = ({ words }: Pick<Understanding, 'words'>, type: ComponentType) =>
  served.includes(type) && servicing.test(words)
const servicing = /\b(?:tune ?up|servic\w*|inspect\w*|maintenance|clean\w*|check\w*|look\w*|diagnos\w*)\b/

export const repairSources = (type: ComponentType) =>
  cite([...(repairPrices[type]?.sources ?? []), ...(served.includes(type) ? serviceCall.sources : [])])

/**
 * Matches a part of a component, such as a compressor. The price of a part belongs to a repair, not to a replacement.
 */
export const pricedPart =
  /\b(?:(?:drum )?belt|(?<!heat )pump|gasket|door seal|bearings?|capacitor|thermocouple|thermostat|control board|board|igniter|element|motor|compressor|valve|inducer|blower|flame sensor|sensor|rollers?|compresor|termopar|resistencia|termostato|banda|tarjeta|valvula|bomba(?! de calor))\b/

/**
 * Matches a supply such as a filter. HomeBot has no prices of supplies, and must not give the price of the component
 * instead.
 */
const supply =
  /\b(?:(?:(?:air|water|crack|asphalt|concrete|drain|supply|fill|toilet|oven|crisper) )?(?:filters?|fillers?|sealers?|sealants?|hoses?|racks?|knobs?|grates?|shelf|shelves|drip pans?|batteries|remote|flapper)|anode(?: rods?)?|dip tube|expansion tank|freon|refrigerant|puron|caulk|bundles? of|spray arms?|lint (?:trap|screen)|light bulbs?|filtros?|(?:varilla|barra) de anodo|anodo|sellador|mangueras?|refrigerante)\b/
/** Matches words that ask for one price of component and supply: "with the filter". */
const withComponent = /\b(?:with|includ\w*|incl|plus|without|con|incluye)\b/

/** Returns the supply whose price the question asks for: `water filter`, `anode rod`. */
export function pricedSupply({
  words,
  amounts,
}: Pick<Understanding, 'words' | 'amounts'>): string | undefined {
  const [found] = supply.exec(words) ?? []
  return amounts.length > 0 || withComponent.test(words) ? undefined : found?.replace(/ of$/, '')
}

/** Says that a supply has no published price. */
export const tellSupplyPrice = (name: string, asked: Pick<Understanding, 'isSpanish'>): string =>
  languageOf(asked).say(
    `I have no published price of the ${name} alone, so I will not guess. A hardware or parts store has it; if a professional puts it in, ask for two quotes.`,
    'No tengo un precio publicado de esa pieza sola, así que no adivino. Lo tiene una ferretería o tienda de repuestos; si la pone un profesional, pida dos presupuestos.',
  )

/** Says the usual cost of a repair of a component type, or of a service call. */
export function tellRepairPrice(
  type: ComponentType,
  asked: Pick<Understanding, 'words' | 'isSpanish'>,
): string {
  const { say, a, many } = languageOf(asked)
  const one = a({ type })
  const range = ({ low, high }: { readonly low: number; readonly high: number }) =>
    say(
      `${formatDollars(low)} to ${formatDollars(high)}`,
      `de ${formatDollars(low)} a ${formatDollars(high)}`,
    )
  const { visit, hour } = serviceCall
  if (isOfService(asked, type))
    return say(
      `A service call for ${one}, such as a tune-up, costs about ${range(visit)}, and each hour of work ${range(hour)} (${sources.ASHVAC.name}). Get two quotes.`,
      `Una visita de servicio para ${one}, como una revisión, cuesta ${range(visit)}, y cada hora de trabajo ${range(hour)} (${sources.ASHVAC.name}). Pida dos presupuestos.`,
    )
  const price = repairPrices[type]
  if (!price)
    return say(
      `I found no published repair prices for ${many({ type })}: get two quotes. What I do know is the price of a new one.`,
      `No encontré precios publicados de reparaciones de ${one}: pida dos presupuestos.`,
    )
  const [part] = pricedPart.exec(asked.words) ?? []
  const names = price.sources.map((tag) => sources[tag].name).join(', ')
  const usual = price.typical === undefined ? '' : formatDollars(price.typical)
  return say(
    `Repairing ${one} costs about ${range(price)}${usual && `, usually about ${usual}`} (${names}).${part && !pricedPartOf(asked) ? ` I have no price of the ${part} alone.` : ''} Get two quotes, and compare them with a new one.`,
    `Reparar ${one} cuesta ${range(price)}${usual && `, normalmente unos ${usual}`} (${names}). Pida dos presupuestos y compárelos con el precio de uno nuevo.`,
  )
}

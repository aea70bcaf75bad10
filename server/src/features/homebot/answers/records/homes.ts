import { formatDollars } from '@home-pulse/contract/money'
import { formatCount } from '@home-pulse/contract/wording'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../../properties/present.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { formatYears } from '../language/spanish-words.ts'
import { texts } from '../sentences.ts'
import type { RecordsAbout } from './own-record-facts.ts'

const noHome = (say: AnswerLanguage['say']) =>
  say('No home is on record yet.', 'Todavía no hay ninguna propiedad registrada.')

/** Says how many homes the customer has, and lists the first. */
export function homeCountParagraphs(
  { addresses, count, unitCount }: RecordsAbout<'home_count'>,
  { say }: AnswerLanguage,
): string[] {
  if (count === 0)
    return [
      say(
        'None yet. Add the first under Properties.',
        'Todavía no tiene ninguna. Agregue la primera en Properties.',
      ),
    ]
  const more = count - addresses.length
  return texts(
    say(
      `You have ${countWithNoun(count, 'home')} on record${unitCount > 0 ? `, with ${countWithNoun(unitCount, 'unit')}` : ''}.`,
      `Tiene ${countWithNoun(count, 'propiedad', 'propiedades')}${unitCount > 0 ? `, con ${countWithNoun(unitCount, 'unidad', 'unidades')}` : ''}.`,
    ),
    bulletList(addresses),
    more > 0 &&
      `${formatCount(more)} ${say('more: see the Properties screen.', 'más: vea la pantalla Properties.')}`,
  )
}

/** Ranks the homes by the expected cost of their replacements. */
export function homeCostParagraphs(
  { costs, count, years }: RecordsAbout<'home_costs'>,
  { say }: AnswerLanguage,
): string[] {
  const time = years === 1 ? say('12 months', '12 meses') : say(`${years} years`, `${years} años`)
  if (!costs)
    return [
      say(
        `You have ${countWithNoun(count, 'home')}. The table on the Properties screen sorts them by the cost of the next 12 months.`,
        `Tiene ${countWithNoun(count, 'propiedad', 'propiedades')}. La tabla de la pantalla Properties las ordena por el costo de los próximos 12 meses.`,
      ),
    ]
  const [first] = costs
  if (!first) return [noHome(say)]
  const last = costs.toSorted((one, other) => other.longDollars - one.longDollars)[0] ?? first
  const [most, long] = [first.dollars, last.longDollars].map(formatDollars)
  const later =
    years === 1
      ? say(
          ` Over the next 5 years it is ${last.address}: ${long}.`,
          ` En los próximos 5 años, ${last.address}: ${long}.`,
        )
      : ''
  const lines = costs.map(({ address, dollars, longDollars }) => {
    const [sum, over5, each] = [dollars, longDollars, Math.round(dollars / years)].map(formatDollars)
    const besides =
      years === 1
        ? say(`over 5 years ${over5}`, `en 5 años ${over5}`)
        : say(`about ${each} a year`, `unos ${each} al año`)
    return `${capitalize(address)}: ${sum}, ${besides}`
  })
  return [
    say(
      `Over the next ${time}, ${first.address} is expected to cost most: ${most}.${later}`,
      `En los próximos ${time}, lo más caro será ${first.address}: ${most}.${later}`,
    ),
    bulletList(lines),
    say(
      'These are the expected costs of replacements, in today’s dollars. The Plan screen shows every home by year.',
      'Son costos esperados de reemplazos, a precios de hoy.',
    ),
  ]
}

/** Says when each home was built, or how large it is. */
export function homeFieldParagraphs(
  { field, homes }: RecordsAbout<'homes'>,
  today: string,
  { say }: AnswerLanguage,
): string[] {
  if (homes.length === 0) return [noHome(say)]
  return homes.map((home) => {
    const at = presentAddress(home)
    if (field === 'built') {
      const age = Math.max(0, Number(today.slice(0, 4)) - home.builtYear)
      return say(
        `${at} was built in about ${home.builtYear}: ${countWithNoun(age, 'year')} old, by your records.`,
        `${at} se construyó hacia ${home.builtYear}: tiene ${formatYears(age)}.`,
      )
    }
    const storeys =
      home.storeys === null
        ? ''
        : say(`, on ${countWithNoun(home.storeys, 'storey')}`, `, en ${countWithNoun(home.storeys, 'piso')}`)
    return home.floorArea === null
      ? say(
          `The floor area of ${at} is not on record. Add it under Properties with Edit, and costs follow it.`,
          `La superficie de ${at} no está registrada. Agréguela en Properties con Edit.`,
        )
      : say(
          `${at} has ${formatCount(home.floorArea)} square feet${storeys}, by your records.`,
          `${at} tiene ${formatCount(home.floorArea)} pies cuadrados${storeys}.`,
        )
  })
}

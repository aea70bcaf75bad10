import { formatCount } from '@home-pulse/contract/wording'
import { countWithNoun, inDollars } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../../properties/present.ts'
import { type AnswerLanguage, bulletList } from '../language/answer-languages.ts'
import { formatYears } from '../language/spanish-words.ts'
import type { OwnRecords } from './own-record-facts.ts'

const noHome = (say: AnswerLanguage['say']) =>
  say('No home is on record yet.', 'Todavía no hay ninguna propiedad registrada.')

/** Says how many homes the customer has, and lists the first. */
export function homeCountParagraphs(
  records: Extract<OwnRecords, { about: 'home_count' }>,
  { say }: AnswerLanguage,
): string[] {
  return records.count === 0
    ? [
        say(
          'None yet. Add the first under Properties.',
          'Todavía no tiene ninguna. Agregue la primera en Properties.',
        ),
      ]
    : [
        say(
          `You have ${countWithNoun(records.count, 'home')} on record.`,
          `Tiene ${countWithNoun(records.count, 'propiedad', 'propiedades')}.`,
        ),
        bulletList(records.addresses),
        ...moreHomes(records.count - records.addresses.length, say),
      ]
}

const moreHomes = (count: number, say: AnswerLanguage['say']) =>
  count > 0
    ? [`${formatCount(count)} ${say('more: see the Properties screen.', 'más: vea la pantalla Properties.')}`]
    : []

/** Ranks the homes by the expected cost of their replacements. */
export function homeCostParagraphs(
  { costs, count, years }: Extract<OwnRecords, { about: 'home_costs' }>,
  { say }: AnswerLanguage,
): string[] {
  const time =
    years === 1
      ? { english: '12 months', spanish: '12 meses' }
      : { english: `${years} years`, spanish: `${years} años` }
  if (!costs)
    return [
      say(
        `You have ${countWithNoun(count, 'home')}. The table on the Properties screen sorts them by the cost of the next 12 months.`,
        `Tiene ${countWithNoun(count, 'propiedad', 'propiedades')}. La tabla de la pantalla Properties las ordena por el costo de los próximos 12 meses.`,
      ),
    ]
  const [first] = costs
  if (!first) return [noHome(say)]
  const long = costs.toSorted((one, other) => other.longDollars - one.longDollars)[0] ?? first
  return [
    say(
      `Over the next ${time.english}, ${first.address} is expected to cost most: ${inDollars(first.dollars)}.${years === 1 ? ` Over the next 5 years it is ${long.address}: ${inDollars(long.longDollars)}.` : ''}`,
      `En los próximos ${time.spanish}, lo más caro será ${first.address}: ${inDollars(first.dollars)}.${years === 1 ? ` En los próximos 5 años, ${long.address}: ${inDollars(long.longDollars)}.` : ''}`,
    ),
    bulletList(
      costs.map(
        ({ address, dollars, longDollars }) =>
          `${address}: ${inDollars(dollars)}${years === 1 ? say(`, over 5 years ${inDollars(longDollars)}`, `, en 5 años ${inDollars(longDollars)}`) : say(`, about ${inDollars(Math.round(dollars / years))} a year`, `, unos ${inDollars(Math.round(dollars / years))} al año`)}`,
      ),
    ),
    say(
      'These are the expected costs of replacements, in today’s dollars. The Plan screen shows every home by year.',
      'Son costos esperados de reemplazos, a precios de hoy.',
    ),
  ]
}

/** Returns the year in which each home was built, or its size. */
export function homeFieldParagraphs(
  { field, homes }: Extract<OwnRecords, { about: 'homes' }>,
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

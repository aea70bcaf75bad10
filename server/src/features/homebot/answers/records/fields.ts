import { monthAndYear } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../../properties/present.ts'
import { describeComponent, nounOf, pluralOf } from '../sentences.ts'
import { bulletList } from './answer-languages.ts'
import type { OwnRecords } from './own-record-facts.ts'

const maxShown = 30

/** Lists the components without a brand or model, or lists components with their ages. */
export function componentFieldParagraphs(
  { asked, rows, count, types }: Extract<OwnRecords, { about: 'parts' }>,
  today: string,
): string[] {
  const [type] = types.length === 1 ? types : []
  const noun = type ? nounOf({ type }) : 'component'
  const nouns = type ? pluralOf({ type }) : 'components'
  const more = rows.length > maxShown ? [`${rows.length - maxShown} more are on the Properties screen.`] : []
  const all = [
    bulletList(
      rows
        .slice(0, maxShown)
        .map((row) => `${capitalize(describeComponent(row, today))}, installed in ${sinceOf(row)}`),
    ),
    ...more,
  ]
  if ('missing' in asked) {
    if (rows.length === 0)
      return [`None: each of the ${countWithNoun(count, noun, nouns)} has a ${asked.missing} on record.`]
    return [
      `${countWithNoun(rows.length, noun, nouns)} of ${count} have no ${asked.missing} on record:`,
      ...all,
    ]
  }
  if (count === 0) return [`No ${noun} is on record there.`]
  return [`The ages of the ${countWithNoun(count, noun, nouns)}, the oldest first:`, ...all]
}

const sinceOf = ({ installedOn, installedPrecision }: { installedOn: string; installedPrecision: string }) =>
  installedPrecision === 'year' ? installedOn.slice(0, 4) : monthAndYear(installedOn)

/** Returns the year in which each home was built, or its size. */
export function homeFieldParagraphs(
  { field, homes }: Extract<OwnRecords, { about: 'homes' }>,
  today: string,
): string[] {
  const [first] = homes
  if (!first) return ['No home is on record yet.']
  return homes.map((home) => {
    const at = presentAddress(home)
    if (field === 'built') {
      const age = Math.max(0, Number(today.slice(0, 4)) - home.builtYear)
      return `${at} was built in about ${home.builtYear}: ${countWithNoun(age, 'year')} old, by your records.`
    }
    const storeys = home.storeys === null ? '' : `, on ${countWithNoun(home.storeys, 'storey')}`
    return home.floorArea === null
      ? `The floor area of ${at} is not on record. Add it under Properties with Edit, and costs follow it.`
      : `${at} has ${home.floorArea.toLocaleString('en-US')} square feet${storeys}, by your records.`
  })
}

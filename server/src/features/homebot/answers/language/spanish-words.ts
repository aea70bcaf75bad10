import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType } from '@home-pulse/contract/vocabulary'
import { countWithNoun, inPercent } from '@home-pulse/lifecycle/wording'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { LocatedComponent } from '../facts.ts'
import { ageOf } from '../sentences.ts'

interface Noun {
  /** The noun with the definite article: `la estufa`. */
  readonly the: string
  /** The noun with the indefinite article: `una estufa`. */
  readonly a: string
  /** The noun with a possessive: `su estufa`, `mi estufa`. */
  readonly your: string
  readonly my: string
  /** The plural with its article: `las estufas`. */
  readonly many: string
  /** The pronoun that is attached to a verb: `la` in `reemplazarla`. */
  readonly it: 'la' | 'lo'
  /** The words that mean "a new one": `una nueva`. */
  readonly aNew: string
}

const noun = (article: 'el' | 'la', one: string, several: string): Noun => ({
  the: `${article} ${one}`,
  a: `${article === 'el' ? 'un' : 'una'} ${one}`,
  your: `su ${one}`,
  my: `mi ${one}`,
  many: `${article === 'el' ? 'los' : 'las'} ${several}`,
  it: article === 'la' ? 'la' : 'lo',
  aNew: article === 'la' ? 'una nueva' : 'uno nuevo',
})

/** The Spanish nouns of the component types. Variants have no Spanish nouns. */
export const nouns: Readonly<Record<ComponentType, Noun>> = {
  stove: noun('la', 'estufa', 'estufas'),
  dishwasher: noun('el', 'lavavajillas', 'lavavajillas'),
  dryer: noun('la', 'secadora', 'secadoras'),
  refrigerator: noun('el', 'refrigerador', 'refrigeradores'),
  washer: noun('la', 'lavadora', 'lavadoras'),
  ac_unit: noun('el', 'aire acondicionado', 'aires acondicionados'),
  water_heater: noun('el', 'calentador de agua', 'calentadores de agua'),
  roof: noun('el', 'techo', 'techos'),
  driveway: noun('la', 'entrada para autos', 'entradas para autos'),
  furnace: noun('la', 'calefacción', 'calefacciones'),
}

export const typeNamesInSpanish = new Intl.ListFormat('es').format(
  Object.values(nouns).map(({ the }) => the.replace(/^(?:el|la) /, '')),
)

const dayFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('es-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
export const longDateInSpanish = (day: PlainDate): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
export const formatMonth = (day: PlainDate): string => monthFormat.format(new Date(`${day}T00:00:00Z`))

export const formatYears = (years: number): string => {
  const rounded = years < 10 ? Math.round(years * 10) / 10 : Math.round(years)
  return rounded === 1 ? '1 año' : `${rounded} años`
}

/** Returns an age in completed years: `menos de un año`, `12 años`. */
export const ageInSpanish = (years: number): string =>
  years < 1 ? 'menos de un año' : formatYears(Math.floor(years))

/** Returns a duration from today: `menos de un mes`, `5 meses`, `4.2 años`. */
export function spanOfYears(years: number): string {
  const months = Math.round(years * 12)
  if (months < 1) return 'menos de un mes'
  return months < 24 ? countWithNoun(months, 'mes', 'meses') : formatYears(years)
}

/** Returns a probability with its preposition: `del 8%`, `de menos del 1%`. */
export const chanceInSpanish = (share: number): string =>
  `del ${inPercent(share)}`.replace('del less than', 'de menos del').replace('del more than', 'de más del')

export const placeInSpanish = (
  row: Pick<LocatedComponent, 'street' | 'city' | 'state' | 'unitNumber'>,
): string => (row.unitNumber ? `la unidad ${row.unitNumber} de ${presentAddress(row)}` : presentAddress(row))

/** Returns a component with its location and age: `el calentador de agua en 12 Oak St, Austin, TX (10 años)`. */
export const describeComponentInSpanish = (row: LocatedComponent, today: PlainDate): string =>
  `${nouns[row.type].the} en ${placeInSpanish(row)} (${ageInSpanish(ageOf(row, today))})`

/** Returns the recorded replacement date as text. Adds that the owner set it, if so. */
export function dateInSpanish({ type, forecastOn, forecastSource }: ComponentRow, today: PlainDate): string {
  const ending = nouns[type].it.slice(1)
  const set = forecastSource === 'owner' ? ', la fecha que usted puso' : ''
  if (forecastOn === today && set === '') return 'para reemplazar ahora'
  return forecastOn < today
    ? `vencid${ending} desde ${formatMonth(forecastOn)}${set}`
    : `${set ? 'planificad' : 'previst'}${ending} para ${formatMonth(forecastOn)}${set}`
}

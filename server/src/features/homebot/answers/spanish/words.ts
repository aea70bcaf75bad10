import type { PlainDate } from '@home-pulse/contract/primitives'
import type { ComponentType, StateCode } from '@home-pulse/contract/vocabulary'
import { stateFactors } from '@home-pulse/lifecycle/catalogue/prices/state-factors'
import { presentAddress } from '../../../properties/present.ts'
import type { ComponentRow } from '../../queries.ts'
import type { Answer, LocatedComponent, Spending } from '../facts.ts'
import { ageOf } from '../sentences.ts'

interface Noun {
  /** The noun with the definite article: `la estufa`. */
  readonly the: string
  /** The noun with the indefinite article: `una estufa`. */
  readonly a: string
  /** The noun with a possessive: `su estufa`. */
  readonly your: string
  /** The plural with its article: `las estufas`. */
  readonly many: string
  /** True if adjectives of the noun end in `a`: `planificada`. */
  readonly isFeminine: boolean
}

const noun = (article: 'el' | 'la', one: string, several: string): Noun => ({
  the: `${article} ${one}`,
  a: `${article === 'el' ? 'un' : 'una'} ${one}`,
  your: `su ${one}`,
  many: `${article === 'el' ? 'los' : 'las'} ${several}`,
  isFeminine: article === 'la',
})

/** The Spanish nouns of the ten component types. Variants have no Spanish nouns. */
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

export const typeNamesInSpanish =
  'estufa, lavavajillas, secadora, refrigerador, lavadora, aire acondicionado, calentador de agua, techo, entrada para autos y calefacción'

const dayFormat = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('es-US', { year: 'numeric', month: 'long', timeZone: 'UTC' })
export const longDateInSpanish = (day: PlainDate): string => dayFormat.format(new Date(`${day}T00:00:00Z`))
export const formatMonth = (day: PlainDate): string => monthFormat.format(new Date(`${day}T00:00:00Z`))

export const formatYears = (years: number): string => {
  const rounded = years < 10 ? Math.round(years * 10) / 10 : Math.round(years)
  return rounded === 1 ? '1 año' : `${rounded} años`
}

export const placeInSpanish = (
  row: Pick<LocatedComponent, 'street' | 'city' | 'state' | 'unitNumber'>,
): string => (row.unitNumber ? `la unidad ${row.unitNumber} de ${presentAddress(row)}` : presentAddress(row))

/** Returns a component with its location and age: `el calentador de agua en 12 Oak St, Austin, TX (10 años)`. */
export const describeComponentInSpanish = (row: LocatedComponent, today: PlainDate): string =>
  `${nouns[row.type].the} en ${placeInSpanish(row)} (${formatYears(ageOf(row, today))})`

/** Returns the recorded date as text. Says if the owner set it. */
export function dateInSpanish({ type, forecastOn, forecastSource }: ComponentRow, today: PlainDate): string {
  const ending = nouns[type].isFeminine ? 'a' : 'o'
  const set = forecastSource === 'owner' ? ', la fecha que usted puso' : ''
  return forecastOn < today
    ? `vencid${ending} desde ${formatMonth(forecastOn)}${set}`
    : `${set ? 'planificad' : 'previst'}${ending} para ${formatMonth(forecastOn)}${set}`
}

export const stateInSpanish = (state: StateCode | undefined): string =>
  state === undefined
    ? 'en Estados Unidos (dígame su estado para sus precios)'
    : `en ${stateFactors[state].name}`

export function spanInSpanish(span: Spending['span'], today: PlainDate): string {
  if ('years' in span)
    return span.years === 1 ? 'en los próximos 12 meses' : `en los próximos ${span.years} años`
  if (span.from !== undefined) return `de ${span.from} a ${span.year}`
  if (span.isThrough) return `desde hoy hasta el final de ${span.year}`
  return span.year === Number(today.slice(0, 4)) ? `en lo que queda de ${span.year}` : `en ${span.year}`
}

/** Asks which component the question is about. */
export const whichInSpanish: Answer = {
  paragraphs: [`¿De cuál me habla? Conozco estas diez cosas: ${typeNamesInSpanish}.`],
  next: ['¿Cuánto dura un calentador de agua?', '¿Cuánto cuesta un techo nuevo?'],
}

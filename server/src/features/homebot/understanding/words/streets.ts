import { findState } from './states.ts'

/** What stands before or after the name of a street when it is said as one: "in spring" names no Spring Street. */
const before = ['on', 'at', '@']
const after =
  'st street ave avenue rd road dr drive ln lane blvd boulevard ct court way pl place ter terrace cir circle pkwy hwy'.split(
    ' ',
  )

interface Street {
  readonly city?: string
  readonly state?: string
  readonly street: string
  /** Its name in lower case, without number and kind: of `12 Maple Street`, `maple`. */
  readonly streetName: string
}

/** The homes that a question names: by their street in full where it does, else by its name, said as a street's. */
export function findNamedHomes<Home extends Street>(homes: readonly Home[], question: string): Home[] {
  const text = plain(question)
  const says = (words: string) => text.includes(` ${words} `)
  const inFull = homes.filter(({ street }) => street.length > 3 && says(plain(street).trim()))
  if (inFull.length > 0) return inFull
  const byStreet = homes.filter(({ streetName }) => {
    const name = plain(streetName).trim()
    return [
      ...before.map((word) => `${word} ${name}`),
      ...after.map((word) => `${name} ${word}`),
      ...(common.has(name) ? [] : articles.map((word) => `${word} ${name}`)),
    ].some(says)
  })
  if (byStreet.length > 0) return byStreet
  const byCity = homes.filter(({ city }) => city && says(`in ${plain(city).trim()}`))
  if (byCity.length > 0) return byCity
  const state = /\b(?:one|home|house|place|property|rental) in\b/i.test(question)
    ? findState(question)
    : undefined
  return state === undefined ? [] : homes.filter((home) => home.state === state)
}

/** "The Oak water heater" names a home on Oak Street. "The spring cleaning" names none on Spring Street. */
const articles = ['the', 'my', 'our']
const common = new Set(
  'spring summer winter fall may main park lake river hill church school water gas roof first second third mill garden house home sun forest center old new north south east west'.split(
    ' ',
  ),
)

/** A question without the street of the home that it names: `12 Old Mill Rd` tells no age. */
export function withoutStreet(question: string, { street, streetName }: Street): string {
  const kinds = after.join('|')
  const name = streetName.replace(/[^\p{L}\p{N} ]/gu, '.')
  const named = new RegExp(`\\b${name}(?: (?:${kinds})\\b\\.?)?`, 'iu')
  const start = question.toLowerCase().indexOf(street.toLowerCase())
  return start < 0
    ? question.replace(named, 'home')
    : `${question.slice(0, start)}home${question.slice(start + street.length)}`
}

/** Words between single spaces, without marks. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()} `

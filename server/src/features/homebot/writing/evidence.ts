import { presentAddress } from '../../properties/present.ts'
import type { Facts, Placed } from '../answers/facts.ts'
import { withoutEmergencies } from './emergency.ts'
import { findFigures, withImplied } from './figures.ts'
import { hasUnreadNumber } from './unread-numbers.ts'

const unread = 'number unread'

/**
 * What the figures of an answer may be taken from: what the engine said, what the question stated, and what was
 * answered before. Addresses are the customer's own words: they may be said again as they are, and prove nothing.
 */
export class Evidence {
  readonly #today: string
  readonly #figures = new Set<string>()
  readonly #places = new Set<string>()

  constructor(today: string) {
    this.#today = today
  }

  /** Takes in the places that a text may name; before the text itself. */
  addPlaces(rows: readonly Placed[]): void {
    for (const row of rows) {
      for (const place of [presentAddress(row), row.street]) this.#addPlace(place.trim())
      if (row.unitNumber) this.#addPlace(`unit ${row.unitNumber}`.trim())
    }
  }

  /** A street that is but a number would hide every such number. */
  #addPlace(place: string): void {
    if (/\p{L}{2}/u.test(place)) this.#places.add(place)
  }

  /** Full-width digits that a person typed are read as the figures they are. A number that is not read proves nothing. */
  add(text: string): void {
    const told = withoutEmergencies(this.#withoutPlaces(text.normalize('NFKC')))
    for (const figure of withImplied(findFigures(told, this.#today)))
      if (figure !== unread) this.#figures.add(figure)
  }

  /** Whether one of these figures was stated. */
  holds(figures: readonly string[]): boolean {
    return figures.some((figure) => this.#figures.has(figure))
  }

  /** Whether every figure in a sentence comes from somewhere. */
  proves(sentence: string): boolean {
    const said = withoutEmergencies(this.#withoutPlaces(sentence))
    if (hasUnreadNumber(said)) return false
    const figures = findFigures(said, this.#today)
    return [...figures].every((figure) => this.#figures.has(figure))
  }

  #withoutPlaces(text: string): string {
    const longestFirst = [...this.#places].sort((one, other) => other.length - one.length)
    return longestFirst.reduce((rest, place) => rest.replace(asWords(place), ' ; '), text)
  }
}

/** A place where it stands as words of its own, and not inside of others. */
const asWords = (place: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}$])${place.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}%])`, 'gu')

/** The places of all that was read for an answer. */
export const placesIn = ({ chosen, ofTypes, ofAge, soonest, spending }: Facts): Placed[] => [
  ...(chosen ? [chosen] : []),
  ...ofTypes,
  ...ofAge,
  ...soonest,
  ...(spending?.drivers.map(({ row }) => row) ?? []),
]

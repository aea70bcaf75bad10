import { presentAddress } from '../../properties/present.ts'
import type { Facts, Placed } from '../answers/facts.ts'
import { withoutEmergencies } from './emergency.ts'
import { findFigures, withImplied } from './figures.ts'
import { partsIn, statesIn } from './named-subjects.ts'
import { isAgreement } from './unproven-claims.ts'
import { hasUnreadNumber } from './unread-numbers.ts'

const unread = 'number unread'

/**
 * What the figures of an answer may be taken from: what the engine said, what the question stated, and what was
 * answered before. Addresses are the customer's own words: they may be said again as they are, and prove nothing.
 */
export class Evidence {
  readonly #today: string
  readonly #figures = new Set<string>()
  /** Figures that only the customer stated: they may be repeated, and not confirmed. */
  readonly #told = new Set<string>()
  readonly #places = new Set<string>()
  readonly #states = new Set<string>()
  /** The parts that a figure was said of; of a figure that is not here, nothing is known. */
  readonly #partsOf = new Map<string, Set<string>>()
  readonly #ofAny = new Set<string>()

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
  add(text: string, by: 'engine' | 'customer' = 'engine'): void {
    const told = withoutEmergencies(this.#withoutPlaces(text.normalize('NFKC')))
    for (const figure of withImplied(findFigures(told, this.#today)))
      if (figure !== unread) {
        if (by === 'engine') this.#told.delete(figure)
        else if (!this.#figures.has(figure)) this.#told.add(figure)
        this.#figures.add(figure)
      }
    for (const state of statesIn(text)) this.#states.add(state)
    for (const sentence of told.split(/(?<=[.!?;])\s+|\n/)) this.#noteParts(sentence)
  }

  #noteParts(sentence: string): void {
    const parts = partsIn(sentence)
    for (const figure of withImplied(findFigures(sentence, this.#today))) {
      if (parts.size === 0) this.#ofAny.add(figure)
      const known = this.#partsOf.get(figure) ?? new Set<string>()
      for (const part of parts) known.add(part)
      this.#partsOf.set(figure, known)
    }
  }

  /** Whether a figure was said of this part, or of none in particular. */
  #fits(figure: string, parts: ReadonlySet<string>): boolean {
    const known = this.#partsOf.get(figure)
    if (parts.size === 0 || known === undefined || known.size === 0 || this.#ofAny.has(figure)) return true
    return [...parts].some((part) => known.has(part))
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
    if (figures.size === 0) return true
    const parts = partsIn(said)
    if (/\b(?:not|never|isn[’']t) (?:about |quite |yet )?[$\d]/.test(said)) return false
    if (isAgreement(said) && [...figures].some((figure) => this.#told.has(figure))) return false
    if (statesIn(said).some((state) => !this.#states.has(state))) return false
    return [...figures].every((figure) => this.#figures.has(figure) && this.#fits(figure, parts))
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

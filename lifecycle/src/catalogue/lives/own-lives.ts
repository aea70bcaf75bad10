import type { Weibull } from '../../survival/survival.ts'

/** The life of a kind, weighted between the catalogue and the records of the customers of this server. */
export type OwnLife = {
  /** The type, or `type/variant`. */
  readonly kind: string
  readonly life: Weibull
  /** How many lives the customers recorded, and how many of them ended by a failure. */
  readonly lives: number
  readonly failures: number
  /** The weight of these records against the catalogue, above 0 and at most 1. */
  readonly weight: number
}

let ownLives: ReadonlyMap<string, OwnLife> = new Map()

/** Sets the lives that own records move, once, before the first forecast of a process. The catalogue holds for all other kinds. */
export function useOwnLives(lives: readonly OwnLife[]): void {
  ownLives = new Map(lives.map((own) => [own.kind, own]))
}

export const ownLifeOf = (kind: string): OwnLife | undefined => ownLives.get(kind)

import type { Weibull } from '../../survival/survival.ts'

/** The life of a type or variant, as an average of the catalogue and the records of this server's customers. */
export type OwnLife = {
  /** The name of the type, such as `roof`, or of a variant: `roof/metal`. */
  readonly kind: string
  readonly life: Weibull
  /** The number of recorded lives. */
  readonly lives: number
  /** The number of recorded lives that ended with a failure. */
  readonly failures: number
  /** The weight of these records relative to the catalogue, above 0 and at most 1. */
  readonly weight: number
}

let ownLives: ReadonlyMap<string, OwnLife> = new Map()

/**
 * Sets the lives that the records of this server's customers change. All other types and variants keep the life in the
 * catalogue. Call it once, before the first forecast of a process.
 */
export function useOwnLives(lives: readonly OwnLife[]): void {
  ownLives = new Map(lives.map((own) => [own.kind, own]))
}

export const ownLifeOf = (kind: string): OwnLife | undefined => ownLives.get(kind)

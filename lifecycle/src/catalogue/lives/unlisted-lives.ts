import type { SourceTag } from '../sources.ts'

/** The published life, in whole sentences, of a variant that has neither a fitted life nor a price in the catalogue. */
export interface UnlistedLife {
  readonly english: string
  readonly spanish: string
  readonly sources: readonly SourceTag[]
}

/** Published lives by the name of the variant. A variant without an entry has no published life. */
export const unlistedLives: Readonly<Record<string, UnlistedLife>> = {
  tile: {
    english:
      'Home builders give clay and concrete tiles more than 50 years. The felt under them wears out first, after 25 to 40 years: then the tiles are taken off and laid again on new felt.',
    spanish:
      'Los constructores dan a las tejas de barro y de concreto más de 50 años. El fieltro de abajo se gasta antes, a los 25 a 40 años: entonces se quitan las tejas y se ponen de nuevo sobre fieltro nuevo.',
    sources: ['NAHB', 'WSR'],
  },
  slate: {
    english: 'Home builders give slate more than 50 years.',
    spanish: 'Los constructores dan a la pizarra más de 50 años.',
    sources: ['NAHB'],
  },
  cedar: {
    english: 'Home builders give wood shakes about 30 years.',
    spanish: 'Los constructores dan a las tejas de madera unos 30 años.',
    sources: ['NAHB'],
  },
}

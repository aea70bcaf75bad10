/** The length of an id as text. */
export const idLength = 36

/** The ids that follow one another in a text, in its order. Hundreds of thousands come from the database in this way. */
export const unpackIds = (packed: string): string[] =>
  Array.from({ length: packed.length / idLength }, (_, index) =>
    packed.slice(index * idLength, (index + 1) * idLength),
  )

export const idLength = 36

/** Splits a text of concatenated ids. The database returns hundreds of thousands of ids in this form. */
export const unpackIds = (packed: string): string[] =>
  Array.from({ length: packed.length / idLength }, (_, index) =>
    packed.slice(index * idLength, (index + 1) * idLength),
  )

/** Returns the text without accents: `Sofía` becomes `Sofia`. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

const accented: Readonly<Record<string, string>> = {
  a: '[aáàâãä]',
  e: '[eéèêë]',
  i: '[iíìîï]',
  o: '[oóòôõö]',
  u: '[uúùûü]',
  n: '[nñ]',
  c: '[cç]',
}

/** Returns the source of a pattern that matches a name with and without accents. */
export const withAnyAccents = (name: string): string =>
  withoutAccents(name).replace(/[aeiounc]/gi, (letter) => accented[letter.toLowerCase()] ?? letter)

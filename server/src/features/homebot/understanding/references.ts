/** A component of a list that an answer has just shown. */
export interface Listed {
  readonly id: string
  readonly brand: string | null
  readonly street: string
  readonly city: string
  readonly installedOn: string
}

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top|primer[oa]?)\b/, 0],
  [/\b(?:second|2nd|segund[oa])\b/, 1],
  [/\b(?:third|3rd|tercer[oa]?)\b/, 2],
  [/\b(?:fourth|4th|cuart[oa])\b/, 3],
  [/\b(?:fifth|5th|quint[oa])\b/, 4],
]
const last = /\b(?:last|bottom|ultim[oa])\b/
const other = /\bother(?: one)?\b|\b(?:el otro|la otra)\b/
const older = /\b(?:older|oldest|mas viej[oa])\b/
const newer = /\b(?:newer|newest|younger|youngest|mas nuev[oa])\b/
/** A longer message names what it is about by itself. */
const maxWords = 9

/** Finds what a message points at in the list that was just shown: by ordinal, maker, street, city or age. */
export function findReference(
  message: string,
  listed: readonly Listed[],
  currentId: string | undefined,
): Listed | undefined {
  const text = message
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
  if (listed.length < 2 || text.trim().split(/ +/).length > maxWords) return undefined
  const only = (matches: (one: Listed) => boolean) => {
    const found = listed.filter(matches)
    return found.length === 1 ? found[0] : undefined
  }
  const says = (words: string) => words !== '' && ` ${text} `.includes(` ${words} `)
  const named =
    only(({ brand }) => brand !== null && says(brand.toLowerCase())) ??
    only(({ street }) => says(nameOf(street))) ??
    only(({ city }) => says(city.toLowerCase()))
  if (named) return named
  if (other.test(text)) return currentId === undefined ? undefined : only(({ id }) => id !== currentId)
  const byAge = [...listed].sort((a, b) => (a.installedOn < b.installedOn ? -1 : 1))
  if (older.test(text)) return byAge[0]
  if (newer.test(text)) return byAge.at(-1)
  const ordinal = ordinals.find(([words]) => words.test(text))
  if (ordinal) return listed[ordinal[1]]
  return last.test(text) ? listed.at(-1) : undefined
}

/** `maple` of `77 Maple Ave`. */
const nameOf = (street: string): string => {
  const words = street.toLowerCase().split(' ')
  return words.length > 2 && /\d/.test(words[0] ?? '') ? words.slice(1, -1).join(' ') : street.toLowerCase()
}

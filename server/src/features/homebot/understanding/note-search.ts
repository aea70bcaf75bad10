import { plainLetters } from './words/plain-letters.ts'

/** Words that do not describe the subject of a note. */
const common = new Set(
  `about after again also already and any anything are ask been before but can cant could did didnt does doing dont else ever for from future get give going
  gonna got had has have having her here him his how into its just know last let like long lot made make many maybe mean mine more much must need needs never
  note notes nothing now off old on one only our out please put quick really remember right said save say says see she should show since some somebody someone
  something still story turn turned tell than thanks that the their them then there these they thing think this those till time told too under until upon urgent use used want
  wants was wasnt way went were what when where whered wheres which while who whos why will with would write wrote written year years yes yet you your yours
  home house unit tenant asking doing day days time times year years thing name again what's good heck whole big bigger new every each back
  next last week weekend month best worst cost costs price money keep keeps kept work works free can't dont doesnt isnt que donde quien cual dicen dice mis mi sobre anote nota notas el la los las del una`.split(
    /\s+/,
  ),
)
const otherForms: Readonly<Record<string, string>> = {
  buy: 'bought',
  bought: 'buy',
  paid: 'pay',
  pay: 'paid',
  cover: 'warranty',
  shutoff: 'shut',
  roofer: 'roofing roof',
  color: 'paint',
  colour: 'paint',
  painted: 'paint',
  code: 'paint',
  plumber: 'plumbing drain',
  trash: 'bins garbage',
  garbage: 'trash bins',
  inspect: 'inspector',
  looked: 'inspector',
  covered: 'warranty protection',
  protection: 'warranty',
  empty: 'vacant',
  medida: 'size filter',
  filtro: 'filter',
  sala: 'living room',
  cuarto: 'bedroom',
  pintada: 'paint',
  pintura: 'paint',
  llave: 'key shut',
  basura: 'trash',
  gas: 'gas',
}

/** The words of a question with which the notes are searched. */
export const searchWords = (question: string): string[] => [
  ...new Set(
    plainLetters(question)
      .toLowerCase()
      .replace(/['’]/g, '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && !common.has(word)),
  ),
]

/** A word without its ending and "re", so that "quoted" matches "quote" and "repainted" matches "paint". */
const stemOf = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/^re(?=\w{5})/, '')
        .replace(/(?:ing|ed|er|es|s|e)$/, '')
        .replace(/(.)\1$/, '$1')

/** The number of search words that a note contains, in any form. */
export function matchesOf(words: readonly string[], note: string): number {
  const stems = new Set(
    plainLetters(note)
      .toLowerCase()
      .replace(/['’]/g, '')
      .split(/[^a-z0-9]+/)
      .map(stemOf),
  )
  return words.filter((word) =>
    [word, ...(otherForms[word]?.split(' ') ?? [])].some((form) => stems.has(stemOf(form))),
  ).length
}

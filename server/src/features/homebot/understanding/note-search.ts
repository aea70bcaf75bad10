/** Words of a question that say nothing of what a note is about. */
const common = new Set(
  `about after again also already and any anything are ask been before but can cant could did didnt does doing dont else ever for from future get give going
  gonna got had has have having her here him his how into its just know last let like long lot made make many maybe mean mine more much must need needs never
  note notes nothing now off old on one only our out please put quick really remember right said save say says see she should show since some somebody someone
  something still story tell than thanks that the their them then there these they thing think this those till time told too under until upon urgent use used want
  wants was wasnt way went were what when where whered wheres which while who whos why will with would write wrote written year years yes yet you your yours
  home house unit tenant asking doing que donde quien cual dicen dice mis mi sobre anote nota notas el la los las del una`.split(
    /\s+/,
  ),
)
const otherForms: Readonly<Record<string, string>> = {
  buy: 'bought',
  bought: 'buy',
  paid: 'pay',
  pay: 'paid',
  cover: 'warrant',
  covered: 'warrant',
  shutoff: 'shut',
}

/** The words by which a question finds a note. */
export const searchWords = (question: string): string[] => [
  ...new Set(
    question
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 2 && !common.has(word)),
  ),
]

/** The beginning that the forms of a word share. */
const stemOf = (word: string) =>
  word.length < 5 ? word : word.replace(/(?:ings?|ed|ers?|es|s)$/, '').slice(0, 8)

/** The number of search words that a note contains, in any form. */
export function matchesOf(words: readonly string[], note: string): number {
  const text = ` ${note
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')} `
  return words.filter((word) =>
    [word, otherForms[word]].some((form) => form !== undefined && text.includes(` ${stemOf(form)}`)),
  ).length
}

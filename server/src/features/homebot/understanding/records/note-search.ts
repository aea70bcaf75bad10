import { withoutAccents } from '../words/accents.ts'

/** Words that do not show the subject of a note. */
const common = new Set(
  `about after again also already and any anything are ask been before but can cant could did didnt does doing dont else ever for from future get give going
  gonna got had has have having her here him his how into its just know last let like long lot made make many maybe mean mine more much must need needs never
  note notes nothing now off old on one only our out please put quick really remember right said save say says see she should show since some somebody someone
  something still story turn turned tell than thanks that the their them then there these they thing think this those till time told too under until upon urgent use used want
  wants was wasnt way went were what when where whered wheres which while who whos why will with would write wrote written year years yes yet you your yours
  home house unit tenant asking doing day days time times year years thing name again what's good heck whole big bigger new every each back
  next last longer older place behind anyone guy guys company number person people coming come often myself week weekend month best worst cost costs price money keep keeps kept work works free can't dont doesnt isnt que donde quien cual dicen dice mis mi sobre anote nota notas el la los las del una`.split(
    /\s+/,
  ),
)
/** Groups of words with nearly the same meaning. */
const synonyms: readonly (readonly string[])[] = [
  ['buy', 'bought'],
  ['pay', 'paid'],
  ['exterminator', 'pest', 'bug', 'termite', 'roach', 'ant', 'mice', 'plaga', 'fumigador'],
  ['shut', 'shutoff', 'llave'],
  ['warranty', 'guarantee', 'cover', 'coverage', 'protection', 'garantia'],
  ['paint', 'color', 'colour', 'pintada', 'pintura', 'pintar'],
  ['plumber', 'plumbing', 'drain', 'plomero'],
  ['roofer', 'roofing', 'roof'],
  ['trash', 'garbage', 'bins', 'basura'],
  ['inspector', 'inspect', 'looked'],
  ['empty', 'vacant'],
  ['filter', 'filtro'],
  ['size', 'medida'],
  ['lawn', 'yard', 'grass', 'mow', 'landscap'],
  ['living', 'sala'],
  ['bedroom', 'cuarto'],
  ['key', 'llave'],
  ['gutter', 'canaleta'],
]

/** Words that occur in many notes. One of them alone selects no note. */
const weakWords =
  'water gas electric heat air hot cold garage basement wall floor door replace change clean test visit task roof'

const turnedOff = /\b(?:turn|shut|switch|cut)(?:s|ed|ing)?(?: (?:the|my|our))?(?: (?:water|gas|power))? off\b/

const wordsOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(turnedOff, (found) => `${found} shutoff`)
    .split(/[^a-z0-9]+/)

/**
 * Returns a word without its ending and the prefix "re", so that "quoted" matches "quote" and "repainted" matches
 * "paint".
 */
const stemOf = (word: string) =>
  word.length < 4
    ? word
    : word
        .replace(/^re(?=\w{5})/, '')
        .replace(/s$/, '')
        .replace(/(?:ing|ed)$/, '')
        .replace(/(?:er|e)$/, '')
        .replace(/(.)\1$/, '$1')

const weak = new Set(weakWords.split(' ').map(stemOf))
const commonStems = new Set([...common].map(stemOf))

const groupsOf = new Map<string, number[]>()
for (const [at, group] of synonyms.entries())
  for (const word of group) groupsOf.set(stemOf(word), [...(groupsOf.get(stemOf(word)) ?? []), at])

/** Returns the words of a question with which the owner's notes, tasks and payments are searched. */
export const searchWords = (question: string): string[] => [
  ...new Set(
    wordsOf(question).filter(
      (word) =>
        word.length > 2 && !common.has(word) && !commonStems.has(stemOf(word)) && !/^20\d\d$/.test(word),
    ),
  ),
]

/** The supplies that a shutoff closes. A question about one of them must not find a text about another. */
const supplies = ['water', 'gas', 'electric'].map(stemOf)

/** Returns the number of search words that a text contains in any form. A weak word adds only a half. */
export function countMatches(words: readonly string[], text: string): number {
  const stems = new Set(wordsOf(text).map(stemOf))
  const asked = supplies.filter((supply) => words.map(stemOf).includes(supply))
  const told = supplies.filter((supply) => stems.has(supply))
  if (asked.length > 0 && told.length > 0 && !asked.some((supply) => told.includes(supply))) return 0
  const groups = new Set([...stems].flatMap((stem) => groupsOf.get(stem) ?? []))
  return words
    .map(stemOf)
    .filter((stem) => stems.has(stem) || groupsOf.get(stem)?.some((group) => groups.has(group)))
    .reduce((sum, stem) => sum + (weak.has(stem) ? 0.5 : 1), 0)
}

/** Returns true if a text contains enough of the search words to be about the question. */
export const hasEnoughMatches = (found: number, words: readonly string[]): boolean =>
  found >= 2 || (found >= 1 && found >= words.length / 2)

/*
 * 911, the 988 Suicide & Crisis Lifeline and Poison Control. They are no figures that need proof, and a sentence that has to
 * be cut for another reason still leaves the number behind, in words of ours.
 */

const gap = '[\\s.\\u2010-\\u2015-]?'
const words =
  'nine[\\s-]one[\\s-]one|nine[\\s-]eleven|nueve[\\s-]uno[\\s-]uno|nueve[\\s-]once|neuf[\\s-]un[\\s-]un|neun[\\s-]eins[\\s-]eins'
const lifelineWords =
  'nine[\\s-]eight[\\s-]eight|nueve[\\s-]ocho[\\s-]ocho|neuf[\\s-]huit[\\s-]huit|neun[\\s-]acht[\\s-]acht'
/** A unit makes it a figure: "911 dollars", "988 years". */
const counted =
  '(?!\\s?(?:%|percent|dollars?|bucks|usd|euros?|pounds?|cents?|years?|yrs?|months?|weeks?|days?|hours?|minutes?|miles?|people|units?|homes?|square|sq|feet|foot|ft|inch\\w*|degrees?|°|watts?|btus?|gallons?|k\\b|thousand|million|grand|in \\d|out of|of (?:them|these|those|\\d)|d[oó]lares|pesos|a[nñ]os|meses|d[ií]as|ans|jahre|euro|cycles|times)\\b)'
const alone = (digits: string) =>
  `(?<![\\p{Script=Latin}\\p{N}$€£¥#+/]|[\\p{N}][.,-]|[$€£¥] )${digits}(?![\\p{Script=Latin}\\p{N}]|[-.,/:]\\p{N}|\\s?[$€£¥%°])${counted}`
/** Before these words a number is a price or a count. */
const priced =
  /(?:[$€£¥=~]|\b(?:us ?d|costs?|costing|priced?|prices?|about|around|roughly|approximately|approx|nearly|almost|pay|pays|paying|paid|spend|worth|charges?|charged|least|most|than|total(?:s|ing)?|budget|estimate|quote|quoted|fee|sum|cuestan?|vale|valen|unos|unas|aproximadamente|co[uû]tent?|kostet|kosten|costa|year|model|part|unit|number of|plus|minus|times|up to|as much as))(?: (?:of|at|is|was|be|are|a|an|the|only|just|you|around|about|nearly|them|me|us|for|to|unos|de))*\s*$/iu

const numbers = [
  { name: '911', form: new RegExp(`${alone(`9${gap}1${gap}1`)}|\\b(?:${words})\\b${counted}`, 'giu') },
  {
    name: '988',
    form: new RegExp(`${alone(`9${gap}8${gap}8`)}|\\b(?:${lifelineWords})\\b${counted}`, 'giu'),
  },
  {
    name: 'poison',
    form: /(?<![\p{L}\p{N}])(?:\+?1[-.\s]?)?\(?800\)?[-.\s\u2010-\u2015]?222[-.\s\u2010-\u2015]?1222(?![\p{L}\p{N}])/giu,
  },
] as const

type Emergency = (typeof numbers)[number]['name']

const advice: Readonly<Record<Emergency, string>> = {
  '911': 'In an emergency, call 911.',
  '988': 'If you or somebody near you is in despair, call or text 988.',
  poison: 'If somebody may be poisoned, call Poison Control at 1-800-222-1222.',
}

const isPriced = (text: string, at: number) => priced.test(text.slice(0, at))

/** Emergency numbers side by side, such as "911/988", are several numbers and no fraction, range or price. */
const sideBySide = /(?<=(?<!\p{N})(?:911|988|112|999))\s?[/,.:-]\s?(?=(?:911|988|112|999)(?!\p{N}))/gu
const apart = (text: string) => text.replace(sideBySide, ' , ')

/** The text without its emergency numbers, which need no proof. */
export const withoutEmergencies = (text: string): string =>
  numbers.reduce(
    (rest, { form }) =>
      rest.replace(form, (match, ...more: unknown[]) => {
        const at = more.find((one): one is number => typeof one === 'number') ?? 0
        return isPriced(rest, at) ? match : ' ; '
      }),
    apart(text),
  )

/** What to say of the emergency numbers of a sentence that cannot be shown; empty where it has none. */
export function emergencyAdvice(text: string): string {
  const plain = apart(text.normalize('NFKC')).replace(
    /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
    '',
  )
  return numbers
    .filter(({ form }) => [...plain.matchAll(form)].some(({ index }) => !isPriced(plain, index)))
    .map(({ name }) => advice[name])
    .join(' ')
}

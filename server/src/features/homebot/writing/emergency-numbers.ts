/*
 * Finds 911, the 988 Suicide & Crisis Lifeline and Poison Control in a sentence of the model. If the sentence is
 * removed, a fixed text keeps the number.
 */

const gap = '[\\s.\\u2010-\\u2015-]?'
/** After the number, these words show that it is a figure: "911 dollars", "988 years". */
const unit =
  '\\s?(?:%|°|percent|dollars?|bucks|usd|euros?|pounds?|cents?|years?|yrs?|months?|weeks?|days?|hours?|minutes?|miles?|people|units?|homes?|square|sq|feet|foot|ft|inch|degrees?|watts?|btus?|gallons?|k\\b|thousand|million|grand|in \\d|out of|of (?:them|these|those|\\d)|d[oó]lares|pesos|a[nñ]os|meses|d[ií]as|ans|jahre|cycles|times)'
const digits = (number: string) =>
  `(?<![\\p{Script=Latin}\\p{N}$€£¥#+/]|[\\p{N}][.,-]|[$€£¥] )${[...number].join(gap)}(?![\\p{Script=Latin}\\p{N}]|[-.,/:]\\p{N}|\\s?[$€£¥])(?!${unit})`
const spelled = (...ways: string[]) => `\\b(?:${ways.join('|').replaceAll(' ', '[\\s-]')})\\b(?!${unit})`

const numbers = [
  {
    form: new RegExp(
      `${digits('911')}|${spelled('nine one one', 'nine eleven', 'nueve uno uno', 'nueve once')}`,
      'giu',
    ),
    advice: 'In an emergency, call 911.',
  },
  {
    form: new RegExp(`${digits('988')}|${spelled('nine eight eight', 'nueve ocho ocho')}`, 'giu'),
    advice: 'If you or somebody near you is in despair, call or text 988.',
  },
  {
    form: /(?<![\p{L}\p{N}])(?:\+?1[-.\s]?)?\(?800\)?[-.\s\u2010-\u2015]?222[-.\s\u2010-\u2015]?1222(?![\p{L}\p{N}])/giu,
    advice: 'If somebody may be poisoned, call Poison Control at 1-800-222-1222.',
  },
] as const

/** Matches words after which a number is a price or a count. */
const priced =
  /(?:[$€£¥=~]|\b(?:costs?|costing|prices?|priced|about|around|roughly|approximately|nearly|almost|pay|pays|paid|spend|worth|charges?|least|most|than|total|budget|estimate|quoted?|fee|cuestan?|vale|valen|unos|unas|year|model|number of|up to))(?: (?:of|at|is|was|be|are|a|an|the|only|just|you|around|about|for|to|de))*\s*$/iu

/**
 * Puts a space between adjacent numbers such as "911/988". Otherwise they would be read as a fraction, range or price.
 */
const apart = (text: string) =>
  text.replace(/(?<=(?<!\p{N})(?:911|988|112|999))\s?[/,.:-]\s?(?=(?:911|988|112|999)(?!\p{N}))/gu, ' , ')

/** Returns a fixed text with the emergency numbers of a removed sentence. Empty if the sentence has none. */
export function emergencyAdvice(text: string): string {
  const plain = apart(text.normalize('NFKC')).replace(
    /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g,
    '',
  )
  return numbers
    .filter(({ form }) => [...plain.matchAll(form)].some(({ index }) => !priced.test(plain.slice(0, index))))
    .map(({ advice }) => advice)
    .join(' ')
}

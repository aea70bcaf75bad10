/** Subjects that concern homeowners and for which HomeBot has neither figures nor records. */
export type HomeMatter = 'permit' | 'insurance' | 'tax' | 'tenancy_law' | 'bill' | 'food'

/** The words of each subject. The first entry that matches is used. */
const matters: readonly (readonly [HomeMatter, RegExp])[] = [
  [
    'food',
    /^(?=.*\b(?:food|meat|milk|groceries|leftovers|comida|carne|leche)\b)(?=.*\b(?:safe|ok|okay|good|bad|throw|toss|keep|spoil\w*|eat|save|sirve|sirven|tiro|boto|echa)\b)(?=.*\b(?:REFRIGERATOR|power|outage|luz)\b)/,
  ],
  ['permit', /\b(?:permits?|permiso|building (?:code|department)|up to code|code violation)\b/],
  ['insurance', /\b(?:insur\w+|policy|deductible|claim adjuster|seguro|aseguranza|poliza)\b/],
  [
    'tax',
    /\b(?:property|real estate|county|school) tax(?:es)?\b|\btax (?:bill|assessor|assessment)\b|\bimpuestos?\b/,
  ],
  [
    'tenancy_law',
    /\b(?:evict\w*|security deposit|late fees?|notice to (?:quit|vacate)|rent control|desaloj\w*)\b/,
  ],
  [
    'bill',
    /\b(?:electric(?:ity)?|gas|power|energy|utility|water) bills?\b|\bbill (?:doubled|went up|is up|jumped)\b|\b(?:factura|recibo) de (?:la )?luz\b/,
  ],
]

/** Returns the subject that a question is about, if any. */
export const findHomeMatter = (words: string): HomeMatter | undefined =>
  matters.find(([, named]) => named.test(words))?.[0]

/** A question for a field in the records of a home or of several components. */
export type FieldQuestion =
  | { readonly of: 'home'; readonly field: 'built' | 'size' }
  | { readonly of: 'parts'; readonly missing: 'brand' | 'model' }
  /** Asks for the ages of all components. */
  | { readonly of: 'parts' }

const building = '(?:house|home|building|place|property|duplex|triplex|casa|edificio)'
const ofBuilt = new RegExp(
  `\\bwhen (?:was|were)(?: \\S+){0,4} built\\b|\\b(?:what )?year (?:was )?(?:\\S+ ){0,4}built\\b|\\bhow old is (?:the |my |our |this )?(?:\\S+ )?${building}$|\\bage of (?:the |my |our |this )?(?:\\S+ )?${building}\\b`,
)
const ofSize =
  /\b(?:square (?:feet|foot|footage)|sq ?(?:ft|feet|footage)|sqft|floor (?:area|space)|living area|metros cuadrados|how many (?:storeys|stories|floors))\b/
const ofPrice = /\b(?:cost|costs|price|replace|replacing|per|pay|worth)\b/
const ofMissing =
  /\b(?:no|without(?: an?| any)?|missing(?: an?| the| their)?|lack\w*(?: an?)?|sin) (brand|maker|make|marca|model|modelo)\b/
const all = '(?:everything|every|all|each|(?:my |our |the )?(?:appliances|things|stuff|parts))'
const ofAges = new RegExp(
  `\\bhow old (?:is|are) ${all}\\b|\\bages? (?:of|for) ${all}\\b|\\b(?:everything|(?:all|every|each)(?: \\S+){0,2} [A-Z_]{4,}) (?:with|and|by)(?: \\S+)? ages?\\b|\\bcuantos anos tienen? tod[oa]s?\\b|\\bedad(?:es)? de (?:tod[oa]s?|cada)\\b`,
)
const ofMean = /\b(?:average|avg|mean|promedio)\b/

/** Finds the field for which a question asks. `maskedText` is the text of a parsed question. */
export function findFieldQuestion(maskedText: string, namesPart: boolean): FieldQuestion | undefined {
  const missing = ofMissing.exec(maskedText)?.[1]
  if (missing !== undefined) return { of: 'parts', missing: missing.startsWith('mod') ? 'model' : 'brand' }
  if (ofAges.test(maskedText) && !ofMean.test(maskedText)) return { of: 'parts' }
  if (namesPart) return undefined
  if (ofBuilt.test(maskedText)) return { of: 'home', field: 'built' }
  return ofSize.test(maskedText) && !ofPrice.test(maskedText) ? { of: 'home', field: 'size' } : undefined
}

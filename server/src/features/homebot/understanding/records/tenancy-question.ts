/** A question for one fact of a tenancy. */
export interface TenancyQuestion {
  readonly about: 'tenants' | 'rent'
  readonly wants: 'phone' | 'stay' | 'loss' | 'raise' | 'year'
  /** The length of the vacancy whose cost the question asks for. */
  readonly months?: number | undefined
  /** The monthly rent after the raise that the question mentions, in dollars. */
  readonly newRent?: number | undefined
  readonly year?: number | undefined
}

const ofPhone = /\b(?:phone|cell|telefono|celular)\b|(?<!unit |model |serial )\bnumber\b(?! of\b)/i
const ofStay =
  /\bhow long (?:was|has|did|is)\b|\bwhen did (?:tenant|he|she|they) (?:leave|move|come|start|go)|\bmoved? (?:in|out)\b|\bcuanto tiempo\b/i
const leaves =
  /\b(?:leaves?|moves? out|moved out|empty|vacant|vacancy|find (?:any ?one|a tenant|some ?one)|vac[ií]a)\b/i
const ofLoss = /\b(?:los(?:e|es|ing|t)|out of pocket|cost me|costing|pierdo|perdiendo)\b/i
const raised =
  /\b(?:raise|increase|bump|go up|goes|went|subir)\b.{0,40}?\b(?:to|a) \$?(\d{3,5})\b|\bif (?:i|we) (?:asked|ask|charged?|got|want(?:ed)?)(?: for| her| him| them)* \$?(\d{3,5})\b/i
const ofMonths = /\b(\d{1,2}|one|two|three|four|five|six|a couple(?: of)?) (?:months?|meses)\b/i
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const ofRents = /\b(?:rents?|renta|alquiler)\b/i

/**
 * Finds the fact of a tenancy for which a message asks. `words` is the message with `tenant`, `unit` and `home` in
 * place of names.
 */
export function findTenancyQuestion(
  words: string,
  { namesTenant, year }: { readonly namesTenant: boolean; readonly year: number | undefined },
): TenancyQuestion | undefined {
  const count = ofMonths.exec(words)?.[1]?.toLowerCase()
  const months =
    count === undefined ? undefined : Number(count) || (count.startsWith('a') ? 2 : numbers.indexOf(count))
  if (leaves.test(words) && (ofLoss.test(words) || (namesTenant && months !== undefined)))
    return { about: 'rent', wants: 'loss', months }
  const newRent = raised
    .exec(words.replace(/(\d),(\d{3})\b/g, '$1$2'))
    ?.slice(1)
    .find(Boolean)
  if (namesTenant && newRent !== undefined) return { about: 'rent', wants: 'raise', newRent: Number(newRent) }
  if (namesTenant && ofPhone.test(words)) return { about: 'tenants', wants: 'phone' }
  if (namesTenant && ofStay.test(words)) return { about: 'tenants', wants: 'stay' }
  if (year !== undefined && ofRents.test(words)) return { about: 'rent', wants: 'year', year }
  return undefined
}

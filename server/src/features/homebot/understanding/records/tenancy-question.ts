export interface TenancyQuestion {
  readonly about: 'tenants' | 'rent'
  readonly wants: 'all' | 'phone' | 'stay' | 'loss' | 'raise' | 'year' | 'deposit' | 'co_tenants'
  /** The length in months of a vacancy. The question asks what the vacancy costs. */
  readonly months?: number | undefined
  readonly change?: RentChange | undefined
  readonly year?: number | undefined
}

/**
 * A change of rent in a question: a percentage or a sum. The sum can be the new rent or the difference. Which of them
 * it is follows from the current rent.
 */
export interface RentChange {
  readonly unit: 'percent' | 'dollars'
  /** Negative if the rent falls. */
  readonly value: number
}

const ofPhone =
  /\b(?:phone|cell|tel[eé]fono|celular|n[uú]mero(?! de))(?!\p{L})|(?<!unit |model |serial )\bnumber\b(?! of\b)/iu
const ofLease = /\b(?:leases?|contract|contrato|(?:moved?|moves) (?:in|out))\b/i
const ofStay =
  /\bhow long (?:was|has|have|did|is)\b|\bwhen did (?:tenant|he|she|they) (?:leave|move|come|start|go)|\bmoved? (?:in|out)\b|\bcuanto tiempo\b/i
const leaves =
  /\b(?:leaves?|moves? out|moved out|empty|vacant|vacancy|find (?:any ?one|a tenant|some ?one)|vac[ií]a)\b/i
const ofLoss = /\b(?:los(?:e|es|ing|t)|out of pocket|cost me|costing|pierdo|perdiendo)\b/i
const rising =
  /\b(?:rais(?:e|es|ed|ing)|increas\w+|bump\w*|hik(?:e|ed|ing)|go(?:es|ing)? up|went up|up(?= (?:by |to )?\$?\d|\W*$)|new rent|(?:i|we) (?:ask|charg|want)\w*|sub(?:ir|o|e|imos|irle)|aument\w+)\b/i
const falling = /\b(?:lower\w*|cut|drop\w*|reduc\w+|baj(?:ar|o|arle))\b/i
const changeInPercent = /(?<![\d.])(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b|pct\b|por ciento\b)/i
const changeInDollars = /(?<![\w.,-])\$?(\d{2,5})(?! ?(?:%|years?|months?|days?|meses|anos?|-|\.\d))\b/gi
const sameChange = /^(?:and|y|what about|how about|both|together|all of them)\b|\b(?:same|igual|lo mismo)\b/i
const asksPercent =
  /\b(?:what\w*|how|qu[eé]|cu[aá]nto)\b.*(?:%|\b(?:percent\w*|pct|por ?ciento|porcentaje)\b)/i
const ofMonths = /\b(\d{1,2}|one|two|three|four|five|six|a couple(?: of)?) (?:months?|meses)\b/i
const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six']
const ofRents = /\b(?:rents?|renta|alquiler)\b/i

const ofPay = /\b(?:rents?|renta|alquiler|pays?|paying|paga)\b/i

/** Matches a mention of deposits without a word about the law on deposits. */
const ofDeposit =
  /^(?!.*\b(?:can|may|should|could|must|have to|return\w*|back|keep|deduct\w*|law|legal|window|deadline|days?|raise|interest|puedo|debo|devolver)\b).*\b(?:deposits?|depositos?|depósitos?)\b/i
const asksOfRecord =
  /\b(?:what|how (?:much|big)|which|total|list|sitting|hold\w*|did|is|cuanto|que|cual|tenant|unit)\b/i
const ofCoTenants =
  /\bwho else\b.*\b(?:lease|lives?|living|there|with)\b|\b(?:co ?-?tenants?|roommates?|housemates?)\b|\bqui[eé]n m[aá]s\b/i

/** "How long is left on her lease" and "when does she move out" ask for its end, not for the time since it began. */
const ofRest =
  /\b(?:left|remain\w*|to go|until|till|queda|falta)\b|\b(?:does|do|will|is|are|going to|gonna)\b.*\b(?:leav(?:e|ing)|mov(?:e|ing) out)\b/i

/** A message with more words than this states a change of rent only if it names a rent or a tenant. */
const maxContinued = 9

interface TenancyContext {
  readonly namesTenant: boolean
  /** True if the message names a component. A change in percent is then not a change of a rent. */
  readonly namesPart?: boolean
  readonly year: number | undefined
  /** True if the conversation is about tenants, so that a sum alone can be a rent. */
  readonly isContinued?: boolean
  /** The last change of rent in the conversation: "and Rosa the same". */
  readonly earlierChange?: RentChange | undefined
}

function findRentChange(words: string): RentChange | undefined {
  const sign = falling.test(words) ? -1 : 1
  const percent = changeInPercent.exec(words)?.[1]
  if (percent !== undefined) return { unit: 'percent', value: sign * Number(percent) }
  const sums = [...words.replace(/(\d),(\d{3})\b/g, '$1$2').matchAll(changeInDollars)]
    .map(([, digits]) => Number(digits))
    .filter((sum) => sum < 2000 || sum > 2100 || words.includes(`$${sum}`))
  const last = sums.at(-1)
  return last === undefined ? undefined : { unit: 'dollars', value: sign * last }
}

/**
 * Finds the fact of a tenancy for which a message asks. `words` is the message with `tenant`, `unit` and `home` in
 * place of names.
 */
export function findTenancyQuestion(
  words: string,
  { namesTenant, namesPart = false, year, isContinued = false, earlierChange }: TenancyContext,
): TenancyQuestion | undefined {
  const count = ofMonths.exec(words)?.[1]?.toLowerCase()
  const months =
    count === undefined ? undefined : Number(count) || (count.startsWith('a') ? 2 : numbers.indexOf(count))
  if (leaves.test(words) && (ofLoss.test(words) || (namesTenant && months !== undefined)))
    return { about: 'rent', wants: 'loss', months }
  const change = findRentChange(words)
  const isBrief = words.split(' ').length <= maxContinued
  // "Raise unit 1 by 4%" asks for a change of rent without naming the rent.
  const isOfUnit = !namesPart && change?.unit === 'percent' && /\b(?:unit|tenant)\b/.test(words)
  const changesRent =
    isOfUnit ||
    ((namesTenant || ofRents.test(words)) && (rising.test(words) || falling.test(words))) ||
    (ofRents.test(words) && change?.unit === 'percent') ||
    (isContinued && months === undefined && (isBrief || (!namesPart && change?.unit === 'percent')))
  if (change && changesRent) return { about: 'rent', wants: 'raise', change }
  const repeatsChange = (namesTenant && sameChange.test(words)) || (isBrief && asksPercent.test(words))
  if (earlierChange && repeatsChange) return { about: 'rent', wants: 'raise', change: earlierChange }
  if (ofDeposit.test(words) && asksOfRecord.test(words)) return { about: 'tenants', wants: 'deposit' }
  if (ofCoTenants.test(words)) return { about: 'tenants', wants: 'co_tenants' }
  const wishes = [ofPay, ofPhone, ofLease].filter((wish) => wish.test(words))
  if (namesTenant && wishes.length > 1) return { about: 'tenants', wants: 'all' }
  if (namesTenant && ofPhone.test(words)) return { about: 'tenants', wants: 'phone' }
  if (
    namesTenant &&
    !ofRest.test(words) &&
    (ofStay.test(words) || (isContinued && /^(?:and )?how long\W*$/i.test(words)))
  )
    return { about: 'tenants', wants: 'stay' }
  if (year !== undefined && ofRents.test(words)) return { about: 'rent', wants: 'year', year }
  return undefined
}

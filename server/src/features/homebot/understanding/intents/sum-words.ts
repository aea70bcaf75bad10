const among =
  /\b(?:between|among|across|by|into|entre) (?:(?:the|all|los|las|my|our) )*(\d{1,2})\b(?! ?(?:years?|months?|%|anos?|meses))|\b(\d{1,2}) (?:ways|units?|owners?|of us|people|doors|apartments|families|unidades|duenos|personas)\b/
const splits =
  /\b(?:split\w*|divid\w*|shar(?:e|es|ed|ing)|each|apiece|per (?:unit|owner|person|door)|pay|repart\w*|cada un[oa])\b/
const half =
  /\b50 (?:and |or )?50\b|\b(?:my|our|his|her|their|mi) (?:half|mitad)\b|\bhalf (?:of )?(?:the|a)\b|\b(?:split|go) (?:it )?(?:in half|halves)\b/
const ofMoney =
  /\b(?:costs?|price|pays?|owes?|splits?|split\w*|divid\w*|how much|what is|shares?|dollars|money|bill|cuanto|pag\w+|cuesta|repart\w*)\b/
const percent = /\b(?:my|own|mi)\b(?: [a-z]+){0,2} (\d{1,2}) ?(?:%|percent\b|por ciento\b)/

/** Returns the share of a cost for which a question asks, 0 to 1: "split 3 ways", "my half", "my 40 percent". */
export function findShare(words: string): number | undefined {
  if (!ofMoney.test(words)) return undefined
  if (half.test(words)) return 1 / 2
  if (/\bthirds\b|\b(?:a|my|mi|un) (?:third|tercio)\b/.test(words)) return 1 / 3
  const [, share] = percent.exec(words) ?? []
  if (share !== undefined) return Number(share) / 100
  const [, one, other] = among.exec(words) ?? []
  const count = splits.test(words) ? Number(one ?? other ?? 0) : 0
  return count > 1 ? 1 / count : undefined
}

/** Finds the sums of at least $100 in a question, in dollars. A number such as 2015 is a year, unless a dollar sign precedes it. */
export const findSums = (words: string): number[] =>
  [
    ...words.matchAll(/\$(\d{3,7})\b|\b(?!(?:19|20)\d\d\b)(\d{3,7})\b(?! ?(?:years?|months?|%|percent))/g),
  ].map(([, marked, bare]) => Number(marked ?? bare))

const sum = '\\$?(\\d{3,7})'
const ofDeductible = [
  new RegExp(`deduc\\w+(?: is| of| was| es| era| de)+(?: [a-z]+)? ${sum}`),
  new RegExp(`${sum} (?:[a-z]+ )?deduc|deduc\\w+ ${sum}`),
]
const ofApproval = [
  new RegExp(
    `\\b(?:approved|allow(?:s|ed)|payout|settlement|check|adjuster|aprob\\w+)(?: [a-z]+){0,3} ${sum}`,
  ),
  new RegExp(`${sum}(?: [a-z]+)? (?:approved|payout|settlement|aprobad\\w*)`),
]

/** Finds the deductible, the approved sum and another sum in a question about a claim, in dollars. */
export function findClaim(words: string) {
  const numbersOf = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => pattern.exec(words)?.slice(1).find(Boolean) ?? []).map(Number)
  const [deductible] = numbersOf(ofDeductible)
  const approved = numbersOf(ofApproval).find((dollars) => dollars !== deductible)
  const rest = findSums(words).find((dollars) => dollars !== deductible && dollars !== approved)
  return { deductible, approved, rest }
}

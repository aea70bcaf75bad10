/** A question about the customer's own records that needs no kind of component. */
export type OwnRecordQuestion =
  /** Who lives somewhere, and on what terms. */
  | { readonly about: 'tenants' }
  /** Whose lease ends, the first before the others. */
  | { readonly about: 'lease_ends' }
  /** The rent of a month. */
  | { readonly about: 'rent' }
  | { readonly about: 'vacancies' }
  /** The tasks of this month. */
  | { readonly about: 'tasks' }
  | { readonly about: 'home_count' }
  /** Which home costs most. */
  | { readonly about: 'home_costs' }
  /** When the upkeep of a kind was last done. */
  | { readonly about: 'last_done' }
  /** Whether a sum that is saved suffices. */
  | { readonly about: 'savings'; readonly savedDollars: number }

const lease = '(?:leases?|contracts?|tenanc(?:y|ies)|rental agreements?)'
const home = '(?:homes?|houses?|propert(?:y|ies)|buildings?|rentals?)'
const ending = '(?:ends?|ending|expires?|expiring|over|up|runs? out|running out|renew\\w*)'

/** The first that matches counts. */
const subjects: readonly {
  readonly about: Exclude<OwnRecordQuestion['about'], 'savings'>
  readonly words: RegExp
}[] = [
  {
    about: 'lease_ends',
    words: new RegExp(
      `\\b(?:whose|which|what|when|any|do any|show|list)\\b[^.?!]*\\b${lease}\\b[^.?!]*\\b${ending}\\b|\\bwho(?:se|'s| is)? (?:is )?mov(?:es|ing) out\\b`,
    ),
  },
  {
    about: 'tenants',
    words:
      /\bwho (?:currently |now )?(?:lives|rents|is living|is renting|stays|occupies)\b|\b(?:who|what|which|list|show)\b[^.?!]*\b(?:tenants?|renters?)\b|\bname of (?:the|my) tenants?\b/,
  },
  {
    about: 'vacancies',
    words:
      /\b(?:vacan(?:t|cy|cies)|unrented|not rented|empty (?:units?|homes?|houses?|apartments?|places?))\b/,
  },
  {
    about: 'rent',
    words:
      /\bhow much\b[^.?!]*\b(?:tenants?|renters?|she|he|they)\b[^.?!]*\bpays?\b|\b(?:how much|what|total)\b[^.?!]*\b(?:rents?|rental income)\b(?![^.?!]*\b(?:or buy|a (?:dryer|washer))\b)/,
  },
  {
    about: 'tasks',
    words:
      /\b(?:what|which|any|list|show|how many)\b[^.?!]*\b(?:tasks?|chores?|to-?dos?|upkeep|maintenance)\b[^.?!]*\b(?:due|this (?:week|month)|next|today|left|overdue|coming up|do i have|are there)\b|\bwhat (?:do|should|must) i (?:do|take care of|get done) this (?:week|month)\b|\bwhat (?:do|should) i (?:do|take care of) (?:in|around|at) (?:my|the) (?:house|home|homes) this (?:week|month)\b/,
  },
  {
    about: 'last_done',
    words:
      /\bwhen (?:did|have|was|were)\b[^.?!]*\blast\b[^.?!]*\b(?:clean\w*|flush\w*|servic\w*|inspect\w*|check\w*|chang\w*|replac\w* (?:the|my) filter|done|maintain\w*|vacuum\w*|drain\w*|seal\w*)\b|\blast time (?:i|we|anyone|somebody)\b[^.?!]*\b(?:clean\w*|flush\w*|servic\w*|inspect\w*|check\w*|chang\w*|maintain\w*)\b/,
  },
  { about: 'home_count', words: new RegExp(`\\bhow many ${home}\\b`) },
  {
    about: 'home_costs',
    words: new RegExp(
      `\\bwhich (?:one )?(?:of my )?${home}\\b[^.?!]*\\b(?:cost\\w*|expens\\w*|spend|money)\\b|\\b(?:most expensive|costliest|priciest) ${home}\\b|\\b(?:costs?|budget|spending) (?:by|per|of each|for each) ${home}\\b`,
    ),
  },
]

/** `$10,000`, `10k`, `10 grand`, before or after the words for savings. */
const sum = /\$?\b(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?) ?(k|thousand|grand)?\b/
const savings =
  /\b(?:saved|savings|set aside|put (?:away|aside|by)|in the bank|in (?:my )?reserves?|tucked away)\b/
const suffices =
  /\b(?:enough|suffic\w*|cover|covered|short|be (?:ok|okay|fine|good|safe)|am i (?:ok|okay|good|fine|safe))\b/

function readSavings(words: string): OwnRecordQuestion | undefined {
  if (!savings.test(words) || !suffices.test(words)) return undefined
  const [, digits, thousands] = sum.exec(words) ?? []
  if (digits === undefined) return undefined
  const dollars = Number(digits.replaceAll(',', '')) * (thousands === undefined ? 1 : 1_000)
  return dollars > 0 && dollars <= 1_000_000_000 ? { about: 'savings', savedDollars: dollars } : undefined
}

/** "What if I had 20k?" after a question about savings. */
function readOtherSavings(words: string): OwnRecordQuestion | undefined {
  return /^(?:and|what if|or|but|with|how about)\b/.test(words)
    ? readSavings(`${words} saved, enough?`)
    : undefined
}

/** Finds what of the customer's own records a question asks, the record of the question before known. */
export function findOwnRecord(question: string, before?: string): OwnRecordQuestion | undefined {
  const words = question.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ')
  const other = before === 'savings' ? readOtherSavings(words) : undefined
  if (other) return other
  const found = subjects.find((subject) => subject.words.test(words))
  return readSavings(words) ?? (found && { about: found.about })
}

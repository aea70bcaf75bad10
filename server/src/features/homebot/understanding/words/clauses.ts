/** A clause of a question: one statement or request. It has the words from position `from` to before position `to`. */
export interface Clause {
  readonly from: number
  readonly to: number
  readonly isQuestion: boolean
}

/** Words that may precede a request. */
const opening =
  '(?:(?:and|but|so|or|also|ok|okay|well|hi|hey|hello|please|anyway|thanks|then|now|just|curious|wondering|honestly|yo|help|dear|question|y|pero|hola|oye|entonces|i wonder|i am wondering|can you tell me|could you tell me|tell me|do you know|i want to know|i need to know|any idea|my question is|wanna know|about|roughly|at|for|in|by|to|out of) )*'
const asking =
  'how|what|when|which|why|who|whom|where|whose|cuando|cuanto|cuantos|cuanta|cuantas|como|cual|cuales|que|cada cuanto|por que'
const verbs =
  'is|are|was|were|do|does|did|should|would|will|can|could|must|ought|shall|has|have|am|would|debo|deberia|conviene|vale la pena|es|esta|puedo|hay que|tengo que'
const subjects =
  'i|you|we|they|it|he|she|one|this|that|these|those|there|my|our|the|a|an|any|anything|anybody|everything|brand|mine|his|her|its|mi|la|el|[A-Z_]{4,}|\\d+|\\$\\d+|once|\\w+'

const asks = new RegExp(
  `^${opening}(?:(?:${asking})\\b(?! a | an )|(?:${verbs}) (?:${subjects})\\b|(?:worth|repair or|fix or|patch or|any (?:point|idea|life|good|tips|care|advice)|anything|still good|time for|time to|list|show|compare|give me|need|recommend)\\b)`,
)
/** Matches the beginning of a new clause inside a sentence: "fridge 10 years old when replace". */
const begins =
  /^(?:(?:and|but|so|or|also|because|anyway|then) )?(?:(?:how|cuanto|cuantos|cada cuanto) |(?:what|which|why|where|cual|cuando) (?:is|are|do|does|did|should|would|will|can|to|would|brand|kind|of|year|years|temperature|debo|hay|toca)\b|when (?:do|does|should|will|would|is|are|to|can|replace|must|did)\b|(?:should|would|could|shall|must) (?:i|we|you|it|my|the)\b|(?:is|are|do|does|will|can) (?:it|they|this|that|i|we|you)\b(?! not)|is it |worth (?:it|fixing|repairing))/
/**
 * Matches a word after which "how", "what" or "when" begins no question: "I know how", "that is what", "no matter
 * when".
 */
const telling =
  /^(know|knows|see|that|is|was|about|of|matter|sure|idea|exactly|like|tell|me|told|remember|and|or|than|the|not|no|wonder|on|at|by|to|out|understand|figure|says|depends|for|in|from|can|,)$/
const joining = /^(and|but|so|because|although|though|while|whereas|also|anyway|pero|porque)$/

/** Splits the `marked` words of a question into clauses. */
export function splitClauses(marked: readonly string[]): Clause[] {
  const clauses: { from: number; words: string[]; isQuestion: boolean }[] = []
  let open = { from: 0, words: [] as string[], isQuestion: false }
  let place = 0
  const close = (mark?: string) => {
    if (open.words.length > 0) {
      const text = open.words.join(' ')
      clauses.push({ ...open, isQuestion: mark === '?' || asks.test(text) })
    }
    open = { from: place, words: [], isQuestion: false }
  }
  for (const [at, word] of marked.entries()) {
    if (word === ',') close()
    else if (word === '.' || word === '?') {
      place += 1
      close(word)
    } else {
      const previous = marked[at - 1] ?? ''
      const rest = marked.slice(at, at + 5).join(' ')
      const isAsked = () => asks.test(open.words.join(' '))
      if (
        open.words.length > 1 &&
        (joining.test(word) || (begins.test(rest) && !telling.test(previous) && !isAsked()))
      )
        close()
      open.words.push(word)
      place += 1
    }
  }
  close()
  return clauses.map(({ from, words, isQuestion }, at) => ({
    from,
    to: clauses[at + 1]?.from ?? from + words.length,
    isQuestion,
  }))
}

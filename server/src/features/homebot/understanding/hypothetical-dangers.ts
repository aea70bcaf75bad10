/** Matches a question about a possible danger: "can an old furnace cause a fire". */
const asksWhether =
  /^(?:(?:and|so|but|hi|hello|hey|ok|just|curious|wondering|please|also|question) )*(?:(?:can|could|do|does|will|would|might|may) (?:\S+ ){0,6}?(?:[A-Z_]{4,}|it|they|one|ceilings?|wires?|outlets?|panels?|tanks?|pipes?|hoses?|cords?)(?: (?!not\b)[^\s,]+){0,4}? (?:cause|causes|start|catch|explode|blow up|burst|leak|make|produce|emit|give off|release|poison|kill|electrocute|shock|hurt|collapse|cave in|flood|smoke|spark|burn|overheat)\b|how (?:likely|common|often|dangerous|probable) (?:is|are|do|does)\b(?! (?:i|you|we)\b)|what are the (?:chances|odds|risks|dangers)\b|what is the (?:chance|risk|danger|likelihood)\b|(?:is|are) there (?:a|any) (?:danger|risk|chance)s?\b|what (?:happens|would happen|will happen|could happen) (?:if|when)\b)/
/** Matches words for a perception. A sentence with such a word is not hypothetical. */
const perception =
  /\b(?:now|again|still|today|tonight|already|keeps?|started|this (?:morning|evening|week)|(?:i|we|you) (?:can |could )?(?:smell|smelled|hear|heard|see|saw|feel|felt|got|found|noticed)|(?:it|that|this|she|he|and|which|there|mine|ours) (?:is|are|has|have|smells?|sparks?|smokes?|hisses|leaks|bulges|sags|looks?|feels?|sounds?|makes?)|dizzy|headaches?|beeping|going off|went off)\b/

/**
 * Separates reported from hypothetical text. A sentence that asks about a possible danger reports no danger. `marked`
 * includes punctuation marks.
 */
export function splitHypothetical(marked: readonly string[]): {
  readonly reported: string[]
  readonly hypothetical: string
} {
  const reported: string[] = []
  const hypothetical: string[] = []
  let sentenceWords: string[] = []
  for (const word of [...marked, '.']) {
    sentenceWords.push(word)
    if (!/^[.?]$/.test(word)) continue
    const text = sentenceWords.join(' ')
    if (asksWhether.test(text) && !perception.test(text)) {
      hypothetical.push(text)
      reported.push(...sentenceWords.filter((part) => /^[A-Z_]{4,}$/.test(part)), word)
    } else reported.push(...sentenceWords)
    sentenceWords = []
  }
  return { reported, hypothetical: hypothetical.join(' ') }
}

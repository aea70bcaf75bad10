import { SentenceSplitter } from './sentences.ts'

/** The place of a sentence in the evidence. */
interface Place {
  /** The number of its text. The texts are numbered in the order of `add`. */
  readonly source: number
  /** True if it is the first sentence of that text. */
  readonly isFirst: boolean
}

/**
 * The texts that the engine and the tools wrote. The model may repeat their sentences word by word. Only the first
 * sentence of a text is sure to name its subject. So a later sentence may only follow a sentence of the same text. An
 * answer may begin with any sentence of the first text, which answers the question.
 */
export class Evidence {
  readonly #places = new Map<string, Place[]>()
  #sourceCount = 0

  add(text: string): void {
    const source = this.#sourceCount
    this.#sourceCount += 1
    SentenceSplitter.split(text).forEach((sentence, index) => {
      const key = keyOf(sentence.text)
      this.#places.set(key, [...(this.#places.get(key) ?? []), { source, isFirst: index === 0 }])
    })
  }

  /**
   * Returns the number of a text that contains this sentence. Prefers the text `last`, and otherwise takes a text that
   * begins with the sentence. Undefined if there is no such text.
   */
  sourceOf(sentence: string, last: number): number | undefined {
    const places = this.#places.get(keyOf(sentence)) ?? []
    return (places.find(({ source }) => source === last) ?? places.find(({ isFirst }) => isFirst))?.source
  }
}

/**
 * Returns the text in a form for comparisons. Models may change quotation marks and spaces, or leave out the bullet of
 * a list item.
 */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/^• /, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

import { SentenceSplitter } from './sentences.ts'
import { isPlain } from './vocabulary.ts'

/** The sentences that the engine and the tools wrote. The model may repeat them word by word, in any order. */
export class Evidence {
  readonly #sentences = new Set<string>()

  add(text: string): void {
    for (const sentence of SentenceSplitter.split(text)) this.#sentences.add(keyOf(sentence.text))
  }

  /** Returns true if a text is a sentence of the engine, or says nothing by itself. */
  proves(text: string): boolean {
    return this.holds(text) || isPlain(text)
  }

  /** Returns true if a text is a sentence of the engine. */
  holds(text: string): boolean {
    return this.#sentences.has(keyOf(text))
  }
}

/** A model may write other quotation marks and spaces, and begin a list item without its bullet. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/^• /, '')
    .replace(/[’‘`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

/** A sentence, list item or heading, with the white space before it. */
export interface Sentence {
  readonly text: string
  readonly space: string
}

/** Matches full stops that do not end a sentence: "12 Oak St. is …", or the number of a list item. */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:st|ave|rd|dr|ln|blvd|ct|apt|mr|mrs|ms|no|approx|e\.g|i\.e|vs|etc|u\.s|[a-z])\.$|^\d{1,2}\.$/iu
const ending = /(?:[.!?…]+["'”’)\]]*(?=\s+\S)|(?=\n))/g

/** Splits a streamed text into sentences, so that each can be checked and shown at once. */
export class SentenceSplitter {
  #rest = ''

  static split(text: string): Sentence[] {
    const splitter = new SentenceSplitter()
    return [...splitter.push(text), ...splitter.flush()]
  }

  /** Adds a piece of text. Returns the sentences that it completes. */
  push(text: string): Sentence[] {
    this.#rest += text
    const sentences: Sentence[] = []
    for (let end = this.#end(); end !== undefined; end = this.#end()) {
      sentences.push(...sentenceOf(this.#rest.slice(0, end)))
      this.#rest = this.#rest.slice(end)
    }
    return sentences
  }

  /** Returns the rest of the text as a last sentence. Call this at the end of the text. */
  flush(): Sentence[] {
    const sentences = sentenceOf(this.#rest)
    this.#rest = ''
    return sentences
  }

  /** Returns the position after the first complete sentence. */
  #end(): number | undefined {
    const start = this.#rest.search(/\S/)
    if (start < 0) return undefined
    ending.lastIndex = start
    for (let match = ending.exec(this.#rest); match; match = ending.exec(this.#rest)) {
      const end = match.index + match[0].length
      if (match[0] === '' || !abbreviation.test(this.#rest.slice(start, end))) return end
    }
    return undefined
  }
}

function sentenceOf(cut: string): Sentence[] {
  const text = withoutMarkdown(cut.trim())
  const [space = ''] = /^\s*/.exec(cut) ?? []
  return text === ''
    ? []
    : [{ text, space: /\n\s*\n/.test(space) ? '\n\n' : space.includes('\n') ? '\n' : ' ' }]
}

/** Removes Markdown marks, which the screen does not render, and invisible characters. */
const withoutMarkdown = (text: string) =>
  text
    .replace(/\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^[-*+]\s+/, '• ')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/(?<!`)`([^`]*)`(?!`)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

import { looksLikeAddress } from './addresses.ts'

/** A sentence, a line of a list or a heading, with the white space that stood before it. */
export interface Piece {
  readonly text: string
  readonly space: string
}

/** Not the end of a sentence: "12 Oak St. is …". */
const abbreviation =
  /(?<![\p{L}\p{N}])(st|ave|rd|dr|ln|blvd|ct|apt|mr|mrs|ms|no|approx|e\.g|i\.e|vs|etc|u\.s|[a-z])\.$/iu
const ending = /(?:[.!?…]+["'”’)\]]*(?=\s+\S)|(?=\n))/g

/** Cuts a text that comes bit by bit into what can be judged and shown at once. */
export class SentenceSplitter {
  #rest = ''

  /** The pieces that are whole now. */
  push(text: string): Piece[] {
    this.#rest += text
    const pieces: Piece[] = []
    for (let end = this.#end(); end !== undefined; end = this.#end()) {
      pieces.push(...pieceOf(this.#rest.slice(0, end)))
      this.#rest = this.#rest.slice(end)
    }
    return pieces
  }

  /** What is left when no more comes. */
  flush(): Piece[] {
    const pieces = pieceOf(this.#rest)
    this.#rest = ''
    return pieces
  }

  /** Where the first sentence ends that something comes after. */
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

function pieceOf(cut: string): Piece[] {
  const text = plain(cut.trim())
  const [space = ''] = /^\s*/.exec(cut) ?? []
  return text === ''
    ? []
    : [{ text, space: /\n\s*\n/.test(space) ? '\n\n' : space.includes('\n') ? '\n' : ' ' }]
}

/** Without the marks of Markdown, which the screen does not read, and those that are not seen. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/gu, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/^[-*+]\s+/, '• ')
    .replace(/(\*\*|__)(.*?)\1/g, '$2')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * A tag, the inside of a machine, or something that looks like an address: no answer has these, so they are nobody's words.
 * Nor can figures be read that are written in other letters than those of English and Spanish.
 */
export const isForeign = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) ||
  /<[a-z/!|]|\|>|```|\{\s*"|"\s*:\s*["{[]/i.test(text) ||
  looksLikeAddress(text)

/** How a model says that it will not answer. */
export const isRefusal = (text: string): boolean =>
  /^(i['’]?m sorry|i am sorry|sorry,|i (can['’]?t|cannot|can not|won['’]?t|am unable|['’]?m unable)|as an ai|lo siento)/i.test(
    text,
  )

const changes =
  'changed|updated|set|saved|deleted|removed|added|recorded|corrected|moved|rescheduled|scheduled|booked|ordered|cancell?ed|adjusted|edited'
const claims = [
  /^(all |it['’]?s |it is |that['’]?s )?(done|listo|hecho)\b/i,
  new RegExp(`\\bI(['’]ve| have)? (just |now |already )?(${changes})\\b`, 'i'),
  new RegExp(`\\b(date|forecast|record|age|note|plan) (has been|have been|was|is now) (${changes})\\b`, 'i'),
  /\bhe (cambiado|actualizado|guardado|borrado|eliminado|puesto|corregido|programado)\b/i,
]

/** That something was done for the person: nothing was, a model can change nothing. */
export const isClaim = (text: string): boolean => claims.some((claim) => claim.test(text))

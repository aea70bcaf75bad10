/** A few words that lead somewhere. */
export interface Link {
  readonly text: string
  readonly url: string
}

/** What a sentence is made of. All of it is plain text: what looks like HTML in it is shown, never obeyed. */
export type Words = string | readonly (string | Link)[]

/** A line of a list: when, what, and where. */
export interface ListRow {
  readonly mark: string
  /** Set where the mark says that it is late. */
  readonly isAlert?: boolean
  readonly link: Link
  readonly detail: string
}

/** A piece of a letter, between its greeting and its foot. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** What the letter is for: one in each letter at most. */
  | { readonly kind: 'button'; readonly link: Link }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** What to do about it, set apart from what is told. */
  | { readonly kind: 'advice'; readonly title: string; readonly words: Words }
  | {
      readonly kind: 'list'
      readonly title: string
      readonly rows: readonly ListRow[]
      readonly more?: string
    }

/** A letter, said once: `render-letter.ts` makes its text and its HTML of this. */
export interface Email {
  readonly subject: string
  /** What an inbox shows behind the subject; it goes on where that ends, and repeats none of it. */
  readonly preheader: string
  /** `Hello, Ada`, without an end. */
  readonly greeting: string
  /** What it is about in large type; without one the greeting stands there. */
  readonly heading?: string
  readonly blocks: readonly Block[]
  /** Why this letter came. */
  readonly reason: string
  readonly unsubscribeUrl?: string
}

/** Who writes, and where the product lives. */
export interface Sender {
  readonly origin: string
  readonly support: { readonly email: string; readonly address: string }
}

export const paragraph = (...words: readonly (string | Link)[]): Block => ({ kind: 'paragraph', words })
export const button = (text: string, url: string): Block => ({ kind: 'button', link: { text, url } })
export const facts = (...pairs: readonly (readonly [name: string, value: string])[]): Block => ({
  kind: 'facts',
  facts: pairs,
})
export const advice = (title: string, ...words: readonly (string | Link)[]): Block => ({
  kind: 'advice',
  title,
  words,
})

/** An address to write to. */
export const mailTo = (address: string): Link => ({ text: address, url: `mailto:${address}` })

/** How a letter begins, whether the person gave a name or not. */
export const greet = (firstName: string, hello = 'Hello'): string =>
  firstName ? `${hello}, ${firstName}` : hello

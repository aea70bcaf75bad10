export interface Link {
  readonly text: string
  readonly url: string
}

/** The parts of a sentence, as plain text and links. The HTML renderer escapes them. */
export type Words = string | readonly (string | Link)[]

export interface ListRow {
  /** The date of the item, as shown at its start. */
  readonly mark: string
  /** True if the item is overdue. */
  readonly isAlert?: boolean
  readonly link: Link
  /** The second line of the item. */
  readonly detail: string
}

/** A part of an email between the greeting and the footer. */
export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  /** The main button. An email has at most one. */
  | { readonly kind: 'button'; readonly link: Link }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  /** A highlighted instruction. */
  | { readonly kind: 'advice'; readonly title: string; readonly words: Words }
  | {
      readonly kind: 'list'
      readonly title: string
      readonly rows: readonly ListRow[]
      readonly more?: string
    }

/** The content of an email. `render-email.ts` renders its text and its HTML from this. */
export interface Email {
  readonly subject: string
  /** The preview text that an inbox shows after the subject. */
  readonly preheader: string
  /** The greeting without punctuation at the end, such as `Hello, Ada`. */
  readonly greeting: string
  /** The headline. If undefined, the greeting is the headline. */
  readonly heading?: string
  readonly blocks: readonly Block[]
  /** The sentence in the footer that says why the recipient gets this email. */
  readonly reason: string
  readonly unsubscribeUrl?: string
}

/** The sender's data in the header and footer of an email. */
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

export const mailTo = (address: string): Link => ({ text: address, url: `mailto:${address}` })

export const greet = (firstName: string, hello = 'Hello'): string =>
  firstName ? `${hello}, ${firstName}` : hello

import type { Email, Sender } from './email.ts'
import { renderLetterHtml } from './email-html.ts'
import { renderLetterText } from './email-text.ts'
import type { Mail } from './mail.ts'

export type LetterContent = Pick<Mail, 'subject' | 'text' | 'html'>

/** Renders the text and the HTML of an email. */
export const renderEmail = (letter: Email, sender: Sender): LetterContent => ({
  subject: letter.subject,
  text: renderLetterText(letter, sender),
  html: renderLetterHtml(letter, sender),
})

import type { Letter, Sender } from './letter.ts'
import { renderLetterHtml } from './letter-html.ts'
import { renderLetterText } from './letter-text.ts'
import type { Mail } from './mail.ts'

export type LetterContent = Pick<Mail, 'subject' | 'text' | 'html'>

/** A letter as a mail carries it: twice, for readers of either kind. */
export const renderLetter = (letter: Letter, sender: Sender): LetterContent => ({
  subject: letter.subject,
  text: renderLetterText(letter, sender),
  html: renderLetterHtml(letter, sender),
})

import type { Email, Sender } from './email.ts'
import { renderEmailHtml } from './email-html.ts'
import { renderEmailText } from './email-text.ts'
import type { Mail } from './mail.ts'

export type EmailContent = Pick<Mail, 'subject' | 'text' | 'html'>

export const renderEmail = (email: Email, sender: Sender): EmailContent => ({
  subject: email.subject,
  text: renderEmailText(email, sender),
  html: renderEmailHtml(email, sender),
})

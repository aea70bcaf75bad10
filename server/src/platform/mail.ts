import type { SendMailOptions } from 'nodemailer'
import { type Clock, nowDate } from './clock.ts'
import type { Config } from './config.ts'
import { openMailFolder } from './mail-folder.ts'
import { openSmtp } from './smtp.ts'

/** One mail to one person. */
export interface Mail {
  /** A bare address, which `isMailAddress` has seen. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names this mail among all of them: sent again, it carries the same name. */
  readonly id: string
  /** Ends mails like this one by one POST (RFC 8058), and shows a page that asks when it is opened. */
  readonly unsubscribeUrl: string
}

/** Takes a mail on its way. Throws a `MailFault` when it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/**
 * Why a mail did not go, without a word of whom it was for:
 * `refused`: this mail will never be taken; `not_now`: nothing went, try again; `unknown`: it may have gone.
 */
export class MailFault extends Error {
  readonly outcome: 'refused' | 'not_now' | 'unknown'
  constructor(outcome: MailFault['outcome'], reason: string) {
    super(reason)
    this.outcome = outcome
  }
}

/**
 * Whether text is one address that a mail can be sent to: people may sign up with any text. Stricter than RFC 5321,
 * which allows quoted spaces and commas that nobody has and that lists of addresses are made of.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}]+\.[^\s@<>()[\],;:\\"\p{Cc}.]+$/u.test(text)

/** A mail in the words of the library that writes it. */
export type Compose = (mail: Mail) => SendMailOptions

/** By SMTP where SMTP_URL names a server; else into a folder, as files that any mail program opens. */
export function openMailer(config: Config, clock: Clock): Mailer {
  const compose: Compose = ({ to, subject, text, html, id, unsubscribeUrl }) => ({
    from: config.mail.from,
    // As a name and an address, so that nothing in it can be read as a second one.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: nowDate(clock),
    messageId: `<${id}@${new URL(config.mail.origin).hostname}>`,
    // Automatic: no out-of-office reply wants to answer it (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return config.mail.smtpUrl
    ? openSmtp(config.mail.smtpUrl, compose)
    : openMailFolder(config.dataDir, clock, compose)
}

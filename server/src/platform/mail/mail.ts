import type { SendMailOptions } from 'nodemailer'

/** One mail to one person. */
export interface Mail {
  /** A bare address, which `isMailAddress` has seen. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Names this mail among all of them: sent again, it carries the same name. */
  readonly id: string
  /** Ends mails like this one by one POST (RFC 8058), and shows a page that asks when it is opened; where it is no answer. */
  readonly unsubscribeUrl?: string
}

/** Takes a mail on its way. Throws a `MailFault` when it could not. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Deletes what is kept of mails to this address. */
  forget(address: string): Promise<void>
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

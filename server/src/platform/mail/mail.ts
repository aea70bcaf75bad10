import type { SendMailOptions } from 'nodemailer'

export interface Mail {
  /** The recipient's address, which `isMailAddress` has accepted. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The unique id of this email. A retry uses the same id. */
  readonly id: string
  /**
   * The URL for unsubscribing. A POST to it unsubscribes (RFC 8058), and a GET shows a confirmation page. Undefined if
   * users cannot unsubscribe from this email.
   */
  readonly unsubscribeUrl?: string
}

/** Sends emails. Throws a `MailError` if an email could not be sent. */
export interface Mailer {
  send(mail: Mail): Promise<void>
  /** Deletes stored copies of emails to this address. */
  forget(address: string): Promise<void>
}

/**
 * The reason why an email was not sent. The message does not contain the recipient. `refused`: the mail server will
 * never accept the email. `not_now`: a retry can help. `unknown`: the email may have been sent.
 */
export class MailError extends Error {
  readonly outcome: 'refused' | 'not_now' | 'unknown'
  constructor(outcome: MailError['outcome'], reason: string) {
    super(reason)
    this.outcome = outcome
  }
}

/**
 * Returns true if a text is exactly one email address. Users may sign up with any text, so this must be checked. It is
 * stricter than RFC 5321: addresses with quoted spaces or commas are rejected, because such a text could be a list of
 * addresses.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\],;:\\"\p{Cc}]{1,64}@[^\s@<>()[\],;:\\"\p{Cc}]+\.[^\s@<>()[\],;:\\"\p{Cc}.]+$/u.test(text)

/** Converts an email to the format of the library nodemailer. */
export type Compose = (mail: Mail) => SendMailOptions

import { type Compose, MailError, type Mailer } from './mail.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends emails to an SMTP server, each over its own connection. */
export function openSmtp(url: string, compose: Compose): Mailer {
  return {
    // Nothing to delete: this mailer stores no emails.
    forget: async () => {},
    async send(mail) {
      let isTextOnItsWay = false
      // The library is loaded with the first email, so that the start of the server does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ url, ...timeouts })
      // nodemailer resumes the message stream only after the mail server has accepted the command DATA. From that
      // moment on, the mail server may have received the whole email.
      transport.use('stream', ({ message }, done) => {
        const createReadStream = message.createReadStream.bind(message)
        message.createReadStream = (options) =>
          createReadStream(options).once('resume', () => {
            isTextOnItsWay = true
          })
        done()
      })
      try {
        await transport.sendMail(compose(mail))
      } catch (error) {
        // The cast is safe: all added fields of `SmtpError` are optional.
        throw mailErrorOf(error as SmtpError, isTextOnItsWay)
      } finally {
        transport.close()
      }
    },
  }
}

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/**
 * Converts an SMTP error. Leaves out its message, which contains the recipient. If the connection broke while the text
 * was sent, the outcome is `unknown`, because the server may have accepted the email.
 */
function mailErrorOf({ code, command, responseCode }: SmtpError, isTextOnItsWay: boolean): MailError {
  const details = [code, command, responseCode].filter(Boolean).join(', ')
  const reason = `The mail server did not take a mail (${details}).`
  if (responseCode === undefined) return new MailError(isTextOnItsWay ? 'unknown' : 'not_now', reason)
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailError(responseCode >= 500 && isAboutThisMail ? 'refused' : 'not_now', reason)
}

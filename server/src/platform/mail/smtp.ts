import { createTransport } from 'nodemailer'
import { type Compose, type Mailer, MailFault } from './mail.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands mails to an SMTP server, each over a connection of its own. */
export function openSmtp(url: string, compose: Compose): Mailer {
  return {
    // What was handed over is not ours any more.
    forget: async () => {},
    async send(mail) {
      let isTextOnItsWay = false
      const transport = createTransport({ url, ...timeouts })
      // The text flows once the server has said that it takes it (354), and not before.
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
        throw faultOf(error as SmtpError, isTextOnItsWay)
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
 * What an error means for the mail. Its own words name the recipient and are dropped. Once the text was on its way, a
 * silence may be a mail that was taken: only the server's "no" says otherwise.
 */
function faultOf({ code, command, responseCode }: SmtpError, isTextOnItsWay: boolean): MailFault {
  const details = [code, command, responseCode].filter(Boolean).join(', ')
  const reason = `The mail server did not take a mail (${details}).`
  if (responseCode === undefined) return new MailFault(isTextOnItsWay ? 'unknown' : 'not_now', reason)
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return new MailFault(responseCode >= 500 && isAboutThisMail ? 'refused' : 'not_now', reason)
}

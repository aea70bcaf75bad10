import { type Clock, nowDate } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { Compose, Mailer } from './mail.ts'
import { openMailFolder } from './mail-folder.ts'
import { openSmtp } from './smtp.ts'

/** Returns a mailer that sends by SMTP if SMTP_URL is set. Otherwise it writes emails to files. */
export function openMailer(config: Config, clock: Clock): Mailer {
  const compose: Compose = ({ to, subject, text, html, id, unsubscribeUrl }) => ({
    from: config.mail.from,
    // The recipient must be an object. From a string, the library would read a list of addresses, so the text could add
    // a second recipient.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: nowDate(clock),
    messageId: `<${id}@${new URL(config.mail.origin).hostname}>`,
    // `Auto-Submitted` marks the email as automatic (RFC 3834), so that out-of-office programs do not reply.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return config.mail.smtpUrl
    ? openSmtp(config.mail.smtpUrl, compose)
    : openMailFolder(config.dataDir, clock, compose)
}

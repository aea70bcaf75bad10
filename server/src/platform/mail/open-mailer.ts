import { type Clock, nowDate } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { Compose, Mailer } from './mail.ts'
import { openMailFolder } from './mail-folder.ts'
import { openSmtp } from './smtp.ts'

/** Uses SMTP if SMTP_URL is set. Otherwise emails become files that any mail program opens. */
export function openMailer(config: Config, clock: Clock): Mailer {
  const compose: Compose = ({ to, subject, text, html, id, unsubscribeUrl }) => ({
    from: config.mail.from,
    // An object instead of a string, so that no part of the address is parsed as a second recipient.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: nowDate(clock),
    messageId: `<${id}@${new URL(config.mail.origin).hostname}>`,
    // Marks the email as automatic (RFC 3834), so that out-of-office programs do not reply.
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

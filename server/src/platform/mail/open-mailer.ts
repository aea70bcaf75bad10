import { type Clock, nowDate } from '../config/clock.ts'
import type { Config } from '../config/config.ts'
import type { Compose, Mailer } from './mail.ts'
import { openMailFolder } from './mail-folder.ts'
import { openSmtp } from './smtp.ts'

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

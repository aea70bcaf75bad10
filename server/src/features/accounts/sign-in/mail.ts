import { screenPaths } from '@home-pulse/contract/screens'
import { capitalize } from '@home-pulse/lifecycle/wording'
import { advice, type Email, facts, greet, mailTo, paragraph } from '../../../platform/mail/email.ts'

/** Formats a time in the user's time zone: `Saturday, November 21, 2026, 10:00 AM EST`. */
export function formatInstant(instant: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    // Some ICU versions put a narrow no-break space before AM or PM, which some mail fonts lack.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(instant).replaceAll('\u202f', ' ')
  const day = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
  return `${day}, ${format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`
}

export const newDeviceEmail = ({
  firstName,
  at,
  browser,
  origin,
  supportEmail,
}: {
  firstName: string
  at: string
  browser: string
  origin: string
  supportEmail: string
}): Email => ({
  subject: 'A new sign-in to your account',
  preheader: `With ${browser}. If it was you, there is nothing to do.`,
  greeting: greet(firstName),
  heading: 'A new sign-in to your account',
  blocks: [
    paragraph(
      'Somebody signed in to your account with a browser or from a network that it has not used in the last 90 days. If it was you, there is nothing to do.',
    ),
    facts(['When', at], ['With', capitalize(browser)]),
    advice(
      'If it was not you',
      { text: 'Set a new password', url: `${origin}${screenPaths.forgotPassword}` },
      ' now. That signs everybody out who is signed in. Then write to ',
      mailTo(supportEmail),
      '.',
    ),
  ],
  reason: 'You get this e-mail when somebody signs in to your account from a new device.',
})

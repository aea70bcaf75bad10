import { deletionCancelledEmail } from '../../src/features/accounts/account-deletion/mail.ts'
import {
  confirmationEmail,
  emailChangeDoneEmail,
  emailChangeEmail,
  emailChangeNoticeEmail,
  emailTakenEmail,
} from '../../src/features/accounts/email/mail.ts'
import { passwordChangedEmail, passwordResetEmail } from '../../src/features/accounts/password/mail.ts'
import { formatInstant, newDeviceEmail } from '../../src/features/accounts/sign-in/mail.ts'
import {
  disputeEmail,
  paymentDeclinedEmail,
  refundEmail,
  subscriptionEndedEmail,
} from '../../src/features/billing/mail/mail.ts'
import { type DigestItem, renderDueMail, renderWeeklyMail } from '../../src/features/plan/digest/mail.ts'
import { accountErasedEmail, deletionRequestedEmail } from '../../src/features/records/deletion/mail.ts'
import type { Email } from '../../src/platform/mail/email.ts'
import { type EmailContent, renderEmail } from '../../src/platform/mail/render-email.ts'

const origin = 'https://pulse.example'
const sender = {
  origin,
  support: { email: 'support@homepulse.example', address: '100 Hearth Lane, Albany, NY 12207' },
}
const unsubscribeUrl = `${origin}/mail/unsubscribe?customer=0198f3a1&list=weekly&signature=example`

/** A placeholder for the signed part of a link. */
const linkToken = 'eyJhbGciOiJIUzI1NiJ9.eyJ2ZXJzaW9uIjoxLCJzdWIiOiIwMTk4ZjNhMSJ9.example'

const render = (email: Email) => renderEmail(email, sender)

const item = (
  type: DigestItem['entry']['row']['type'],
  dueOn: string,
  status: DigestItem['status'],
  title?: string,
  unitNumber: string | null = null,
): DigestItem => ({
  status,
  entry: {
    row: { type, propertyId: '0198f3a1', unitNumber, street: '12 Oak St', city: 'Austin', state: 'TX' },
    dueOn,
    task: title === undefined ? undefined : { title },
  },
})

const occasion = { firstName: 'Ada', today: '2026-11-23', unsubscribeUrl, sender }
const vent = item('dryer', '2026-11-23', 'due', 'Clean the vent and check the outdoor flap')
const filter = item('furnace', '2026-11-30', 'due', 'Change the filter', '2B')
const oldHeater = item('water_heater', '2026-11-19', 'overdue')
const roof = item('roof', '2027-11-23', 'coming_due')

const ada = { firstName: 'Ada', origin, supportEmail: sender.support.email }
const payer = { ...ada, timeZone: 'America/New_York' }
const newEmail = 'ada@lovelace.example'

const group = (...items: DigestItem[]) => ({ items, total: items.length })

/** Every email of the product, as rendered for Ada. */
export const emailSamples: Readonly<Record<string, EmailContent>> = {
  'password-reset': render(
    passwordResetEmail({ firstName: 'Ada', url: `${origin}/reset-password#${linkToken}` }),
  ),
  'password-changed': render(passwordChangedEmail(ada)),
  'email-confirmation': render(
    confirmationEmail({
      email: 'ada@example.com',
      url: `${origin}/confirm-email#${linkToken}`,
    }),
  ),
  'email-change': render(emailChangeEmail({ newEmail, url: `${origin}/change-email#${linkToken}` })),
  'email-change-taken': render(emailTakenEmail(ada)),
  'email-change-notice': render(emailChangeNoticeEmail({ ...ada, newEmail })),
  'email-change-done': render(emailChangeDoneEmail({ ...ada, newEmail })),
  'new-sign-in': render(
    newDeviceEmail({
      ...ada,
      browser: 'Chrome on Windows',
      at: formatInstant(new Date('2026-11-21T15:00:00Z'), 'America/New_York'),
    }),
  ),
  'account-leaving': render(
    deletionRequestedEmail({ firstName: 'Ada', deletedOn: '2026-12-05', isSubscribed: true, origin }),
  ),
  'account-kept': render(deletionCancelledEmail(ada)),
  'account-deleted': render(accountErasedEmail({ firstName: 'Ada', supportEmail: sender.support.email })),
  'payment-declined': render(paymentDeclinedEmail(payer, { accessUntil: new Date('2026-11-28T15:00:00Z') })),
  'payment-ended': render(
    subscriptionEndedEmail(payer, { endedAt: new Date('2026-11-28T15:00:00Z'), wasDeclined: false }),
  ),
  'payment-ended-declined': render(
    subscriptionEndedEmail(payer, { endedAt: new Date('2026-11-28T15:00:00Z'), wasDeclined: true }),
  ),
  'payment-refunded': render(
    refundEmail(payer, { amountCents: 4_000, happenedAt: new Date('2026-11-21T15:00:00Z') }),
  ),
  'payment-disputed': render(
    disputeEmail(payer, { amountCents: 9_900, happenedAt: new Date('2026-11-21T15:00:00Z') }),
  ),
  'plan-weekly': renderWeeklyMail(occasion, { due: group(vent, filter), overdue: group(oldHeater) }),
  'plan-due': renderDueMail(occasion, {
    tasks: group(vent),
    overdue: group(oldHeater),
    comingDue: group(roof),
  }),
}

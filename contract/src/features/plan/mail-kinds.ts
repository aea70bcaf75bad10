// Browsers load this file, so it does not import zod, which is large.
import { byKey } from '../../objects.ts'

/**
 * The emails about the plan, each of which a customer can turn off. `weekly`: on Mondays, with everything that is due
 * in the next two weeks. `due`: on each day on which something becomes due. No email is sent if it would list nothing.
 */
export const mailKinds = ['weekly', 'due'] as const
export type MailKind = (typeof mailKinds)[number]

/** The column of `customers`, and the field of an export, which says whether the customer wants the email. */
export type MailColumn = `${MailKind}_mail`

/** Creates an object with one entry for each kind of email. */
export const byMailKind = <Value>(make: (kind: MailKind) => Value): Record<MailKind, Value> =>
  byKey(mailKinds, (kind) => kind, make)

/** Creates an object with one entry for each kind of email, under its column. */
export const byMailColumn = <Value>(make: (kind: MailKind) => Value): Record<MailColumn, Value> =>
  byKey(mailKinds, (kind) => `${kind}_mail` as const, make)

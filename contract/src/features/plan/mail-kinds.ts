// Browsers load this file. It must not import the validation library zod, because zod is large.
import { byKey } from '../../objects.ts'

/**
 * The emails about the plan. A customer can turn off each of them.
 * `weekly`: sent on `weeklyMailDay`, lists everything that is due in the next two weeks.
 * `due`: sent on each day on which something becomes due.
 * An email that would list nothing is not sent.
 */
export const mailKinds = ['weekly', 'due'] as const
export type MailKind = (typeof mailKinds)[number]

/** The day of the week on which the weekly email is sent. `ofWeek` counts from 1 for Monday. */
export const weeklyMailDay = { ofWeek: 1, name: 'Monday' }

/**
 * The name of a column of `customers` and of a field in an export. The column or field is true if the customer wants
 * the email.
 */
export type MailColumn = `${MailKind}_mail`

/** Creates an object that maps each kind of email to a value. */
export const byMailKind = <Value>(make: (kind: MailKind) => Value): Record<MailKind, Value> =>
  byKey(mailKinds, (kind) => kind, make)

/** Creates an object that maps the column of each kind of email to a value. */
export const byMailColumn = <Value>(make: (kind: MailKind) => Value): Record<MailColumn, Value> =>
  byKey(mailKinds, (kind) => `${kind}_mail` as const, make)

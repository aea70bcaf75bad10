import { formatVersion, portableAccount } from '@home-pulse/contract/features/records/format'
import { z } from 'zod'

/** Returns the README of the zip. It explains the files to readers who may open the zip years later. */
export const presentReadme = (email: string, exportedAt: Date, support: { readonly email: string }): string =>
  `Home Pulse AI: a copy of everything
===================================

Account:  ${email}
Made:     ${exportedAt.toISOString()} (UTC)

This zip holds all that Home Pulse AI keeps of your account, as it was at one
instant, but for what guards it: your password, sessions, places of sign-in,
and an email that waits to be confirmed.

home-pulse.json         Everything, for programs: homes, units, components with
                        all that ever stood there, tenants and their contracts,
                        notes, photos, tasks, reserves, conversations with HomeBot, the
                        profile, the subscription, and what was changed when.
home-pulse.schema.json  The form of that file, as a JSON Schema. It is version
                        ${formatVersion} of the form.
csv/                    The same as spreadsheets, one for each kind of thing.
                        A text that begins with = + - or @ has an apostrophe
                        before it, so that no spreadsheet takes it for a formula.
notes.txt               Your notes, to be read.
photos/                 Your photos. photos/manifest.json says which is whose.

What you removed is there too, with the instant at which you did
("archived_at"). Amounts are US dollars, dates are YYYY-MM-DD, instants are UTC.

To bring it back, open Account Settings, Your Data in any account of Home Pulse
AI and choose this zip as it is. home-pulse.json and photos/ are read; the rest
is for you. Everything is added beside what the account has, under ids of its
own.

Not in this file, since they are keys and no data: your password, which only
exists as a hash; the private link of your calendar; and the card, which the
payment provider has and we never saw.

Questions: ${support.email}
`.replaceAll('\n', '\r\n')

/** Returns the JSON Schema of `home-pulse.json`. */
export const presentSchema = (): string =>
  JSON.stringify(
    { title: 'Home Pulse AI: a copy of everything', ...z.toJSONSchema(portableAccount, { io: 'input' }) },
    null,
    2,
  )

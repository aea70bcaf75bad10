import { escapeHtml, renderLetter, renderLink, sans } from '../../platform/letter.ts'
import type { Mail } from '../../platform/mail.ts'
import { presentAddress } from '../properties/present.ts'
import type { PlanEntry } from './maintenance-commands.ts'
import { spokenType, titleOf } from './maintenance-present.ts'

/** One line of a mail. */
export interface DigestItem {
  readonly entry: PlanEntry
  readonly status: 'overdue' | 'due' | 'coming_due'
}

/** What every mail of the plan carries besides its items. */
export interface Letter {
  readonly firstName: string
  readonly today: string
  readonly origin: string
  readonly unsubscribeUrl: string
  readonly support: { readonly email: string; readonly address: string }
}

type Content = Pick<Mail, 'subject' | 'text' | 'html'>

interface Section {
  readonly title: string
  readonly items: readonly DigestItem[]
}

interface Draft {
  readonly subject: string
  readonly intro: string
  readonly sections: readonly Section[]
  /** Why this mail came, and how to end it. */
  readonly reason: string
}

const mostLines = 12

const things = (count: number) => (count === 1 ? '1 thing' : `${count.toLocaleString('en-US')} things`)

/** Monday's look ahead. */
export function renderWeeklyMail(letter: Letter, items: readonly DigestItem[]): Content {
  const due = items.filter(({ status }) => status === 'due')
  const overdue = items.filter(({ status }) => status === 'overdue')
  const intro = [
    due.length > 0
      ? `${things(due.length)} due in the next two weeks`
      : 'Nothing new is due in the next two weeks',
    ...(overdue.length > 0 ? [`${overdue.length.toLocaleString('en-US')} overdue`] : []),
  ].join(', ')
  return write(letter, {
    subject:
      due.length > 0
        ? `Your home, the next two weeks: ${things(due.length)} due`
        : `Your home: ${things(overdue.length)} overdue`,
    intro: `${intro}.`,
    sections: [
      { title: 'The next two weeks', items: due },
      { title: 'Overdue', items: overdue },
    ],
    reason: 'You get this mail on Mondays when something is due.',
  })
}

/** The day's news. */
export function renderDueMail(letter: Letter, items: readonly DigestItem[]): Content {
  const [only, ...others] = items
  const subject =
    only && others.length === 0
      ? subjectOfOne(only)
      : `${things(items.length)} became due in your ${isOneHome(items) ? 'home' : 'homes'}`
  return write(letter, {
    subject,
    intro: `${items.length === 1 ? 'This' : 'These'} became due today, or since we last wrote.`,
    sections: [
      { title: 'To do', items: items.filter(({ entry }) => entry.task) },
      { title: 'Past its date', items: items.filter(({ status }) => status === 'overdue') },
      { title: 'To replace within a year', items: items.filter(({ status }) => status === 'coming_due') },
    ],
    reason: 'You get this mail on a day when something becomes due.',
  })
}

const isOneHome = (items: readonly DigestItem[]) =>
  new Set(items.map(({ entry }) => entry.row.propertyId)).size === 1

function subjectOfOne({ entry, status }: DigestItem): string {
  const type = spokenType(entry.row.type)
  if (entry.task) return `Due: ${entry.task.title[0]?.toLowerCase()}${entry.task.title.slice(1)} (${type})`
  return status === 'overdue' ? `Your ${type} is past its date` : `Your ${type} comes due within a year`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
/** `Nov 23`, or with its year where that is another. */
const spokenDate = (date: string, today: string) =>
  (date.slice(0, 4) === today.slice(0, 4) ? dayFormat : dayOfYearFormat).format(new Date(date))

const placeOf = ({ entry: { row } }: DigestItem) =>
  [spokenType(row.type).replace(/^./, (letter) => letter.toUpperCase()), presentAddress(row)]
    .concat(row.unitNumber === null ? [] : [`Unit ${row.unitNumber}`])
    .join(' · ')

function write(letter: Letter, draft: Draft): Content {
  const sections = draft.sections.filter(({ items }) => items.length > 0)
  return {
    subject: draft.subject,
    text: renderText(letter, draft, sections),
    html: renderHtml(letter, draft, sections),
  }
}

const greetingOf = ({ firstName }: Letter) => (firstName ? `Good morning, ${firstName}` : 'Good morning')
const moreThan = (items: readonly DigestItem[]) =>
  items.length > mostLines
    ? `and ${(items.length - mostLines).toLocaleString('en-US')} more in your plan`
    : ''

function renderText(letter: Letter, { intro, reason }: Draft, sections: readonly Section[]): string {
  const { today, origin, unsubscribeUrl, support } = letter
  const lines = sections.flatMap(({ title, items }) => [
    '',
    title.toUpperCase(),
    ...items
      .slice(0, mostLines)
      .flatMap((item) => [
        `- ${spokenDate(item.entry.dueOn, today)}: ${titleOf(item.entry)}`,
        `  ${placeOf(item)}`,
      ]),
    ...(moreThan(items) ? [moreThan(items)] : []),
  ])
  return [
    `${greetingOf(letter)}.`,
    '',
    intro,
    ...lines,
    '',
    `Open your plan: ${origin}/plan`,
    '',
    '--',
    `${reason} To end it: ${unsubscribeUrl}`,
    `Home Pulse AI, ${support.address} · ${support.email}`,
    '',
  ].join('\n')
}

function renderHtml(letter: Letter, { subject, intro, reason }: Draft, sections: readonly Section[]): string {
  const { origin, unsubscribeUrl, support } = letter
  return renderLetter({
    ...{ subject, intro, support },
    greeting: greetingOf(letter),
    body: sections.map((section) => renderSection(letter, section)).join('\n'),
    button: { text: 'Open your plan', url: `${origin}/plan` },
    footer: `${escapeHtml(reason)} ${renderLink(unsubscribeUrl, 'Unsubscribe')}`,
  })
}

function renderSection({ today, origin }: Letter, { title, items }: Section): string {
  const rows = items.slice(0, mostLines).map((item) => renderItem(item, today, origin))
  const more = moreThan(items)
  return `<h2 class="ink" style="${sans};font-size:13px;font-weight:600;line-height:1.4;color:#1c2621;margin:28px 0 4px">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.join('\n')}
</table>${more ? `\n<p class="second" style="${sans};font-size:14px;color:#55615b;margin:12px 0 0">${more}</p>` : ''}`
}

function renderItem(item: DigestItem, today: string, origin: string): string {
  const { entry, status } = item
  const isLate = status === 'overdue'
  const date = spokenDate(entry.dueOn, today)
  return `<tr>
<td class="line ${isLate ? 'alert' : 'second'}" valign="top" width="92" style="${sans};font-size:14px;line-height:1.5;color:${isLate ? '#9c2f22' : '#55615b'};border-top:1px solid #e6e0d4;padding:12px 12px 12px 0;white-space:nowrap">${date}</td>
<td class="line" valign="top" style="${sans};border-top:1px solid #e6e0d4;padding:12px 0">
<a class="ink" href="${escapeHtml(origin)}/property/${entry.row.propertyId}" style="font-size:16px;line-height:1.4;font-weight:600;color:#1c2621;text-decoration:none">${escapeHtml(titleOf(entry))}</a>
<div class="second" style="font-size:14px;line-height:1.5;color:#55615b">${escapeHtml(placeOf(item))}</div>
</td>
</tr>`
}

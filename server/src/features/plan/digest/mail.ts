import { comingDueInWords } from '@home-pulse/contract/coming-due-words'
import { weeklyMailDay } from '@home-pulse/contract/features/plan/mail-kinds'
import { propertyPath, screenPaths } from '@home-pulse/contract/screens'
import { formatCount } from '@home-pulse/contract/wording'
import { shortDate } from '@home-pulse/lifecycle/plain-date'
import { capitalize, countWithNoun } from '@home-pulse/lifecycle/wording'
import { type Block, button, greet, paragraph, type Sender } from '../../../platform/mail/email.ts'
import { type EmailContent, renderEmail } from '../../../platform/mail/render-email.ts'
import { presentAddress } from '../../properties/present.ts'
import type { PlanEntry } from '../maintenance/entry-rules.ts'
import { spokenType, titleOf } from '../maintenance/present.ts'
import type { OwnTaskRow } from '../own-tasks/queries.ts'

interface MailedEntry {
  readonly row: Pick<PlanEntry['row'], 'propertyId' | 'unitNumber'> &
    Pick<OwnTaskRow, 'street' | 'city' | 'state'> & {
      /** The type of the component. Null for a task that the customer added. */
      readonly type: PlanEntry['row']['type'] | null
    }
  readonly dueOn: string
  readonly task: Pick<NonNullable<PlanEntry['task']>, 'title'> | undefined
}

/** One line of an email. */
export interface DigestItem {
  readonly entry: MailedEntry
  readonly status: 'overdue' | 'due' | 'coming_due'
}

/** The parts that all emails about the plan have. */
export interface CommonParts {
  readonly firstName: string
  readonly today: string
  readonly unsubscribeUrl: string
  readonly sender: Sender
}

/** The first items of one section of an email, and the total number of its items. */
export interface DigestGroup {
  readonly items: readonly DigestItem[]
  readonly total: number
}

interface Section extends DigestGroup {
  readonly title: string
}

interface Draft {
  readonly subject: string
  readonly intro: string
  readonly sections: readonly Section[]
  /** The sentence that says why the customer gets this email. */
  readonly reason: string
}

const maxLines = 12

export function renderWeeklyMail(
  common: CommonParts,
  { due, overdue }: Readonly<Record<'due' | 'overdue', DigestGroup>>,
): EmailContent {
  const intro = [
    due.total > 0
      ? `${countWithNoun(due.total, 'thing')} due in the next two weeks`
      : 'Nothing new is due in the next two weeks',
    ...(overdue.total > 0 ? [`${formatCount(overdue.total)} overdue`] : []),
  ].join(', ')
  return write(common, {
    subject:
      due.total > 0
        ? `Your home, the next two weeks: ${countWithNoun(due.total, 'thing')} due`
        : `Your home: ${countWithNoun(overdue.total, 'thing')} overdue`,
    intro: `${intro}.`,
    sections: [
      { title: 'The next two weeks', ...due },
      { title: 'Overdue', ...overdue },
    ],
    reason: `You get this e-mail on ${weeklyMailDay.name}s when something is due.`,
  })
}

export function renderDueMail(
  common: CommonParts,
  { tasks, overdue, comingDue }: Readonly<Record<'tasks' | 'overdue' | 'comingDue', DigestGroup>>,
): EmailContent {
  const groups = [tasks, overdue, comingDue]
  const items = groups.flatMap((group) => group.items)
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  const [only] = items
  const subject =
    only && total === 1
      ? subjectOfOne(only)
      : `${countWithNoun(total, 'thing')} became due in your ${isOneHome(items) ? 'home' : 'homes'}`
  return write(common, {
    subject,
    intro: `${total === 1 ? 'This' : 'These'} became due today, or since we last wrote.`,
    sections: [
      { title: 'To do', ...tasks },
      { title: 'Past the date to plan for', ...overdue },
      { title: `To replace within ${comingDueInWords}`, ...comingDue },
    ],
    reason: 'You get this e-mail on a day when something becomes due.',
  })
}

const isOneHome = (items: readonly DigestItem[]) =>
  new Set(items.map(({ entry }) => entry.row.propertyId)).size === 1

function subjectOfOne({ entry, status }: DigestItem): string {
  if (entry.row.type === null) return `Due: ${nameOf(entry)}`
  const type = spokenType(entry.row.type)
  if (entry.task) return `Due: ${entry.task.title[0]?.toLowerCase()}${entry.task.title.slice(1)} (${type})`
  return status === 'overdue'
    ? `Your ${type} is past the date to plan for`
    : `Plan to replace your ${type} within ${comingDueInWords}`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
/** Formats a date as `Nov 23`, with its year if that is not the current year. */
const spokenDate = (date: string, today: string) =>
  date.slice(0, 4) === today.slice(0, 4) ? dayFormat.format(new Date(date)) : shortDate(date)

const nameOf = ({ row: { type }, task }: MailedEntry): string =>
  task || type === null ? (task?.title ?? '') : titleOf({ row: { type }, task })

const describeType = ({ type }: MailedEntry['row']) =>
  type === null ? 'Your own task' : capitalize(spokenType(type))

const placeOf = ({ entry: { row } }: DigestItem) =>
  [describeType(row), presentAddress(row)]
    .concat(row.unitNumber === null ? [] : [`Unit ${row.unitNumber}`])
    .join(' · ')

function write(
  { firstName, today, unsubscribeUrl, sender }: CommonParts,
  { subject, intro, sections, reason }: Draft,
): EmailContent {
  const filled = sections.filter(({ total }) => total > 0)
  const lists = filled.map((section) => listBlockOf(section, today, sender.origin))
  return renderEmail(
    {
      ...{ subject, reason, unsubscribeUrl },
      preheader: namesOf(filled.flatMap(({ items }) => items)),
      greeting: greet(firstName, 'Good morning'),
      blocks: [paragraph(intro), ...lists, button('Open your plan', `${sender.origin}${screenPaths.plan}`)],
    },
    sender,
  )
}

/**
 * Lists the names of the first items. The preview line of the email shows them, because the subject states only their
 * number.
 */
function namesOf(items: readonly DigestItem[]): string {
  const names = [...new Set(items.map(({ entry }) => nameOf(entry)))].slice(0, 3)
  return `${names.join(' · ')}${items.length > names.length ? ' · and more' : ''}`
}

function listBlockOf({ title, items, total }: Section, today: string, origin: string): Block {
  const more = total - maxLines
  return {
    kind: 'list',
    title,
    rows: items.slice(0, maxLines).map((item) => ({
      mark: spokenDate(item.entry.dueOn, today),
      isAlert: item.status === 'overdue',
      link: { text: nameOf(item.entry), url: `${origin}${propertyPath(item.entry.row.propertyId)}` },
      detail: item.entry.task ? placeOf(item) : `${placeOf(item)} · plan by ${shortDate(item.entry.dueOn)}`,
    })),
    ...(more > 0 && { more: `and ${formatCount(more)} more in your plan` }),
  }
}

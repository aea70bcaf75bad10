import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { earlierOf, laterOf } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import { nowDate, todayIn } from '../../../platform/config/clock.ts'
import type { Job, JobRun } from '../../../platform/jobs/scheduler.ts'
import { isMailAddress, MailFault } from '../../../platform/mail/mail.ts'
import type { EmailContent } from '../../../platform/mail/render-email.ts'
import type { Services } from '../../../platform/services.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { type DueGroup, readDueGroups } from '../maintenance/due-groups-read.ts'
import type { Dates } from '../maintenance/due-read.ts'
import { type DigestGroup, type DigestItem, renderDueMail, renderWeeklyMail } from './mail.ts'
import { joinGroups, readOwnTasksBetween, readOwnTasksDueBy } from './own-tasks-read.ts'
import {
  claimDelivery,
  listMailReaders,
  type MailKind,
  type MailReader,
  releaseDelivery,
  selectLastDelivery,
  settleDelivery,
} from './queries.ts'

const addDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/** A weekly email covers this many days, including its own. */
const weeklyDays = 14
const lastWeeklyDay = (today: string) => addDays(today, weeklyDays - 1)

/** The number of entries that are read per group: more than an email lists, to know whether all are in one home. */
const maxRead = 50

/**
 * Tells whether an entry became due after one day and up to another: a task on its date, a replacement when it comes
 * within a year and when its date has passed.
 */
function newStatus({ task, dueOn, cameOn }: Dates, after: string, until: string) {
  const isWithin = (day: string) => day > after && day <= until
  if (task) return isWithin(cameOn) ? 'due' : undefined
  if (isWithin(addDays(dueOn, 1))) return 'overdue'
  return isWithin(addDays(dueOn, -comingDueDays)) ? 'coming_due' : undefined
}

/** An email covers at most this many past days, however long the server was off. */
const maxLookBackDays = 31

export const digestJobs = (services: Services): Job[] => [
  {
    name: 'weekly-mail',
    schedule: { every: 'week', onDay: 1, atHour: 8 },
    clocks: 'customers',
    run: (run) => mailEach(services, run, { kind: 'weekly', compose: composeWeekly }),
  },
  {
    name: 'due-mail',
    schedule: { every: 'day', atHour: 8 },
    clocks: 'customers',
    run(run) {
      const { period, lastPeriod = addDays(period, -1) } = run
      const after = laterOf(earlierOf(lastPeriod, addDays(period, -1)), addDays(period, -maxLookBackDays))
      const compose = (services: Services, occasion: Occasion) =>
        composeDue(services, occasion, { after, until: period })
      return mailEach(services, run, { kind: 'due', compose })
    },
  },
]

/**
 * Composes the weekly email. Returns undefined if it has no news: a replacement that has been overdue for more than a
 * week is on every screen and does not need an email.
 */
async function composeWeekly(services: Services, occasion: Occasion): Promise<EmailContent | undefined> {
  const { today } = occasion
  const lastWeek = addDays(today, -7)
  const limits = { due: maxRead, overdue: maxRead, news: 0 }
  const { due, overdue, news } = await readDueGroups(
    services.gate,
    occasion.owner,
    occasion,
    limits,
    ({ task, dueOn }) => {
      if (dueOn > lastWeeklyDay(today)) return []
      const status = dueOn < today ? 'overdue' : 'due'
      return task || dueOn >= lastWeek ? [status, 'news'] : [status]
    },
  )
  const own = await readOwnTasksDueBy(services.gate, occasion.owner, today, lastWeeklyDay(today))
  if (news.total + own.due.total + own.overdue.total === 0) return undefined
  const groups = {
    due: joinGroups(own.due, itemsOf(due, 'due')),
    overdue: joinGroups(own.overdue, itemsOf(overdue, 'overdue')),
  }
  return renderWeeklyMail(addressed(services, occasion), groups)
}

/** Composes the daily email. Returns undefined if nothing became due. */
async function composeDue(
  services: Services,
  occasion: Occasion,
  { after, until }: { readonly after: string; readonly until: string },
): Promise<EmailContent | undefined> {
  const isMonday = Temporal.PlainDate.from(until).dayOfWeek === 1
  // A weekly email, sent this morning or late, already listed what became due up to this day, except
  // replacements that come within a year.
  const toldUntil = isMonday && occasion.reader.weekly_mail ? until : (occasion.weeklyOn ?? after)
  const limits = { tasks: maxRead, overdue: maxRead, comingDue: maxRead }
  const groups = await readDueGroups(services.gate, occasion.owner, occasion, limits, (dates) => {
    if (newStatus(dates, after, until) === 'coming_due') return ['comingDue']
    const status = newStatus(dates, laterOf(after, toldUntil), until)
    if (status === 'coming_due' || !status) return []
    return [status === 'overdue' ? 'overdue' : 'tasks']
  })
  const { overdue, comingDue } = groups
  const own = await readOwnTasksBetween(services.gate, occasion.owner, laterOf(after, toldUntil), until)
  const tasks = joinGroups(own, itemsOf(groups.tasks, 'due'))
  if (tasks.total + overdue.total + comingDue.total === 0) return undefined
  return renderDueMail(addressed(services, occasion), {
    tasks,
    overdue: itemsOf(overdue, 'overdue'),
    comingDue: itemsOf(comingDue, 'coming_due'),
  })
}

const itemsOf = ({ entries, total }: DueGroup, status: DigestItem['status']): DigestGroup => ({
  items: entries.map((entry) => ({ entry, status })),
  total,
})

const addressed = ({ config }: Services, { reader, today, unsubscribeUrl }: Occasion) => ({
  firstName: reader.first_name,
  today,
  unsubscribeUrl,
  sender: { origin: config.mail.origin, support: config.support },
})

/** The recipient of an email, with the current date in their time zone. */
interface Occasion {
  readonly reader: MailReader
  readonly owner: Owner
  readonly timeZone: string
  readonly today: string
  readonly unsubscribeUrl: string
  /** The recipient's date on which the last weekly email was sent, even if it was late. */
  readonly weeklyOn: string | undefined
}

interface Mailing {
  readonly kind: MailKind
  readonly compose: (services: Services, occasion: Occasion) => Promise<EmailContent | undefined>
}

const readersAtOnce = 200
/** After this many failures in a row the mail server counts as unavailable. */
const maxFailuresInARow = 3

/** Emails each customer of the time zone who wants this kind and has news, at most once per period. */
async function mailEach(services: Services, run: JobRun, mailing: Mailing): Promise<void> {
  const { gate, clock, config } = services
  let afterId: string | undefined
  let failuresInARow = 0
  let lastFault: MailFault | undefined
  for (;;) {
    const place = { timeZone: run.timeZone, since: run.dueAt, afterId, limit: readersAtOnce }
    const readers = await gate.withoutOwner((connection) => listMailReaders(connection, mailing.kind, place))
    for (const reader of readers) {
      if (run.signal.aborted) return
      const isPaid = reader.paid_until !== null && reader.paid_until.getTime() > clock.nowMs()
      if ((config.enforcePayment && !isPaid) || !isMailAddress(reader.email)) continue
      const fault = await mailOne(services, run, mailing, reader)
      failuresInARow = fault ? failuresInARow + 1 : 0
      lastFault = fault ?? lastFault
      if (fault && failuresInARow === maxFailuresInARow) throw fault
    }
    afterId = readers.at(-1)?.customer_id
    if (readers.length < readersAtOnce) break
  }
  // Sent emails are recorded, so the retry covers only the others.
  if (lastFault) throw lastFault
}

/** Returns an error if the email was not sent and should be retried. */
async function mailOne(
  services: Services,
  run: JobRun,
  { kind, compose }: Mailing,
  reader: MailReader,
): Promise<MailFault | undefined> {
  const { app, clock, config, gate, mailer, signedUrls } = services
  const { period, timeZone } = run
  const owner = gate.createOwner(reader.customer_id)
  const actor = { userId: reader.customer_id, action: `${kind}Mail` }
  const today = todayIn(timeZone, clock)
  const weeklyAt = await gate.read(owner, (sql) => selectLastDelivery(sql, owner, 'weekly'))
  const weeklyOn = weeklyAt && todayIn(timeZone, { nowMs: () => weeklyAt.getTime() })
  const unsubscribeUrl =
    config.mail.origin +
    signedUrls.sign('POST', unsubscribePath(reader.customer_id, kind), clock.nowMs() + linkLivesMs)
  const content = await compose(services, { reader, owner, timeZone, today, unsubscribeUrl, weeklyOn })
  if (!content) return undefined

  const delivery = { kind, period, createdAt: nowDate(clock) }
  if (!(await gate.write(owner, actor, (sql) => claimDelivery(sql, owner, delivery)))) return undefined
  try {
    const id = `${kind}.${period}.${reader.customer_id}`
    await mailer.send({ ...content, to: reader.email, id, unsubscribeUrl })
  } catch (error) {
    const fault =
      error instanceof MailFault ? error : new MailFault('unknown', 'A mail could not be written.')
    app.log.warn({ err: fault, outcome: fault.outcome, kind, period }, 'an email was not sent')
    if (fault.outcome === 'unknown') return undefined
    await gate.write(owner, actor, (sql) =>
      fault.outcome === 'refused'
        ? settleDelivery(sql, owner, delivery, 'refused')
        : releaseDelivery(sql, owner, delivery),
    )
    return fault.outcome === 'refused' ? undefined : fault
  }
  await gate.write(owner, actor, (sql) => settleDelivery(sql, owner, delivery, 'sent'))
  return undefined
}

/** The time for which an unsubscribe link is valid: longer than people usually keep an email. */
const linkLivesMs = 400 * 24 * 60 * 60 * 1000

export const unsubscribeAddress = '/mail/unsubscribe'
const unsubscribePath = (customerId: string, kind: MailKind) =>
  `${unsubscribeAddress}?customer=${customerId}&list=${kind}`

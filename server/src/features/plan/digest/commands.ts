import { type MailKind, weeklyMailDay } from '@home-pulse/contract/features/plan/mail-kinds'
import { comingDueDays } from '@home-pulse/contract/vocabulary'
import { addDays, earlierOf, laterOf } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import { nowDate, todayIn } from '../../../platform/config/clock.ts'
import type { Job, JobRun } from '../../../platform/jobs/scheduler.ts'
import { isMailAddress, MailError } from '../../../platform/mail/mail.ts'
import type { EmailContent } from '../../../platform/mail/render-email.ts'
import type { Owner } from '../../../platform/tenancy/gate.ts'
import { type DueGroup, readDueGroups } from '../maintenance/due-groups-read.ts'
import type { DueDates } from '../maintenance/due-read.ts'
import type { PlanServices } from '../services.ts'
import { type DigestGroup, type DigestItem, renderDueMail, renderWeeklyMail } from './mail.ts'
import { joinGroups, readOwnTasksBetween, readOwnTasksDueBy } from './own-tasks-read.ts'
import {
  claimDelivery,
  listMailRecipients,
  type MailRecipient,
  releaseDelivery,
  selectLastDelivery,
  settleDelivery,
} from './queries.ts'
import { unsubscribeAddress } from './unsubscribe-present.ts'

/** A weekly email covers this many days, beginning with the day on which it is sent. */
const weeklyDays = 14
const lastWeeklyDay = (today: string) => addDays(today, weeklyDays - 1)

/**
 * The number of entries that are read per group. It is more than an email lists, so that the email can say whether all
 * of them are in one home.
 */
const maxEntriesPerGroup = 50

/**
 * Returns the new status of an entry that changed its status after the day `after` and up to the day `until`. Returns
 * undefined if its status did not change. A task becomes due on its date. A replacement is coming due `comingDueDays`
 * before its date, and overdue after it.
 */
function newStatus({ task, dueOn, becameDueOn }: DueDates, after: string, until: string) {
  const isWithin = (day: string) => day > after && day <= until
  if (task) return isWithin(becameDueOn) ? 'due' : undefined
  if (isWithin(addDays(dueOn, 1))) return 'overdue'
  return isWithin(addDays(dueOn, -comingDueDays)) ? 'coming_due' : undefined
}

/** An email covers at most this many past days, even if the server was off for longer. */
const maxLookBackDays = 31

export const digestJobs = (services: PlanServices): Job[] => [
  {
    name: 'weekly-mail',
    schedule: { every: 'week', onDay: weeklyMailDay.ofWeek, atHour: 8 },
    timeZones: 'customers',
    run: (run) => mailEach(services, run, { kind: 'weekly', compose: composeWeekly }),
  },
  {
    name: 'due-mail',
    schedule: { every: 'day', atHour: 8 },
    timeZones: 'customers',
    run(run) {
      const { period, lastPeriod = addDays(period, -1) } = run
      const after = laterOf(earlierOf(lastPeriod, addDays(period, -1)), addDays(period, -maxLookBackDays))
      const compose = (services: PlanServices, context: MailContext) =>
        composeDue(services, context, { after, until: period })
      return mailEach(services, run, { kind: 'due', compose })
    },
  },
]

/**
 * Composes the weekly email. Returns undefined if there is nothing new. A replacement that has been overdue for more
 * than a week is not new, because every screen shows it.
 */
async function composeWeekly(
  services: PlanServices,
  context: MailContext,
): Promise<EmailContent | undefined> {
  const { today } = context
  const lastWeek = addDays(today, -7)
  const limits = { due: maxEntriesPerGroup, overdue: maxEntriesPerGroup, news: 0 }
  const { due, overdue, news } = await readDueGroups(services.gate, context, limits, ({ task, dueOn }) => {
    if (dueOn > lastWeeklyDay(today)) return []
    const status = dueOn < today ? 'overdue' : 'due'
    return task || dueOn >= lastWeek ? [status, 'news'] : [status]
  })
  const own = await readOwnTasksDueBy(services.gate, context.owner, today, lastWeeklyDay(today))
  if (news.total + own.due.total + own.overdue.total === 0) return undefined
  const groups = {
    due: joinGroups(own.due, itemsOf(due, 'due')),
    overdue: joinGroups(own.overdue, itemsOf(overdue, 'overdue')),
  }
  return renderWeeklyMail(commonPartsOf(services, context), groups)
}

/** Composes the daily email. Returns undefined if nothing became due. */
async function composeDue(
  services: PlanServices,
  context: MailContext,
  { after, until }: { readonly after: string; readonly until: string },
): Promise<EmailContent | undefined> {
  const isWeeklyDay = Temporal.PlainDate.from(until).dayOfWeek === weeklyMailDay.ofWeek
  // The last weekly email listed the entries that became due by the day on which it was sent. It did not list
  // replacements that are coming due.
  const reportedUntil = isWeeklyDay && context.recipient.weekly_mail ? until : (context.weeklyOn ?? after)
  const limits = { tasks: maxEntriesPerGroup, overdue: maxEntriesPerGroup, comingDue: maxEntriesPerGroup }
  const groups = await readDueGroups(services.gate, context, limits, (dates) => {
    if (newStatus(dates, after, until) === 'coming_due') return ['comingDue']
    const status = newStatus(dates, laterOf(after, reportedUntil), until)
    if (status === 'coming_due' || !status) return []
    return [status === 'overdue' ? 'overdue' : 'tasks']
  })
  const { overdue, comingDue } = groups
  const own = await readOwnTasksBetween(services.gate, context.owner, laterOf(after, reportedUntil), until)
  const tasks = joinGroups(own, itemsOf(groups.tasks, 'due'))
  if (tasks.total + overdue.total + comingDue.total === 0) return undefined
  return renderDueMail(commonPartsOf(services, context), {
    tasks,
    overdue: itemsOf(overdue, 'overdue'),
    comingDue: itemsOf(comingDue, 'coming_due'),
  })
}

const itemsOf = ({ entries, total }: DueGroup, status: DigestItem['status']): DigestGroup => ({
  items: entries.map((entry) => ({ entry, status })),
  total,
})

const commonPartsOf = ({ config }: PlanServices, { recipient, today, unsubscribeUrl }: MailContext) => ({
  firstName: recipient.first_name,
  today,
  unsubscribeUrl,
  sender: { origin: config.mail.origin, support: config.support },
})

/** The recipient of an email, and the data that is needed to compose it. */
interface MailContext {
  readonly recipient: MailRecipient
  readonly owner: Owner
  readonly timeZone: string
  readonly today: string
  readonly unsubscribeUrl: string
  /** The date in the recipient's time zone on which the last weekly email was sent. It may have been sent late. */
  readonly weeklyOn: string | undefined
}

interface Mailing {
  readonly kind: MailKind
  readonly compose: (services: PlanServices, context: MailContext) => Promise<EmailContent | undefined>
}

const recipientsPerPage = 200
/** After this many failures in a row the mail server is treated as unavailable. */
const maxFailuresInARow = 3

/**
 * Sends one kind of email to each customer of the time zone who wants it, at most once per period. Customers without
 * news get none.
 */
async function mailEach(services: PlanServices, run: JobRun, mailing: Mailing): Promise<void> {
  const { app, gate, clock, config } = services
  let afterId: string | undefined
  let failuresInARow = 0
  let lastError: unknown
  for (;;) {
    const place = { timeZone: run.timeZone, since: run.dueAt, afterId, limit: recipientsPerPage }
    const recipients = await gate.withoutOwner((connection) =>
      listMailRecipients(connection, mailing.kind, place),
    )
    for (const recipient of recipients) {
      if (run.signal.aborted) return
      const isPaid = recipient.paid_until !== null && recipient.paid_until.getTime() > clock.nowMs()
      if ((config.enforcePayment && !isPaid) || !isMailAddress(recipient.email)) continue
      const error = await mailOne(services, run, mailing, recipient).catch((err: unknown) => {
        // An error in one customer's data must not stop the emails to other customers.
        app.log.error({ err, kind: mailing.kind, period: run.period }, 'failed to compose or record an email')
        lastError = err
      })
      failuresInARow = error ? failuresInARow + 1 : 0
      lastError = error ?? lastError
      if (error && failuresInARow === maxFailuresInARow) throw error
    }
    afterId = recipients.at(-1)?.customer_id
    if (recipients.length < recipientsPerPage) break
  }
  // Throwing makes the job run again. Sent emails are recorded, so the next run sends only the remaining ones.
  if (lastError) throw lastError
}

/** Composes and sends one email. Returns an error if it was not sent and should be retried. */
async function mailOne(
  services: PlanServices,
  run: JobRun,
  { kind, compose }: Mailing,
  recipient: MailRecipient,
): Promise<MailError | undefined> {
  const { app, clock, config, gate, mailer, signedUrls } = services
  const { period, timeZone } = run
  const owner = gate.createOwner(recipient.customer_id)
  const actor = { userId: recipient.customer_id, action: `${kind}Mail` }
  const today = todayIn(timeZone, clock)
  const weeklyAt = await gate.read(owner, (sql) => selectLastDelivery(sql, owner, 'weekly'))
  const weeklyOn = weeklyAt && todayIn(timeZone, { nowMs: () => weeklyAt.getTime() })
  const unsubscribeUrl =
    config.mail.origin +
    signedUrls.sign('POST', unsubscribePath(recipient.customer_id, kind), clock.nowMs() + linkLifetimeMs)
  const content = await compose(services, { recipient, owner, timeZone, today, unsubscribeUrl, weeklyOn })
  if (!content) return undefined

  const delivery = { kind, period, createdAt: nowDate(clock) }
  if (!(await gate.write(owner, actor, (sql) => claimDelivery(sql, owner, delivery)))) return undefined
  try {
    const id = `${kind}.${period}.${recipient.customer_id}`
    await mailer.send({ ...content, to: recipient.email, id, unsubscribeUrl })
  } catch (cause) {
    const error =
      cause instanceof MailError ? cause : new MailError('unknown', 'A mail could not be written.')
    app.log.warn({ err: error, outcome: error.outcome, kind, period }, 'an email was not sent')
    if (error.outcome === 'unknown') return undefined
    await gate.write(owner, actor, (sql) =>
      error.outcome === 'refused'
        ? settleDelivery(sql, owner, delivery, 'refused')
        : releaseDelivery(sql, owner, delivery),
    )
    return error.outcome === 'refused' ? undefined : error
  }
  await gate.write(owner, actor, (sql) => settleDelivery(sql, owner, delivery, 'sent'))
  return undefined
}

/** The time for which an unsubscribe link is valid: longer than people usually keep an email. */
const linkLifetimeMs = 400 * 24 * 60 * 60 * 1000
const unsubscribePath = (customerId: string, kind: MailKind) =>
  `${unsubscribeAddress}?customer=${customerId}&list=${kind}`

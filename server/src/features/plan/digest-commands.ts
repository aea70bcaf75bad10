import { earlierOf, laterOf } from '@home-pulse/lifecycle/plain-date'
import { Temporal } from 'temporal-polyfill'
import { nowDate, todayIn } from '../../platform/clock.ts'
import type { Job, JobRun } from '../../platform/jobs.ts'
import { isMailAddress, MailFault } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LetterContent } from '../../platform/render-letter.ts'
import { type DigestItem, renderDueMail, renderWeeklyMail } from './digest-present.ts'
import {
  claimDelivery,
  listMailReaders,
  type MailKind,
  type MailReader,
  releaseDelivery,
  selectLastDelivery,
  settleDelivery,
} from './digest-queries.ts'
import { type Dates, selectFromPlan } from './due-commands.ts'
import type { PlanEntry } from './maintenance-commands.ts'

const addDays = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/** A weekly mail looks this many days ahead, its own day counted. */
const weeklyDays = 14
const lastWeeklyDay = (today: string) => addDays(today, weeklyDays - 1)

/**
 * What a weekly mail says; undefined where it would say nothing new: a replacement that has been overdue for more than a
 * week is on every screen, and no reason for a mail.
 */
export function weeklyItems(plan: readonly PlanEntry[], today: string): DigestItem[] | undefined {
  const items = plan
    .filter(({ dueOn }) => dueOn <= lastWeeklyDay(today))
    .map((entry): DigestItem => ({ entry, status: entry.dueOn < today ? 'overdue' : 'due' }))
  const lastWeek = addDays(today, -7)
  return items.some(({ entry }) => entry.task || entry.dueOn >= lastWeek) ? items : undefined
}

/** Something is coming due when its date is within this many days from today, as on the dashboard. */
const comingDueDays = 365

/**
 * What became due after one day, up to another: a task on its day, a replacement on the day it comes within a year and
 * on the day after its date.
 */
export const becameDue = (plan: readonly PlanEntry[], after: string, until: string): DigestItem[] =>
  plan.flatMap((entry): DigestItem[] => {
    const status = newStatus(entry, after, until)
    return status ? [{ entry, status }] : []
  })

function newStatus({ task, dueOn, cameOn }: Dates, after: string, until: string) {
  const isWithin = (day: string) => day > after && day <= until
  if (task) return isWithin(cameOn) ? 'due' : undefined
  if (isWithin(addDays(dueOn, 1))) return 'overdue'
  return isWithin(addDays(dueOn, -comingDueDays)) ? 'coming_due' : undefined
}

/** However long the server was off, a mail does not begin further back. */
const longestLookBackDays = 31

export const digestJobs = (platform: Platform): Job[] => [
  {
    name: 'weekly-mail',
    schedule: { every: 'week', onDay: 1, atHour: 8 },
    clocks: 'customers',
    run: (run) =>
      mailEach(platform, run, {
        kind: 'weekly',
        speaksOf: ({ dueOn }, today) => dueOn <= lastWeeklyDay(today),
        compose({ reader, plan, today, unsubscribeUrl }) {
          const items = weeklyItems(plan, today)
          return items && renderWeeklyMail({ ...addressed(platform, reader, today), unsubscribeUrl }, items)
        },
      }),
  },
  {
    name: 'due-mail',
    schedule: { every: 'day', atHour: 8 },
    clocks: 'customers',
    run: (run) => {
      const { period, lastPeriod = addDays(period, -1) } = run
      const after = laterOf(earlierOf(lastPeriod, addDays(period, -1)), addDays(period, -longestLookBackDays))
      const isMonday = Temporal.PlainDate.from(period).dayOfWeek === 1
      return mailEach(platform, run, {
        kind: 'due',
        speaksOf: (dates) => newStatus(dates, after, period) !== undefined,
        compose({ reader, plan, today, unsubscribeUrl, weeklyOn }) {
          // A weekly mail has it all but what comes due within a year, be it of this morning or one that was caught up with.
          const toldUntil = isMonday && reader.weekly_mail ? period : (weeklyOn ?? after)
          const items = [
            ...becameDue(plan, laterOf(after, toldUntil), period).filter(
              ({ status }) => status !== 'coming_due',
            ),
            ...becameDue(plan, after, period).filter(({ status }) => status === 'coming_due'),
          ]
          if (items.length === 0) return undefined
          return renderDueMail({ ...addressed(platform, reader, today), unsubscribeUrl }, items)
        },
      })
    },
  },
]

const addressed = ({ config }: Platform, { first_name: firstName }: MailReader, today: string) => ({
  firstName,
  today,
  sender: { origin: config.mail.origin, support: config.support },
})

/** What a mail is made of. */
interface Occasion {
  readonly reader: MailReader
  readonly plan: readonly PlanEntry[]
  readonly today: string
  readonly unsubscribeUrl: string
  /** The reader's day on which the last weekly mail went, whatever day it was meant for. */
  readonly weeklyOn: string | undefined
}

interface Mailing {
  readonly kind: MailKind
  /** Whether a mail of this day may have something to say of what is due then: of the rest nothing is read. */
  readonly speaksOf: (dates: Dates, today: string) => boolean
  readonly compose: (occasion: Occasion) => LetterContent | undefined
}

const readersAtOnce = 200
/** After so many in a row that could not be handed over, the mail server is taken to be away. */
const mostFailuresInARow = 3

/** Mails each customer of the zone who wants this kind and has something to read, none of them twice for a period. */
async function mailEach(platform: Platform, run: JobRun, mailing: Mailing): Promise<void> {
  const { gate, clock, config } = platform
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
      const fault = await mailOne(platform, run, mailing, reader)
      failuresInARow = fault ? failuresInARow + 1 : 0
      lastFault = fault ?? lastFault
      if (fault && failuresInARow === mostFailuresInARow) throw fault
    }
    afterId = readers.at(-1)?.customer_id
    if (readers.length < readersAtOnce) break
  }
  // Those who got theirs are set down: the next try is for the others alone.
  if (lastFault) throw lastFault
}

/** Answers a fault where the mail did not go and should be tried again. */
async function mailOne(
  platform: Platform,
  run: JobRun,
  { kind, speaksOf, compose }: Mailing,
  reader: MailReader,
): Promise<MailFault | undefined> {
  const { app, clock, config, gate, mailer, signedUrls } = platform
  const { period, timeZone } = run
  const owner = gate.admit(reader.customer_id)
  const actor = { userId: reader.customer_id, action: `${kind}Mail` }
  const today = todayIn(timeZone, clock)
  const { plan, weeklyOn } = await gate.read(owner, async (sql) => {
    const weeklyAt = await selectLastDelivery(sql, owner, 'weekly')
    return {
      plan: await selectFromPlan(sql, owner, { timeZone, today }, (dates) => speaksOf(dates, today)),
      weeklyOn: weeklyAt && todayIn(timeZone, { nowMs: () => weeklyAt.getTime() }),
    }
  })
  const unsubscribeUrl =
    config.mail.origin +
    signedUrls.sign('POST', unsubscribePath(reader.customer_id, kind), clock.nowMs() + linkLivesMs)
  const content = compose({ reader, plan, today, unsubscribeUrl, weeklyOn })
  if (!content) return undefined

  const delivery = { kind, period, createdAt: nowDate(clock) }
  if (!(await gate.write(owner, actor, (sql) => claimDelivery(sql, owner, delivery)))) return undefined
  try {
    const id = `${kind}.${period}.${reader.customer_id}`
    await mailer.send({ ...content, to: reader.email, id, unsubscribeUrl })
  } catch (error) {
    const fault =
      error instanceof MailFault ? error : new MailFault('unknown', 'A mail could not be written.')
    app.log.warn({ err: fault, outcome: fault.outcome, kind, period }, 'a mail was not sent')
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

/** Longer than anybody keeps a mail before they are tired of it. */
const linkLivesMs = 400 * 24 * 60 * 60 * 1000

export const unsubscribeAddress = '/mail/unsubscribe'
const unsubscribePath = (customerId: string, kind: MailKind) =>
  `${unsubscribeAddress}?customer=${customerId}&list=${kind}`

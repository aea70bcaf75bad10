import type { FastifyBaseLogger } from 'fastify'
import { type Clock, nowDate } from '../config/clock.ts'
import type { Gate } from '../tenancy/gate.ts'
import { latestOccasion, type Schedule } from './schedule.ts'

/** Work that is done once for each period, however many replicas there are. */
export interface Job {
  /** What its runs are kept under: it must not change. */
  readonly name: string
  readonly schedule: Schedule
  /** Once for all by UTC, or once for each time zone that a customer lives in. */
  readonly clocks: 'utc' | 'customers'
  /** Must bear to be run again for the same period: a process may die in the middle. */
  run(run: JobRun): Promise<void>
}

/** One period's work. */
export interface JobRun {
  readonly timeZone: string
  /** What names the period: as a rule the day on which the work fell due, by that zone's calendar. */
  readonly period: string
  /** The period that was finished before it, however long ago: everything since is this one's to do. */
  readonly lastPeriod: string | undefined
  /** When it fell due, which may be long before now. */
  readonly dueAt: Date
  /** Set when the process is asked to stop: leave the rest, it will be taken up again. */
  readonly signal: AbortSignal
}

export interface Jobs {
  add(job: Job): void
  /** Does what is due now and is not done; answers when that is done. */
  runDue(): Promise<void>
  /** Looks every minute, beginning now. */
  start(): void
  /** Lets the work at hand come to a good place, then looks no more. */
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What this server does by the calendar: nothing, until somebody starts it. */
    readonly jobs: Jobs
  }
}

/** A run whose holder says nothing for so long is taken to be dead. */
const leaseMs = 10 * 60_000
const lookEveryMs = 60_000
/** What a clock that ran ahead has finished is not done again; but a clock that was years ahead is not believed. */
const believableAheadMs = 8 * 24 * 60 * 60_000
/** After a failure: 1 minute, 2, 4, ... and never more than an hour. */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000

interface JobServices {
  readonly clock: Clock
  readonly gate: Gate
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Runs jobs by the calendar. Who does a period's work is settled by one row for job, zone and period, claimed by a
 * single statement. It is a lease in a table rather than an advisory lock, because a lock needs a connection for as
 * long as the work takes, and the embedded database has only one.
 */
export function makeJobs({ clock, gate, log }: JobServices): Jobs {
  const jobs: Job[] = []
  /** The period known to be finished, so that the database is not asked about it every minute. */
  const finished = new Map<string, string>()
  const stopping = new AbortController()
  let atWork: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const ask = <Row>(statement: { name: string; text: string }, values: readonly unknown[]) =>
    gate.withoutOwner(({ query }) => query<Row>(statement, values))
  const inMs = (milliseconds: number) => new Date(clock.nowMs() + milliseconds)

  async function runPeriod(job: Job, timeZone: string): Promise<void> {
    const { period, atMs } = latestOccasion(job.schedule, timeZone, clock.nowMs())
    const place = `${job.name} ${timeZone}`
    if (finished.get(place) === period) return
    const key = [job.name, timeZone, period]
    const dueAt = new Date(atMs)
    const [claimed] = await ask<{ attempts: number }>(claim, [
      ...key,
      inMs(leaseMs),
      nowDate(clock),
      dueAt,
      inMs(believableAheadMs),
    ])
    const [last] = await ask<{ period: string }>(findLast, [job.name, timeZone])
    if (!claimed) {
      if (last) finished.set(place, last.period)
      return
    }

    const freeAt = (at: Date) => ask(setFree, [...key, at, claimed.attempts])
    const renew = () => freeAt(inMs(leaseMs)).catch(() => {})
    const heartbeat = setInterval(renew, leaseMs / 3)
    try {
      const { signal } = stopping
      await job.run({ timeZone, period, lastPeriod: last?.period, dueAt, signal })
      if (signal.aborted) {
        await freeAt(nowDate(clock))
        return
      }
      await ask(finish, [...key, nowDate(clock)])
      finished.set(place, period)
    } catch (error) {
      log.error({ err: error, job: job.name, timeZone, period, attempts: claimed.attempts }, 'job failed')
      await freeAt(inMs(backoffMs(claimed.attempts)))
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function runAll(): Promise<void> {
    if (jobs.length === 0) return
    const zones = await ask<{ time_zone: string }>(listTimeZones, [])
    for (const job of jobs)
      for (const timeZone of job.clocks === 'utc' ? ['UTC'] : zones.map((row) => row.time_zone)) {
        if (stopping.signal.aborted) return
        await runPeriod(job, timeZone)
      }
  }

  /** One look at a time: a long one is not overtaken by the next. */
  const runDue = () => {
    const done = atWork.then(runAll)
    atWork = done.catch(() => {})
    return done
  }

  const look = () => {
    runDue()
      .catch((error) => log.error({ err: error }, 'jobs could not be looked up'))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, lookEveryMs)
      })
  }

  return {
    add: (job) => void jobs.push(job),
    runDue,
    start: look,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await atWork
    },
  }
}

const listTimeZones = {
  name: 'jobs_list_time_zones',
  text: 'select time_zone from gate.list_time_zones() order by time_zone',
}
const claim = {
  name: 'jobs_claim',
  text: `insert into job_runs (job, time_zone, period, attempts, free_at, due_at)
    select $1, $2, $3, 1, $4::timestamptz, $6::timestamptz
    where not exists (select from job_runs where job = $1 and time_zone = $2 and finished_at is not null
      and due_at >= $6::timestamptz and due_at < $7::timestamptz)
    on conflict (job, time_zone, period) do update set attempts = job_runs.attempts + 1, free_at = excluded.free_at
      where job_runs.finished_at is null and job_runs.free_at <= $5::timestamptz
    returning attempts`,
}
const findLast = {
  name: 'jobs_find_last',
  text: `select period from job_runs where job = $1 and time_zone = $2 and finished_at is not null
    order by finished_at desc limit 1`,
}
/** Only by who claimed it last: one that was taken to be dead must not end the lease of the other. */
const setFree = {
  name: 'jobs_set_free',
  text: `update job_runs set free_at = $4
    where job = $1 and time_zone = $2 and period = $3 and attempts = $5 and finished_at is null`,
}
/** Of the others none is of use any more: the last one finished is what the next begins at. */
const finish = {
  name: 'jobs_finish',
  text: `with forgotten as (delete from job_runs where job = $1 and time_zone = $2 and period <> $3)
    update job_runs set finished_at = $4 where job = $1 and time_zone = $2 and period = $3`,
}

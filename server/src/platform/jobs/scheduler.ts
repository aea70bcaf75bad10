import type { FastifyBaseLogger } from 'fastify'
import { type Clock, nowDate } from '../config/clock.ts'
import type { Gate } from '../tenancy/gate.ts'
import { latestOccasion, type Schedule } from './schedule.ts'

/** Work that runs once per period, in only one of the replicas. */
export interface Job {
  /** The name under which runs are stored. It must not change. */
  readonly name: string
  readonly schedule: Schedule
  /** Once per period in UTC, or once for each time zone that a customer lives in. */
  readonly clocks: 'utc' | 'customers'
  /** Must be safe to run again for the same period, because the process can die halfway. */
  run(run: JobRun): Promise<void>
}

/** One run of a job. */
export interface JobRun {
  readonly timeZone: string
  /** The name of the period, usually its local date. */
  readonly period: string
  /** The last period that was finished. This run covers everything since. */
  readonly lastPeriod: string | undefined
  /** The scheduled time, which can be long before now. */
  readonly dueAt: Date
  /** Aborted at shutdown. The job stops, and a later run continues its work. */
  readonly signal: AbortSignal
}

export interface Jobs {
  add(job: Job): void
  /** Runs all jobs that are due; resolves when they are done. */
  runDue(): Promise<void>
  /** Checks every minute for due jobs, starting now. */
  start(): void
  /** Stops checking, and waits until the current job reaches a safe point. */
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheduler of this server. It does nothing until it is started. */
    readonly jobs: Jobs
  }
}

/** A lease that is not renewed for this long counts as abandoned. */
const leaseMs = 10 * 60_000
const lookEveryMs = 60_000
/**
 * A finished run that is due later than now, up to this far, prevents another run: a fast clock ran it early.
 * A run further ahead comes from a wrong clock and is ignored.
 */
const believableAheadMs = 8 * 24 * 60 * 60_000
/** The delay after failures: 1 minute, 2, 4, and so on, at most one hour. */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000

interface JobServices {
  readonly clock: Clock
  readonly gate: Gate
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Runs jobs on schedule. One row for each job, time zone and period is the lease, claimed with a single
 * statement. An advisory lock would need a connection for the whole run, and the embedded database has only
 * one.
 */
export function makeJobs({ clock, gate, log }: JobServices): Jobs {
  const jobs: Job[] = []
  /**
   * The last period known to be finished, by job and time zone, so that the database is not queried every
   * minute.
   */
  const finished = new Map<string, string>()
  const stopping = new AbortController()
  let atWork: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const ask = <Row>(statement: { name: string; text: string }, values: readonly unknown[]) =>
    gate.withoutOwner(({ query }) => query<Row>(statement, values))
  const inMs = (milliseconds: number) => new Date(clock.nowMs() + milliseconds)

  async function runPeriod(job: Job, timeZone: string): Promise<void> {
    const { period, atMs } = latestOccasion(job.schedule, timeZone, clock.nowMs())
    const jobInZone = `${job.name} ${timeZone}`
    if (finished.get(jobInZone) === period) return
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
      if (last) finished.set(jobInZone, last.period)
      return
    }

    const setLeaseExpiry = (at: Date) => ask(updateLeaseExpiry, [...key, at, claimed.attempts])
    const renew = () => setLeaseExpiry(inMs(leaseMs)).catch(() => {})
    const heartbeat = setInterval(renew, leaseMs / 3)
    try {
      const { signal } = stopping
      await job.run({ timeZone, period, lastPeriod: last?.period, dueAt, signal })
      if (signal.aborted) {
        await setLeaseExpiry(nowDate(clock))
        return
      }
      await ask(finish, [...key, nowDate(clock)])
      finished.set(jobInZone, period)
    } catch (error) {
      log.error({ err: error, job: job.name, timeZone, period, attempts: claimed.attempts }, 'job failed')
      await setLeaseExpiry(inMs(backoffMs(claimed.attempts)))
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

  /** Only one check runs at a time. */
  const runDue = () => {
    const done = atWork.then(runAll)
    atWork = done.catch(() => {})
    return done
  }

  const look = () => {
    runDue()
      .catch((error) => log.error({ err: error }, 'failed to check for due jobs'))
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
  text: `insert into job_runs (job, time_zone, period, attempts, lease_expires_at, due_at)
    select $1, $2, $3, 1, $4::timestamptz, $6::timestamptz
    where not exists (select from job_runs where job = $1 and time_zone = $2 and finished_at is not null
      and due_at >= $6::timestamptz and due_at < $7::timestamptz)
    on conflict (job, time_zone, period) do update set attempts = job_runs.attempts + 1,
      lease_expires_at = excluded.lease_expires_at
      where job_runs.finished_at is null and job_runs.lease_expires_at <= $5::timestamptz
    returning attempts`,
}
const findLast = {
  name: 'jobs_find_last',
  text: `select period from job_runs where job = $1 and time_zone = $2 and finished_at is not null
    order by finished_at desc limit 1`,
}
/**
 * Only the current lease holder may change the lease. A former holder may still be running after its lease
 * expired.
 */
const updateLeaseExpiry = {
  name: 'jobs_update_lease_expiry',
  text: `update job_runs set lease_expires_at = $4
    where job = $1 and time_zone = $2 and period = $3 and attempts = $5 and finished_at is null`,
}
/** Older runs are deleted, because only the last finished run is needed. */
const finish = {
  name: 'jobs_finish',
  text: `with forgotten as (delete from job_runs where job = $1 and time_zone = $2 and period <> $3)
    update job_runs set finished_at = $4 where job = $1 and time_zone = $2 and period = $3`,
}

import type { FastifyBaseLogger } from 'fastify'
import { type Clock, nowDate } from '../config/clock.ts'
import type { Gate } from '../tenancy/gate.ts'
import { latestScheduledTime, type Schedule } from './schedule.ts'

/** Scheduled work, which only one of the replicas runs in each period. */
export interface Job {
  /** The name under which the database stores the job's runs. It must not change. */
  readonly name: string
  readonly schedule: Schedule
  /** `utc`: the job runs once per period. `customers`: it runs once per period in each customer's time zone. */
  readonly timeZones: 'utc' | 'customers'
  /** Must be safe to run again for the same period, because the process can die halfway. */
  run(run: JobRun): Promise<void>
}

/** One run of a job. */
export interface JobRun {
  readonly timeZone: string
  /** The name of the period, usually its local date. */
  readonly period: string
  /** The last finished period. This run does the work of all periods since then. */
  readonly lastPeriod: string | undefined
  /** The scheduled time. After an outage it can be long ago. */
  readonly dueAt: Date
  /** Aborted when the server stops. The job then stops too, and a later run continues its work. */
  readonly signal: AbortSignal
}

export interface Jobs {
  add(job: Job): void
  /** Runs all jobs that are due. Resolves when they have ended. */
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

/** A lease that is not renewed for this long has expired. Another replica may take it. */
const leaseMs = 10 * 60_000
const checkIntervalMs = 60_000
/**
 * A finished run whose scheduled time is in the future prevents another run until that time: a clock that was ahead
 * started it early. A run that is further in the future than this is ignored, because that clock was wrong.
 */
const maxClockErrorMs = 8 * 24 * 60 * 60_000
/** Returns the delay after failed attempts: 1 minute, then 2, then 4 and so on, up to one hour. */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000

interface JobServices {
  readonly clock: Clock
  readonly gate: Gate
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/**
 * Creates the scheduler. Each run, named by job, time zone and period, has one row, which is its lease. A single
 * statement claims the lease. An advisory lock would need a connection for the whole run, and the embedded database has
 * only one connection.
 */
export function makeJobs({ clock, gate, log }: JobServices): Jobs {
  const jobs: Job[] = []
  /**
   * The last finished period of each job and time zone, as far as this process knows it. Knowing it saves a query every
   * minute.
   */
  const finished = new Map<string, string>()
  const stopping = new AbortController()
  let lastCheck: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  const runQuery = <Row>(statement: { name: string; text: string }, values: readonly unknown[]) =>
    gate.withoutOwner(({ query }) => query<Row>(statement, values))
  const inMs = (milliseconds: number) => new Date(clock.nowMs() + milliseconds)

  async function runPeriod(job: Job, timeZone: string): Promise<void> {
    const { period, atMs } = latestScheduledTime(job.schedule, timeZone, clock.nowMs())
    const jobInZone = `${job.name} ${timeZone}`
    if (finished.get(jobInZone) === period) return
    const key = [job.name, timeZone, period]
    const dueAt = new Date(atMs)
    const [claimed] = await runQuery<{ attempts: number }>(claim, [
      ...key,
      inMs(leaseMs),
      nowDate(clock),
      dueAt,
      inMs(maxClockErrorMs),
    ])
    const [last] = await runQuery<{ period: string }>(findLast, [job.name, timeZone])
    if (!claimed) {
      if (last) finished.set(jobInZone, last.period)
      return
    }

    const { attempts } = claimed
    const run = { job: job.name, timeZone, period, attempts }
    const cause = "see 'job failed' above, or the earlier lease expired ('not renewed' above) or was released"
    if (attempts > 1) log.warn(run, `job runs again: ${cause}`)
    const setLeaseExpiry = (at: Date) => runQuery(updateLeaseExpiry, [...key, at, attempts])
    const renew = () =>
      setLeaseExpiry(inMs(leaseMs)).catch((error) =>
        log.warn({ err: error, ...run }, 'the lease of a job was not renewed'),
      )
    const heartbeat = setInterval(renew, leaseMs / 3)
    try {
      const { signal } = stopping
      await job.run({ timeZone, period, lastPeriod: last?.period, dueAt, signal })
      if (signal.aborted) {
        await setLeaseExpiry(nowDate(clock))
        return
      }
      await runQuery(finish, [...key, nowDate(clock)])
      finished.set(jobInZone, period)
    } catch (error) {
      log.error({ err: error, ...run }, 'job failed')
      await setLeaseExpiry(inMs(backoffMs(attempts)))
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function runAll(): Promise<void> {
    if (jobs.length === 0) return
    const zones = await runQuery<{ time_zone: string }>(listTimeZones, [])
    for (const job of jobs)
      for (const timeZone of job.timeZones === 'utc' ? ['UTC'] : zones.map((row) => row.time_zone)) {
        if (stopping.signal.aborted) return
        await runPeriod(job, timeZone)
      }
  }

  /** Checks for due jobs after the previous check has ended. */
  const runDue = () => {
    const done = lastCheck.then(runAll)
    lastCheck = done.catch(() => {})
    return done
  }

  const check = () => {
    runDue()
      .catch((error) => log.error({ err: error }, 'failed to check for due jobs'))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(check, checkIntervalMs)
      })
  }

  return {
    add: (job) => void jobs.push(job),
    runDue,
    start: check,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await lastCheck
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
 * Changes the expiry only for the current holder of the lease (`attempts`). A former holder may still run after its
 * lease has expired.
 */
const updateLeaseExpiry = {
  name: 'jobs_update_lease_expiry',
  text: `update job_runs set lease_expires_at = $4
    where job = $1 and time_zone = $2 and period = $3 and attempts = $5 and finished_at is null`,
}
/**
 * Finishes a run, even if the lease has expired: the work of the period is done, and need not be done again.
 * Deletes the job's other runs, because only the last finished run is needed.
 */
const finish = {
  name: 'jobs_finish',
  text: `with forgotten as (delete from job_runs where job = $1 and time_zone = $2 and period <> $3)
    update job_runs set finished_at = $4 where job = $1 and time_zone = $2 and period = $3`,
}

import { type Clock, nowDate } from '../config/clock.ts'
import type { Gate } from '../tenancy/gate.ts'

/**
 * A run of a scheduled job in one time zone. Its row in the table `job_runs` is its lease: the server that has it runs
 * the job.
 */
interface ScheduledRun {
  readonly job: string
  readonly timeZone: string
  readonly period: string
  readonly dueAt: Date
}

/**
 * The lease of a run that this server has claimed. Once another server has claimed the run, `renew` and `release` do
 * nothing.
 */
export interface Lease {
  /** The number of attempts at this run, including this one. */
  readonly attempts: number
  renew(): Promise<unknown>
  /** Gives the lease up. After the delay, any server can claim the run again. */
  release(delayMs: number): Promise<unknown>
  /** Records that the run is finished, even if the lease has expired. */
  finish(): Promise<unknown>
}

export interface Leases {
  /**
   * Claims a run. Returns undefined if the run is finished, another server has its lease, or a retry is not due yet.
   */
  claim(run: ScheduledRun): Promise<Lease | undefined>
  findLastPeriod(job: string, timeZone: string): Promise<string | undefined>
  listTimeZones(): Promise<string[]>
}

/** A lease expires if it is not renewed for this long. Then another server may claim it. */
export const leaseMs = 10 * 60_000
/**
 * The maximum error of a server's clock. A server whose clock is ahead can finish a run that is not due yet. The job
 * then does not run again until the time of that run. A finished run that lies further in the future than this is
 * ignored.
 */
const maxClockErrorMs = 8 * 24 * 60 * 60_000

/**
 * Returns the functions that claim and change leases in the database. A single statement claims a lease. An advisory
 * lock would not work: it needs a connection for the whole run, and the embedded database has only one connection.
 */
export function makeLeases(gate: Gate, clock: Clock): Leases {
  const runQuery = <Row>(statement: { name: string; text: string }, values: readonly unknown[]) =>
    gate.withoutOwner(({ query }) => query<Row>(statement, values))
  const inMs = (milliseconds: number) => new Date(clock.nowMs() + milliseconds)
  return {
    async claim({ job, timeZone, period, dueAt }) {
      const key = [job, timeZone, period]
      const times = [inMs(leaseMs), nowDate(clock), dueAt, inMs(maxClockErrorMs)]
      const [claimed] = await runQuery<{ attempts: number }>(claim, [...key, ...times])
      if (!claimed) return undefined
      const { attempts } = claimed
      const setExpiry = (at: Date) => runQuery(updateExpiry, [...key, at, attempts])
      return {
        attempts,
        renew: () => setExpiry(inMs(leaseMs)),
        release: (delayMs) => setExpiry(inMs(delayMs)),
        finish: () => runQuery(finish, [...key, nowDate(clock)]),
      }
    },
    async findLastPeriod(job, timeZone) {
      const [last] = await runQuery<{ period: string }>(findLast, [job, timeZone])
      return last?.period
    },
    async listTimeZones() {
      const zones = await runQuery<{ time_zone: string }>(listTimeZones, [])
      return zones.map((row) => row.time_zone)
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
/** Changes the expiry of a lease. Does nothing if `attempts` has changed, because then the run was claimed again. */
const updateExpiry = {
  name: 'jobs_update_lease_expiry',
  text: `update job_runs set lease_expires_at = $4
    where job = $1 and time_zone = $2 and period = $3 and attempts = $5 and finished_at is null`,
}
/**
 * Finishes a run, even if its lease has expired: its work is done and must not be done again. Deletes the job's other
 * runs in this time zone, because only the last finished run is needed.
 */
const finish = {
  name: 'jobs_finish',
  text: `with forgotten as (delete from job_runs where job = $1 and time_zone = $2 and period <> $3)
    update job_runs set finished_at = $4 where job = $1 and time_zone = $2 and period = $3`,
}

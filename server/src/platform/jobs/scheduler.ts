import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../config/clock.ts'
import type { Gate } from '../tenancy/gate.ts'
import { leaseMs, makeLeases } from './leases.ts'
import { latestScheduledTime, type Schedule } from './schedule.ts'

/** Scheduled work. If there are several servers, only one of them runs it in each period. */
export interface Job {
  /** The name under which the database stores the job's runs. It must not change. */
  readonly name: string
  readonly schedule: Schedule
  /** `utc`: the job runs once per period. `customers`: it runs once per period in each customer's time zone. */
  readonly timeZones: 'utc' | 'customers'
  /** Does the work. It must be safe to run again for the same period, because the process can die halfway. */
  run(run: JobRun): Promise<void>
}

export interface JobRun {
  readonly timeZone: string
  /** The name of the period, usually its local date. */
  readonly period: string
  /** The last finished period. If periods were missed since then, this run does their work too. */
  readonly lastPeriod: string | undefined
  /** The scheduled time of this run. After an outage it can be long ago. */
  readonly dueAt: Date
  /** Aborted when the server stops. The job must then stop too. A later run continues its work. */
  readonly signal: AbortSignal
}

export interface Jobs {
  add(job: Job): void
  /** Runs all jobs that are due. Resolves when they have ended. */
  runDue(): Promise<void>
  /** Checks every minute for due jobs, starting now. */
  start(): void
  /** Stops checking, tells the running job to stop, and waits until it has ended. */
  stop(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheduler of this server. It does nothing until it is started. */
    readonly jobs: Jobs
  }
}

const checkIntervalMs = 60_000
/**
 * Returns the delay before the next attempt: after the first failure 1 minute, then 2, then 4 and so on, up to one
 * hour.
 */
const backoffMs = (attempts: number) => Math.min(60, 2 ** (attempts - 1)) * 60_000

interface JobServices {
  readonly clock: Clock
  readonly gate: Gate
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
}

/** Creates the scheduler. Before each run it claims the run's lease, so that no other server runs the job. */
export function makeJobs({ clock, gate, log }: JobServices): Jobs {
  const jobs: Job[] = []
  const leases = makeLeases(gate, clock)
  /** The last finished period of each job and time zone, if this process knows it. It saves a query every minute. */
  const finished = new Map<string, string>()
  const stopping = new AbortController()
  let lastCheck: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  async function runPeriod(job: Job, timeZone: string): Promise<void> {
    const { period, atMs } = latestScheduledTime(job.schedule, timeZone, clock.nowMs())
    const jobInZone = `${job.name} ${timeZone}`
    if (finished.get(jobInZone) === period) return
    const dueAt = new Date(atMs)
    const lease = await leases.claim({ job: job.name, timeZone, period, dueAt })
    const lastPeriod = await leases.findLastPeriod(job.name, timeZone)
    if (!lease) {
      if (lastPeriod !== undefined) finished.set(jobInZone, lastPeriod)
      return
    }

    const { attempts } = lease
    const run = { job: job.name, timeZone, period, attempts }
    const cause = "see 'job failed' above, or the earlier lease expired ('not renewed' above) or was released"
    if (attempts > 1) log.warn(run, `job runs again: ${cause}`)
    const renew = () =>
      lease.renew().catch((error) => log.warn({ err: error, ...run }, 'the lease of a job was not renewed'))
    const heartbeat = setInterval(renew, leaseMs / 3)
    try {
      const { signal } = stopping
      await job.run({ timeZone, period, lastPeriod, dueAt, signal })
      if (signal.aborted) {
        await lease.release(0)
        return
      }
      await lease.finish()
      finished.set(jobInZone, period)
    } catch (error) {
      log.error({ err: error, ...run }, 'job failed')
      await lease.release(backoffMs(attempts))
    } finally {
      clearInterval(heartbeat)
    }
  }

  async function runAll(): Promise<void> {
    if (jobs.length === 0) return
    const zones = await leases.listTimeZones()
    for (const job of jobs)
      for (const timeZone of job.timeZones === 'utc' ? ['UTC'] : zones) {
        if (stopping.signal.aborted) return
        await runPeriod(job, timeZone)
      }
  }

  /** Runs all due jobs. Waits for the previous call first, so that two calls never overlap. */
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

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { signUp } from '../../../test/harness/fixtures/factories.ts'
import { useOwnWorld } from '../../../test/harness/harness.ts'
import { makeIds } from '../config/ids.ts'
import { openPostgres } from '../database/postgres.ts'
import { Gate } from '../tenancy/gate.ts'
import { type Job, type JobRun, type Jobs, makeJobs } from './scheduler.ts'

const world = useOwnWorld()
const hour = 60 * 60_000
const day = 24 * hour

/** The name of the job. Each test has another name, so that no test finds the recorded runs of an earlier one. */
let name = ''
let jobCount = 0
let errors: unknown[][] = []
let warnings: unknown[][] = []
beforeEach(() => {
  jobCount += 1
  name = `job ${jobCount}`
  errors = []
  warnings = []
  world.clock.set('2026-11-21T15:00:00Z')
})

/** Creates the scheduler of another server, which runs this job and uses the same database. */
function replica(job: Partial<Job> & Pick<Job, 'run'>, database = world.store.database): Jobs {
  const gate = new Gate(database, world.clock, makeIds(world.clock))
  const jobs = makeJobs({
    clock: world.clock,
    gate,
    log: {
      error: (...entry: unknown[]) => void errors.push(entry),
      warn: (...entry: unknown[]) => void warnings.push(entry),
    },
  })
  jobs.add({ name, schedule: { every: 'day', atHour: 8 }, timeZones: 'utc', ...job })
  return jobs
}

/** Returns a function `run` for a job, and the list in which it records its runs. */
const recorder = () => {
  const runs: JobRun[] = []
  return { runs, run: async (run: JobRun) => void runs.push(run) }
}

describe('a job', () => {
  test('runs once per period, even if several replicas check at the same moment', async () => {
    const { url } = world.store
    // On PostgreSQL the second server has its own connection pool. The embedded database cannot be opened twice, so
    // there both servers share it.
    const other = url
      ? await openPostgres({ url, poolSize: 5, clock: world.clock, onIdleError: () => {} })
      : world.store.database
    const { runs, run } = recorder()
    const replicas = [replica({ run }), replica({ run }, other), replica({ run }), replica({ run }, other)]
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all(replicas.map((jobs) => jobs.runDue()))
      expect(runs.map(({ period }) => period)).toHaveLength(round)
      world.clock.advance(day)
    }
    expect(new Set(runs.map(({ period }) => period)).size).toBe(5)
    if (url) await other.close()
  })

  test('does not run again in the same period after a restart', async () => {
    const { runs, run } = recorder()
    await replica({ run }).runDue()
    await replica({ run }).runDue()
    expect(runs).toHaveLength(1)
  })

  test('runs once after an outage of several periods, for the last finished period', async () => {
    const { runs, run } = recorder()
    await replica({ run }).runDue()
    world.clock.advance(5 * day - 8 * hour)
    await replica({ run }).runDue()
    expect(runs.map(({ period, lastPeriod, dueAt }) => [period, lastPeriod, dueAt.toISOString()])).toEqual([
      ['2026-11-21', undefined, '2026-11-21T08:00:00.000Z'],
      ['2026-11-25', '2026-11-21', '2026-11-25T08:00:00.000Z'],
    ])
  })

  test('runs in each customer’s time zone at the local time of its schedule', async () => {
    await signUp(world, { timeZone: 'Pacific/Honolulu' })
    await signUp(world, { timeZone: 'Pacific/Kiritimati' })
    const { runs, run } = recorder()
    const jobs = replica({ run, timeZones: 'customers' })
    const seen = async (instant: string) => {
      world.clock.set(instant)
      runs.length = 0
      await jobs.runDue()
      return runs.map(({ timeZone, period }) => `${timeZone} ${period}`)
    }
    await seen('2026-11-21T17:00:00Z')
    expect(await seen('2026-11-21T17:59:59Z')).toEqual([])
    // At this instant it is 8:00 on the 21st in Honolulu, and 8:00 on the 22nd in Kiritimati.
    expect(await seen('2026-11-21T18:00:00Z')).toEqual([
      'Pacific/Honolulu 2026-11-21',
      'Pacific/Kiritimati 2026-11-22',
    ])
    expect(await seen('2026-11-21T18:01:00Z')).toEqual([])
  })

  test('runs once an hour if its schedule is hourly', async () => {
    const { runs, run } = recorder()
    const jobs = replica({ run, schedule: { every: 'hour' } })
    for (const minutes of [0, 30, 29, 1, 180]) {
      world.clock.advance(minutes * 60_000)
      await jobs.runDue()
    }
    expect(runs.map(({ period }) => period)).toEqual(['2026-11-21T15', '2026-11-21T16', '2026-11-21T19'])
  })
})

describe('a failing job', () => {
  test('is logged and retried after one, two and four minutes by any server', async () => {
    let attempts = 0
    const run = async () => {
      attempts += 1
      if (attempts < 4) throw new Error('the mail server is away')
    }
    const attemptsAfter = async (minutes: number) => {
      world.clock.advance(minutes * 60_000)
      await replica({ run }).runDue()
      return attempts
    }
    expect(await attemptsAfter(0)).toBe(1)
    expect(await attemptsAfter(0.9)).toBe(1)
    expect(await attemptsAfter(0.1)).toBe(2)
    expect(await attemptsAfter(1.9)).toBe(2)
    expect(await attemptsAfter(0.1)).toBe(3)
    expect(await attemptsAfter(3.9)).toBe(3)
    expect(await attemptsAfter(0.1)).toBe(4)
    expect(await attemptsAfter(60)).toBe(4)
    expect(errors).toHaveLength(3)
    expect(errors[0]?.[0]).toMatchObject({ job: name, timeZone: 'UTC', period: '2026-11-21', attempts: 1 })
  })

  test('does not block other jobs', async () => {
    const { runs, run } = recorder()
    const jobs = replica({
      run: async () => {
        throw new Error('broken')
      },
    })
    jobs.add({ name: `${name} too`, schedule: { every: 'hour' }, timeZones: 'utc', run })
    await jobs.runDue()
    expect(runs).toHaveLength(1)
  })
})

describe('a server that hangs or stops during a job', () => {
  test('keeps its lease for ten minutes; then another server runs the job and logs this as the second attempt', async () => {
    const hanging = replica({ run: () => new Promise(() => {}) })
    void hanging.runDue()
    const { runs, run } = recorder()
    // Waits until the first server has the lease.
    await expect.poll(claims).toBe(1)
    await replica({ run }).runDue()
    world.clock.advance(10 * 60_000 - 1)
    await replica({ run }).runDue()
    expect(runs).toHaveLength(0)
    expect(warnings).toEqual([])
    world.clock.advance(1)
    await replica({ run }).runDue()
    expect(runs).toHaveLength(1)
    expect(warnings).toEqual([
      [{ job: name, timeZone: 'UTC', period: '2026-11-21', attempts: 2 }, expect.any(String)],
    ])
  })

  test('logs a warning when the renewal of its lease fails', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const connect = vi.spyOn(world.store.database, 'connect')
    onTestFinished(() => {
      connect.mockRestore()
      vi.useRealTimers()
    })
    const error = new Error('the database is away')
    await replica({
      run: async () => {
        connect.mockRejectedValueOnce(error)
        await vi.advanceTimersByTimeAsync(5 * 60_000)
      },
    }).runDue()
    const run = { job: name, timeZone: 'UTC', period: '2026-11-21', attempts: 1 }
    expect(warnings).toEqual([[{ err: error, ...run }, 'the lease of a job was not renewed']])
  })

  test('does not end the lease of the next server when its own run fails after its lease has expired', async () => {
    let fail = () => {}
    const slow = replica({
      run: () =>
        new Promise((_resolve, reject) => {
          fail = () => reject(new Error('came back too late'))
        }),
    })
    const slowRun = slow.runDue()
    await expect.poll(claims).toBe(1)
    world.clock.advance(10 * 60_000)
    let claimed = () => {}
    const whenClaimed = new Promise<void>((resolve) => {
      claimed = resolve
    })
    void replica({
      run: () => {
        claimed()
        return new Promise(() => {})
      },
    }).runDue()
    await whenClaimed
    fail()
    await slowRun
    const { runs, run } = recorder()
    world.clock.advance(9 * 60_000)
    await replica({ run }).runDue()
    expect(runs).toEqual([])
  })

  test('releases its lease immediately when it is stopped', async () => {
    const { runs, run } = recorder()
    let resolveAsked = () => {}
    const whenAsked = new Promise<void>((resolve) => {
      resolveAsked = resolve
    })
    const stopped = replica({
      run: ({ signal }) => {
        resolveAsked()
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
      },
    })
    void stopped.runDue()
    await whenAsked
    await stopped.stop()
    await replica({ run }).runDue()
    expect(runs).toHaveLength(1)
    await stopped.runDue()
    expect(runs).toHaveLength(1)
  })

  const claims = () =>
    world.store.asSuperuser(async ({ query }) => {
      const rows = await query({ name: 'test_claims', text: 'select from job_runs where job = $1' }, [name])
      return rows.length
    })
})

describe('a job after a jump of the clock', () => {
  test('does not run again for a finished period when the clock went back', async () => {
    const { runs, run } = recorder()
    await replica({ run }).runDue()
    world.clock.set('2026-11-20T12:00:00Z')
    await replica({ run }).runDue()
    world.clock.set('2026-11-21T16:00:00Z')
    await replica({ run }).runDue()
    expect(runs.map(({ period }) => period)).toEqual(['2026-11-21'])
  })

  test('runs on time after the clock was years ahead', async () => {
    const { runs, run } = recorder()
    world.clock.set('2036-01-01T12:00:00Z')
    await replica({ run }).runDue()
    world.clock.set('2026-11-22T12:00:00Z')
    await replica({ run }).runDue()
    world.clock.set('2026-11-23T12:00:00Z')
    await replica({ run }).runDue()
    expect(runs.map(({ period }) => period)).toEqual(['2036-01-01', '2026-11-22', '2026-11-23'])
  })
})

import { sql as raw } from 'drizzle-orm'
import { type Clock, nowDate } from '../config/clock.ts'
import { keyedHash } from '../config/secrets.ts'
import type { Gate } from '../tenancy/gate.ts'

/** How often something was tried in the window that is open now. */
export interface Attempts {
  readonly count: number
  readonly retryAfterSeconds: number
}

export interface AttemptLimiter {
  /** Counts one attempt against each subject, atomically, shared by all replicas, before it is known to be right. */
  count(windowSeconds: number, subjects: readonly string[][]): Promise<Attempts[]>
  /** Takes an attempt that turned out right off the count. */
  forgive(subjects: readonly string[][]): Promise<void>
}

/** Subjects are kept as keyed hashes: the table tells nobody which e-mail was guessed at. */
export function makeAttemptLimiter(gate: Gate, clock: Clock, key: Buffer): AttemptLimiter {
  const hashOf = (subject: string[]) => keyedHash(key, ...subject)

  return {
    count: (windowSeconds, subjects) =>
      gate.withoutOwner(async ({ query }) => {
        const now = nowDate(clock)
        const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
        await query(forgetEnded, [now])
        const attempts: Attempts[] = []
        for (const subject of subjects) {
          const [row] = await query<{ count: number; window_ends_at: Date }>(countAttempt, [
            hashOf(subject),
            windowEndsAt,
          ])
          const endsAt = row?.window_ends_at ?? windowEndsAt
          attempts.push({
            count: row?.count ?? 1,
            retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
          })
        }
        return attempts
      }),

    forgive: (subjects) =>
      gate.withoutOwner(async ({ sql }) => {
        for (const subject of subjects)
          await sql.execute(
            raw`update rate_limits set count = count - 1 where key = ${hashOf(subject)} and count > 0`,
          )
      }),
  }
}

const forgetEnded = {
  name: 'guess_limits_forget_ended',
  text: 'delete from rate_limits where window_ends_at <= $1',
}
const countAttempt = {
  name: 'guess_limits_count',
  // A clock that ran ahead and was put back must not make anybody wait longer than one window.
  text: `insert into rate_limits (key, count, window_ends_at) values ($1, 1, $2)
    on conflict (key) do update set count = rate_limits.count + 1,
      window_ends_at = least(rate_limits.window_ends_at, excluded.window_ends_at)
    returning count, window_ends_at`,
}

import { sql as raw } from 'drizzle-orm'
import { type Clock, nowDate } from '../config/clock.ts'
import { keyedHash } from '../config/secrets.ts'
import type { Gate } from '../tenancy/gate.ts'

/** The number of attempts in the current window. */
export interface Attempts {
  readonly count: number
  readonly retryAfterSeconds: number
}

export interface AttemptLimiter {
  /** Counts one attempt against each subject before it is checked. The count is atomic and shared by all replicas. */
  count(windowSeconds: number, subjects: readonly string[][]): Promise<Attempts[]>
  /** Subtracts a successful attempt. */
  forgive(subjects: readonly string[][]): Promise<void>
}

/** Subjects are stored as keyed hashes, so that the table does not reveal which e-mails were tried. */
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
  // If a fast clock was set back, a client must not wait longer than one window.
  text: `insert into rate_limits (key, count, window_ends_at) values ($1, 1, $2)
    on conflict (key) do update set count = rate_limits.count + 1,
      window_ends_at = least(rate_limits.window_ends_at, excluded.window_ends_at)
    returning count, window_ends_at`,
}

import { type Clock, nowDate } from '../config/clock.ts'
import { keyedHash } from '../config/secrets.ts'
import type { Gate } from '../tenancy/gate.ts'

/** The number of attempts against one subject in the current time window, and the time until the window ends. */
export interface Attempts {
  readonly count: number
  readonly retryAfterSeconds: number
}

export interface AttemptLimiter {
  /**
   * Counts one attempt against each subject, such as an email address or a network. Call this before checking the
   * password or token. The count is atomic, and all servers share it.
   */
  count(windowSeconds: number, subjects: readonly string[][]): Promise<Attempts[]>
  /** Subtracts one attempt from each subject. Call it after a successful attempt. */
  forgive(subjects: readonly string[][]): Promise<void>
}

/** Stores subjects as keyed hashes, so that the table does not reveal which email addresses were tried. */
export function makeAttemptLimiter(gate: Gate, clock: Clock, key: Buffer): AttemptLimiter {
  const hashOf = (subject: string[]) => keyedHash(key, ...subject).toString('hex')

  return {
    count: (windowSeconds, subjects) =>
      gate.withoutOwner(async ({ query }) => {
        const now = nowDate(clock)
        const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
        const keys = subjects.map(hashOf)
        await query(deleteEnded, [now])
        const rows = await query<{ key: string; count: number; window_ends_at: Date }>(countAttempts, [
          keys,
          windowEndsAt,
        ])
        const byKey = new Map(rows.map((row) => [row.key, row]))
        return keys.map((key) => {
          const row = byKey.get(key)
          const endsAt = row?.window_ends_at ?? windowEndsAt
          return {
            count: row?.count ?? 1,
            retryAfterSeconds: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
          }
        })
      }),

    forgive: (subjects) =>
      gate.withoutOwner(async ({ query }) => {
        await query(forgiveAttempts, [subjects.map(hashOf)])
      }),
  }
}

const deleteEnded = {
  name: 'guess_limits_forget_ended',
  text: 'delete from rate_limits where window_ends_at <= $1',
}
// The two statements below lock their rows in the order of the keys, so that simultaneous attempts cannot deadlock.
const countAttempts = {
  name: 'guess_limits_count',
  // Another server whose clock is ahead may have created the row, with a window that ends too late. `least` corrects
  // that end.
  text: `insert into rate_limits (key, count, window_ends_at)
    select decode(key, 'hex'), 1, $2 from unnest($1::text[]) as key order by key
    on conflict (key) do update set count = rate_limits.count + 1,
      window_ends_at = least(rate_limits.window_ends_at, excluded.window_ends_at)
    returning encode(key, 'hex') as key, count, window_ends_at`,
}
const forgiveAttempts = {
  name: 'guess_limits_forgive',
  text: `update rate_limits set count = count - 1 from (
      select key from rate_limits where key in (select decode(key, 'hex') from unnest($1::text[]) as key)
      order by key for update
    ) as locked where rate_limits.key = locked.key and count > 0`,
}

import { startStopwatch } from '../config/clock.ts'
import type { WatchStatement } from './database.ts'

type Ask = (...question: never[]) => Promise<unknown>

/**
 * Measures the queries of a driver. `through` wraps its query function and reports each duration to the
 * observer that `watch` sets. Without an observer nothing is measured.
 */
export interface StatementTiming {
  through<A extends Ask>(ask: A): A
  watch(told: WatchStatement): void
}

export function makeStatementTiming(): StatementTiming {
  const watchers: WatchStatement[] = []
  return {
    through<A extends Ask>(ask: A): A {
      const watched = (...question: Parameters<A>): Promise<unknown> => {
        const passed = watchers.length > 0 ? startStopwatch() : undefined
        const asked = ask(...question)
        if (!passed) return asked
        return asked.finally(() => {
          const tookMs = passed()
          for (const told of watchers) told(textOf(question[0]), tookMs)
        })
      }
      return watched as A
    },
    watch: (told) => void watchers.push(told),
  }
}

/** Returns the text of a query, which drivers accept as a string or as an object with `text`. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown } | undefined)?.text ?? '')
